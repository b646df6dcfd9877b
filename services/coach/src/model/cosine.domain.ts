/** How alike the directions of two vectors are, from -1 to 1; 0 when they cannot be compared. */
export function cosine(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return 0;
  const length = Math.sqrt(dot(a, a) * dot(b, b));
  return length === 0 ? 0 : dot(a, b) / length;
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
