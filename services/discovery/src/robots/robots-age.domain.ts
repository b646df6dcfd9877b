import { HOUR, MINUTE } from '@careward/contracts/kernel/duration';

/** RFC 9309, 2.4: a copy is used for at most a day. */
const USED = 24 * HOUR;
/** Asked for anew a little earlier, so that a site that fails just then does not close at once. */
const FRESH = 22 * HOUR;
const RETRY = { first: MINUTE, most: HOUR } as const;

export const isUsable = (fetchedAt: Date, now: Date): boolean => now.getTime() - fetchedAt.getTime() <= USED;

/** When a site is asked again, after so many failures since the last copy. */
export function askAgainAt(asked: Date, failures: number): Date {
  const wait = failures === 0 ? FRESH : Math.min(RETRY.first * 2 ** (failures - 1), RETRY.most);
  return new Date(asked.getTime() + wait);
}
