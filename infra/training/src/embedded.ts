import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { loadEncoder, type Role } from '@careward/coach/encoder/sentence-encoder';

/** What was embedded before: one file of vectors, and one of the hashes of their texts in the same order. */
const CACHE = new URL('../.cache/', import.meta.url);
const SUMS = new URL('../../../services/coach/models/encoder/SHA256SUMS', import.meta.url);
const SIZE = 384;
const BYTES = SIZE * Float32Array.BYTES_PER_ELEMENT;
/** Texts after which what was embedded is written down. */
const BATCH = 32;

const hashText = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * The vector of each text, in the texts' order. Each text is embedded once, for this and all later trainings; a few
 * milliseconds a text.
 */
export async function embedded(
  texts: readonly string[],
  role: Role = 'query',
  progress: (line: string) => void = () => {},
): Promise<Float32Array[]> {
  const cache = openCache(role);
  const missing = [...new Set(texts)].filter((text) => !cache.at.has(hashText(text)));
  if (missing.length > 0) {
    const encoder = await loadEncoder();
    for (let from = 0; from < missing.length; from += BATCH) {
      const batch = missing.slice(from, from + BATCH);
      cache.add(batch.map(hashText), await encoder.embed(batch, role));
      if (from % (100 * BATCH) === 0) progress(`embedded ${from} of ${missing.length} texts`);
    }
  }
  const vectors = cache.read();
  return texts.map((text) => {
    const at = cache.at.get(hashText(text)) ?? 0;
    return vectors.subarray(at * SIZE, (at + 1) * SIZE);
  });
}

function openCache(role: Role) {
  mkdirSync(CACHE, { recursive: true });
  const name = `${hashText(readFileSync(SUMS, 'utf8')).slice(0, 8)}-${role}`;
  const [numbers, hashes] = [new URL(`${name}.f32`, CACHE), new URL(`${name}.txt`, CACHE)];
  for (const file of [numbers, hashes]) appendFileSync(file, '');
  const known = readFileSync(hashes, 'utf8').split('\n').slice(0, -1);
  // A run that was cut off may have left vectors without their hashes.
  truncateSync(numbers, known.length * BYTES);
  const at = new Map(known.map((hash, place) => [hash, place]));
  return {
    at,
    add(of: readonly string[], vectors: readonly Float32Array[]) {
      for (const vector of vectors) appendFileSync(numbers, new Uint8Array(vector.buffer));
      appendFileSync(hashes, of.map((hash) => `${hash}\n`).join(''));
      for (const hash of of) at.set(hash, at.size);
    },
    read(): Float32Array {
      return new Float32Array(Uint8Array.from(readFileSync(numbers)).buffer);
    },
  };
}
