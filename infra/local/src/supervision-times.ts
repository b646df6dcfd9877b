/** How patient the supervisor is with a process. */
export type SupervisionTimes = {
  /** The wait before the first new start; each death in a row doubles it. */
  firstBackoffMs: number;
  longestBackoffMs: number;
  /** A process that lived this long and then died starts its back-off afresh. */
  settledAfterMs: number;
  /** How long a process that was asked to end may take before it is forced to. */
  graceMs: number;
  /** Between two questions whether a process still answers. */
  livenessEveryMs: number;
  /** A clock that only goes forward. */
  now: () => number;
};

export const SUPERVISION_TIMES: SupervisionTimes = {
  firstBackoffMs: 500,
  longestBackoffMs: 30_000,
  settledAfterMs: 60_000,
  graceMs: 10_000,
  livenessEveryMs: 5_000,
  now: () => performance.now(),
};
