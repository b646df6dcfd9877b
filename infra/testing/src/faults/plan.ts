import type { CrashPoint } from './crash-point.js';
import type { LineFault } from './faulty-line.js';
import type { PlantedBug } from './planted-bug.js';

export type Victim = 'broker' | 'database' | 'producer' | 'consumer';

/** What a trial does. */
export type Plan = {
  seed: number;
  /** The writing ends when so many events are committed and so many faults have happened. */
  events: number;
  /** Of both producers together. */
  commitsPerSecond: number;
  subjects: number;
  /** The part of the commits that record both event types at once. */
  pairs: number;
  producers: number;
  consumers: number;
  faults: Faults;
  crashAt: readonly CrashPoint[];
  plantedBug?: PlantedBug;
  /** How long the system may take to settle after the last commit; what is unsettled then is judged. */
  settleWithinMs: number;
};

export type Faults = {
  /** At least so many, however soon the events are committed. */
  atLeast: number;
  /** Faults go on for at least this long. */
  forMs: number;
  /** Between two faults: from, to. */
  everyMs: readonly [number, number];
  kinds: Partial<Record<Victim | LineFault, number>>;
};

/** The weights of a storm: mostly deaths, some bad lines. */
export const everyKind = {
  broker: 8,
  database: 8,
  producer: 24,
  consumer: 24,
  drop: 8,
  stall: 8,
  reset: 10,
  slice: 10,
} as const;

export const calm: Faults = { atLeast: 0, forMs: 0, everyMs: [1_000, 1_000], kinds: {} };
