import type { Conversation } from '@careward/contracts/coach/schemas';

const days = ['today', 'yesterday', 'week', 'older'] as const;
export type Day = (typeof days)[number];

/** Conversations under the day that they were last written in, by the clock of the person's device; without empty days. */
export const byDay = (list: readonly Conversation[], now: Date) =>
  days
    .map((day) => ({ day, conversations: list.filter((each) => dayOf(lastWritten(each), now) === day) }))
    .filter(({ conversations }) => conversations.length > 0);

export const lastWritten = ({ lastMessageAt, createdAt }: Conversation) =>
  new Date(lastMessageAt ?? createdAt);

/** Whole days: a day with a change of the clocks is longer or shorter than 24 hours. */
export function dayOf(at: Date, now: Date): Day {
  const startOf = (daysAgo: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo);
  if (at >= startOf(0)) return 'today';
  if (at >= startOf(1)) return 'yesterday';
  return at >= startOf(7) ? 'week' : 'older';
}
