import { readFileSync } from 'node:fs';
import type { PaperThresholds, PaperWeights } from './paper-chance.domain.js';

/** What `node infra/bench/dist/fit-papers.js` writes. */
export type PaperModel = {
  /** SHA-256 of the questions that it was fitted on. */
  data: string;
  /** What was measured on papers that nothing was learned from, for people to read. */
  measured: readonly string[];
  weights: PaperWeights;
  thresholds: PaperThresholds;
};

export const PAPER_MODEL = new URL('../../../models/papers.json', import.meta.url);

export const paperModel = JSON.parse(readFileSync(PAPER_MODEL, 'utf8')) as PaperModel;
