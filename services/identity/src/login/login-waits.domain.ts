import { LOGIN_CAP, LOGIN_THROTTLE } from '@careward/contracts/identity/limits';

/** How long the next try has to wait after so many tries, and how long after that they are remembered; in seconds. */
export type Waits = { after: (tries: number) => number; memory: number };

const { freeFailures, longestWait, memory } = LOGIN_THROTTLE;

/** Tries from one device or network: no wait after four, then 1, 2, 4 … 60 s. */
export const waitsOfOneClient: Waits = {
  after: (tries) => (tries < freeFailures ? 0 : Math.min(2 ** (tries - freeFailures), longestWait / 1_000)),
  memory: memory / 1_000,
};

/** Tries for one address from everywhere: no wait for long, then one try a minute. */
export const waitsOfOneAddress: Waits = {
  after: (tries) => (tries < LOGIN_CAP.failures ? 0 : LOGIN_CAP.wait / 1_000),
  memory: LOGIN_CAP.memory / 1_000,
};
