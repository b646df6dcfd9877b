import { setImmediate } from 'node:timers/promises';
import type { Language } from '@careward/contracts/kernel/languages';
import { detectLanguage } from '../understanding/language/language.domain.js';
import { cosine, subtractMean } from '../retrieval/meaning-index.domain.js';
import { readMeanVectors } from './mean-vectors.js';
import type { SentenceEncoder } from './sentence-encoder.js';

/** Requests of others are answered between two batches. */
const BATCH = 12;
const means = readMeanVectors();

/** How near texts of either language lie to a question by their meaning: cosines, 0 where that is not known; its vector is made unless given. */
export async function nearnessTo(
  encoder: SentenceEncoder | null,
  { text, lang, vector }: { text: string; lang: Language; vector?: Float32Array | null },
  texts: readonly string[],
): Promise<(text: string) => number> {
  const [question] = vector || texts.length === 0 ? [vector] : ((await encoder?.embed([text])) ?? []);
  if (!encoder || !question) return () => 0;
  const asked = subtractMean(question, means.query[lang]);
  const near = new Map<string, number>();
  for (let at = 0; at < texts.length; at += BATCH) {
    const batch = texts.slice(at, at + BATCH);
    for (const [n, vector] of (await encoder.embed(batch, 'passage')).entries()) {
      const said = batch[n] ?? '';
      near.set(said, cosine(asked, subtractMean(vector, means.passage[detectLanguage(said) ?? lang])));
    }
    await setImmediate();
  }
  return (said) => near.get(said) ?? 0;
}
