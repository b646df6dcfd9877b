import type { CrashPoint } from './crash-point.js';
import type { PlantedBug } from './planted-bug.js';
import type { Forecast } from './weather.js';

/** What a trial does. */
export type Plan = {
  /** The writing ends when so many events are committed and the weather is over. */
  events: number;
  /** Of all producers together. */
  commitsPerSecond: number;
  subjects: number;
  /** The part of the commits that record both event types at once, 0 to 1. */
  pairs: number;
  producers: number;
  consumers: number;
  weather: Forecast;
  crashAt: readonly CrashPoint[];
  plantedBug?: PlantedBug;
  /** Commits in the first so many milliseconds are judged like all others, and not timed. */
  warmUpMs?: number;
  /** How long the system may take to settle after the last commit; what is unsettled then is judged. */
  settleWithinMs: number;
  /** Judged earlier when nothing is left to do and nothing has changed for so long, right or wrong. */
  stillForMs?: number;
};
