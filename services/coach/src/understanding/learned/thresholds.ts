import { readFileSync } from 'node:fs';
import type { SettingsPair } from './linear-model.domain.js';

/** By what a learned part decides, as training fitted it; `data` is the SHA-256 of the rows that it was trained on. */
export type Thresholds<Settings> = {
  data: string;
  settings: SettingsPair<Settings>;
  /** What was measured on what nothing was learned from, for people to read. */
  measured?: readonly string[];
};

const THRESHOLDS_FILE = new URL('../../../models/thresholds.json', import.meta.url);

/** `models/thresholds.json`: those of every learned part, by its name. */
export const readThresholds = <Settings>(): Record<string, Thresholds<Settings>> =>
  JSON.parse(readFileSync(THRESHOLDS_FILE, 'utf8')) as Record<string, Thresholds<Settings>>;

/** @throws when training has written none for the part. */
export function thresholdsOf<Settings>(part: string): Thresholds<Settings> {
  const thresholds = readThresholds<Settings>()[part];
  if (!thresholds) throw new Error(`models/thresholds.json has none for ${part}`);
  return thresholds;
}
