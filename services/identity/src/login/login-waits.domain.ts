import { LOGIN_CAP, LOGIN_THROTTLE } from '@careward/contracts/identity/limits';

/** How long the next attempt waits after so many, and how long after that wait they are remembered; in seconds. */
export type Waits = { after: (attempts: number) => number; memory: number };

const { freeFailures, longestWait, memory } = LOGIN_THROTTLE;

/** Attempts from one device or network: no wait after four, then 1, 2, 4 … 60 s. */
export const waitsOfOneClient: Waits = {
  after: (attempts) =>
    attempts < freeFailures ? 0 : Math.min(2 ** (attempts - freeFailures), longestWait / 1_000),
  memory: memory / 1_000,
};

/** Attempts at one address from everywhere: no wait after 99, then one attempt a minute. */
export const waitsOfOneAddress: Waits = {
  after: (attempts) => (attempts < LOGIN_CAP.failures ? 0 : LOGIN_CAP.wait / 1_000),
  memory: LOGIN_CAP.memory / 1_000,
};
