const HIGHEST = 127;

/** What a weight of 1 means, where the largest is 127. */
export const scaleOf = (numbers: Float32Array): number =>
  numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0) / HIGHEST || 1;

/** A vector in whole numbers; its length is lost. */
export function inWholeNumbers(vector: Float32Array): Int8Array {
  const scale = scaleOf(vector);
  return Int8Array.from(vector, (value) => Math.round(value / scale));
}

export function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let n = 0; n < sum.length; n++) sum[n] = (sum[n] ?? 0) + (vector[n] ?? 0);
  return Float32Array.from(sum, (value) => value / vectors.length);
}
