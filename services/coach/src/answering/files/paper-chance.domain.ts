import { type Evidence, evidenceNames } from './sentence-evidence.domain.js';

/** What the evidence counts: with the encoder's nearness, and without. Where nothing was learned of a name, it counts nothing. */
export type PaperWeights = Record<'together' | 'alone', Partial<Evidence>>;

/**
 * From which chance on, that a quotation has the answer, it is quoted as the answer; and from which on it is what was asked
 * for, whatever the library has. `nearest`: from which chance on, that any sentence has it, the nearest are quoted in doubt.
 */
export type PaperThresholds = { quoted: number; sure: number; nearest: number };

/**
 * How likely each sentence is the one that answers, where at most one does: what remains to one is the chance that none does.
 */
export function chancesOf(evidence: readonly Evidence[], weights: PaperWeights): number[] {
  const isNear = evidence.some(({ near }) => near !== 0);
  const own = weights[isNear ? 'together' : 'alone'];
  const odds = evidence.map((each) =>
    Math.exp(evidenceNames.reduce((sum, name) => sum + each[name] * (own[name] ?? 0), 0)),
  );
  const all = odds.reduce((sum, each) => sum + each, 1);
  return odds.map((each) => each / all);
}
