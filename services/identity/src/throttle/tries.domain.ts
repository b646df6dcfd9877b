import { LOGIN_THROTTLE } from '@careward/contracts/limits';

const { freeFailures, longestWait, memory } = LOGIN_THROTTLE;
const FIRST_WAIT = 1_000;

/** Milliseconds to wait after so many tries that did not succeed: nothing for four, then 1, 2, 4 … 60 s. */
export const waitAfter = (tries: number): number =>
  tries < freeFailures ? 0 : Math.min(FIRST_WAIT * 2 ** (tries - freeFailures), longestWait);

/** The wait after the first try, the second, and so on; the last holds for all further ones. */
export const waits: readonly number[] = Array.from(
  { length: freeFailures + Math.ceil(Math.log2(longestWait / FIRST_WAIT)) },
  (_, index) => waitAfter(index + 1),
);

/** Tries since the last success, and the time before which no other is admitted (milliseconds since 1970). */
export type Tries = { count: number; freeAt: number };

const none: Tries = { count: 0, freeAt: 0 };

/** Counts one more try and admits it (wait 0), or leaves all as it is and says how long to wait. */
export function oneMoreTry(before: Tries | undefined, now: number): { tries: Tries; wait: number } {
  const tries = before && now < before.freeAt + memory ? before : none;
  if (now < tries.freeAt) return { tries, wait: tries.freeAt - now };
  const count = tries.count + 1;
  return { tries: { count, freeAt: now + waitAfter(count) }, wait: 0 };
}

/** What asking for a try came to: the wait, and until when the next one waits if this one was admitted. */
export type Counted = { wait: number; freeAt: number };

/** Takes back a try that nobody judged, with the wait it brought about unless a later try's stands. */
export const oneTryLess = ({ count, freeAt }: Tries, taken: number, now: number): Tries => ({
  count: Math.max(0, count - 1),
  freeAt: freeAt === taken ? Math.min(freeAt, now) : freeAt,
});
