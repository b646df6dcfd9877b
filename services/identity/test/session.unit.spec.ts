import { SESSION } from '@careward/contracts/limits';
import { describe, expect, it } from '@jest/globals';
import { endOfSession } from '../src/sessions/session.domain.js';

const start = new Date('2026-03-01T12:00:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

describe.each(['caregiver', 'super_admin'] as const)('the session of a %s', (role) => {
  const { idle, absolute } = SESSION[role];

  it('ends when it was not used for a while', () => {
    expect(endOfSession(role, start, start)).toEqual(after(idle));
    expect(endOfSession(role, start, after(1_000))).toEqual(after(idle + 1_000));
  });

  it('ends at last, however much it is used', () => {
    expect(endOfSession(role, start, after(absolute - 1))).toEqual(after(absolute));
  });
});
