import type { CrashPoint } from './crash-points.js';
import type { FaultConditions } from './fault-conditions.js';

/** Bugs that can be switched on, to prove that the assertions find them. */
export const plantedBugs = ['removes-before-confirm', 'acknowledges-first', 'no-sequence-guard'] as const;
export type PlantedBug = (typeof plantedBugs)[number];

/** The settings of one fault run. */
export type Plan = {
  /** Writing ends when at least this many events are committed and all faults have been injected. */
  events: number;
  /** Of all producers together. */
  commitsPerSecond: number;
  aggregates: number;
  /** The share of commits that record two events at once, 0 to 1. */
  pairShare: number;
  producers: number;
  consumers: number;
  conditions: FaultConditions;
  crashAt: readonly CrashPoint[];
  plantedBug?: PlantedBug;
  /** Commits in the first milliseconds are checked like all others, but not timed. */
  warmUpMs?: number;
  /** How long the system may take to settle after the last commit; what is left then counts as a violation. */
  settleWithinMs: number;
  /** The run ends earlier when nothing is left to do and nothing has changed for this long. */
  idleForMs?: number;
};
