import { describe, expect, it } from '@jest/globals';
import { endOfSession } from '../src/sessions/session.domain.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const start = new Date('2026-03-01T12:00:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

// design.md 4: the figures themselves, since a test that reads the constants agrees with whatever they say.
describe.each([
  ['caregiver', { idle: 14 * DAY, absolute: 30 * DAY }],
  ['super_admin', { idle: 30 * MINUTE, absolute: 12 * 60 * MINUTE }],
] as const)('the session of a %s', (role, { idle, absolute }) => {
  it('ends when it was idle for too long', () => {
    expect(endOfSession(role, start, start)).toEqual(after(idle));
    expect(endOfSession(role, start, after(1_000))).toEqual(after(idle + 1_000));
  });

  it('ends at its absolute limit, however much it is used', () => {
    expect(endOfSession(role, start, after(absolute - 1))).toEqual(after(absolute));
  });
});
