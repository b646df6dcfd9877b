import { readFileSync } from 'node:fs';
import { languages } from '@careward/contracts/kernel/languages';
import type { MeanVectors } from '../retrieval/meaning-index.domain.js';

/** Written by `npm run train`: what people ask, then what topics say, each in English, then in Spanish. */
const FILE = new URL('../../models/means.bin', import.meta.url);

/** @throws when the file does not hold four vectors. */
export function readMeanVectors(): MeanVectors {
  const numbers = new Float32Array(Uint8Array.from(readFileSync(FILE)).buffer);
  const size = numbers.length / (2 * languages.length);
  if (!Number.isInteger(size) || size === 0) throw new Error('models/means.bin does not hold four vectors');
  const meanAt = (n: number) => numbers.slice(n * size, (n + 1) * size);
  return {
    query: { en: meanAt(0), es: meanAt(1) },
    passage: { en: meanAt(2), es: meanAt(3) },
  };
}
