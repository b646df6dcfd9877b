import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The papers that the coach's `papers.json` is fitted on. */
export const LEARNED_FROM = ['papers.json', 'papers-2.json'].map((name) => `infra/bench/data/${name}`);

export function hashOf(paths: readonly string[]): string {
  const data = createHash('sha256');
  for (const path of paths) data.update(readFileSync(path));
  return data.digest('hex');
}
