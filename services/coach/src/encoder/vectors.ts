import type { SentenceEncoder } from './sentence-encoder.js';

/** The vector of a text that was embedded; null of any other, and of all where there is no encoder. */
export type VectorLookup = (text: string) => Float32Array | null;

export const noVectors: VectorLookup = () => null;

/** Embeds what will be judged of a message, each text once. The vectors live as long as the function. */
export async function vectorsOf(
  encoder: SentenceEncoder | null,
  texts: readonly string[],
): Promise<VectorLookup> {
  const different = [...new Set(texts)];
  const vectors = (await encoder?.embed(different)) ?? [];
  const byText = new Map(vectors.map((vector, at) => [different[at], vector]));
  return (text) => byText.get(text) ?? null;
}
