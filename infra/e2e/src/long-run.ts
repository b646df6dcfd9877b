/** Whether this is `npm run test:long`, which also runs what takes long and rarely fails. */
export const isLongRun = process.env.LONG === '1';

/** Those of every run, and in the long run the others too. */
export const inLongRun = <T>(always: readonly T[], others: readonly T[]): readonly T[] =>
  isLongRun ? [...always, ...others] : always;
