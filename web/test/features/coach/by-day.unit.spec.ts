import { describe, expect, it } from '@jest/globals';
import { byDay, dayOf } from '../../../src/features/coach/conversation-list.js';
import { welcome } from './coach-server.js';

/** Local times, as the person's device has them: Wednesday, shortly after midnight. */
const now = new Date(2026, 10, 25, 0, 10);

describe('the day of a conversation', () => {
  it.each([
    ['a minute ago', new Date(2026, 10, 25, 0, 9), 'today'],
    ['before midnight', new Date(2026, 10, 24, 23, 59), 'yesterday'],
    ['early yesterday', new Date(2026, 10, 24, 0, 0), 'yesterday'],
    ['the day before', new Date(2026, 10, 23, 23, 59), 'week'],
    ['seven days ago', new Date(2026, 10, 18, 0, 0), 'week'],
    ['eight days ago', new Date(2026, 10, 17, 23, 59), 'older'],
    ['by a clock that is ahead', new Date(2026, 10, 25, 0, 12), 'today'],
  ])('%s is that of the calendar', (_when, at, day) => {
    expect(dayOf(at, now)).toBe(day);
  });

  it('is by the calendar also across a change of the clocks', () => {
    expect(dayOf(new Date(2026, 10, 1, 0, 0), new Date(2026, 10, 2, 0, 0))).toBe('yesterday');
  });
});

describe('conversations by day', () => {
  it('are under the day of their last message, else of their beginning, without empty days', () => {
    const at = (id: string, createdAt: Date, lastMessageAt: Date | null) => ({
      ...welcome,
      id,
      createdAt: createdAt.toISOString(),
      lastMessageAt: lastMessageAt?.toISOString() ?? null,
    });
    const [old, yesterday] = [new Date(2026, 8, 1), new Date(2026, 10, 24, 12)];
    const list = [at('new', now, null), at('continued', old, now), at('old', old, yesterday)];
    const ids = byDay(list, now).map(({ day, conversations }) => [day, conversations.map(({ id }) => id)]);
    expect(ids).toEqual([
      ['today', ['new', 'continued']],
      ['yesterday', ['old']],
    ]);
  });
});
