import { LOGIN_CAP, LOGIN_THROTTLE } from '@careward/contracts/identity/limits';

const FIRST_WAIT = 1_000;

/**
 * How tries are slowed down: milliseconds to wait after the first, the second, and so on, the last for all further
 * ones; and how long after a wait they are remembered.
 */
export type Pace = { waits: readonly number[]; memory: number };

const { freeFailures, longestWait } = LOGIN_THROTTLE;
const doublings = Math.ceil(Math.log2(longestWait / FIRST_WAIT));
const waitAfter = (tries: number) =>
  tries < freeFailures ? 0 : Math.min(FIRST_WAIT * 2 ** (tries - freeFailures), longestWait);

/** Tries from one network: nothing for four, then 1, 2, 4 … 60 s. */
export const fromOneNetwork: Pace = {
  waits: Array.from({ length: freeFailures + doublings }, (_, index) => waitAfter(index + 1)),
  memory: LOGIN_THROTTLE.memory,
};

/** Tries from all networks together: nothing for long, then one at a time. */
export const fromEverywhere: Pace = {
  waits: [...Array<number>(LOGIN_CAP.failures - 1).fill(0), LOGIN_CAP.wait],
  memory: LOGIN_CAP.memory,
};

/** Tries since the last success, and the time before which no other is admitted (milliseconds since 1970). */
export type Tries = { count: number; freeAt: number };

const none: Tries = { count: 0, freeAt: 0 };

/** Counts one more try and admits it (wait 0), or leaves all as it is and says how long to wait. */
export function oneMoreTry(
  before: Tries | undefined,
  now: number,
  { waits, memory }: Pace,
): { tries: Tries; wait: number } {
  const tries = before && now < before.freeAt + memory ? before : none;
  if (now < tries.freeAt) return { tries, wait: tries.freeAt - now };
  const count = tries.count + 1;
  return { tries: { count, freeAt: now + (waits[Math.min(count, waits.length) - 1] ?? 0) }, wait: 0 };
}

/** What asking for a try came to: the wait, and until when the next one waits if this one was admitted. */
export type Counted = { wait: number; freeAt: number };

/** Takes back a try that nobody judged, with the wait it brought about unless a later try's stands. */
export const oneTryLess = ({ count, freeAt }: Tries, taken: number, now: number): Tries => ({
  count: Math.max(0, count - 1),
  freeAt: freeAt === taken ? Math.min(freeAt, now) : freeAt,
});
