import type { SettingsPair } from '../../understanding/learned/linear-model.domain.js';
import { thresholdsOf } from '../../understanding/learned/thresholds.js';
import { type Evidence, evidenceNames } from './sentence-evidence.domain.js';

/**
 * From which chance on, that a quotation has the answer, it is quoted as the answer; and from which on it is what was asked
 * for, whatever the library has. `nearest`: from which chance on, that any sentence has it, the nearest are quoted in doubt.
 */
export type PaperThresholds = { quoted: number; sure: number; nearest: number };

/** `weights`: what the evidence counts. Where nothing was learned of a name, it counts nothing. */
export type PaperSettings = { weights: Partial<Evidence>; thresholds: PaperThresholds };

/** What `node infra/bench/dist/fit-papers.js` fits. */
export const paperSettings = thresholdsOf<PaperSettings>('papers').settings;

/**
 * How likely each sentence is the one that answers, where at most one does: what remains to one is the chance that none does.
 */
export function chancesOf(evidence: readonly Evidence[], settings: SettingsPair<PaperSettings>): number[] {
  const isNear = evidence.some(({ near }) => near !== 0);
  const { weights } = settings[isNear ? 'together' : 'alone'];
  const odds = evidence.map((each) =>
    Math.exp(evidenceNames.reduce((sum, name) => sum + each[name] * (weights[name] ?? 0), 0)),
  );
  const all = odds.reduce((sum, each) => sum + each, 1);
  return odds.map((each) => each / all);
}
