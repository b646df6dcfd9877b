/** Six numbers as PDF writes them: where (1,0), (0,1) and (0,0) go. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const within = (outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix => [
  outer[0] * a + outer[2] * b,
  outer[1] * a + outer[3] * b,
  outer[0] * c + outer[2] * d,
  outer[1] * c + outer[3] * d,
  outer[0] * e + outer[2] * f + outer[4],
  outer[1] * e + outer[3] * f + outer[5],
];

export const moved = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Null of what has no extent. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | null {
  const by = a * d - b * c;
  if (Math.abs(by) < 1e-9) return null;
  return [d / by, -b / by, -c / by, a / by, (c * f - d * e) / by, (b * e - a * f) / by];
}

export type Box = { left: number; top: number; right: number; bottom: number };

/** Around these points. */
export function boxAround(points: readonly (readonly [number, number])[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export const isInside = ({ left, top, right, bottom }: Box, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The unit square, which every picture of a PDF fills. */
export const squareIn = (matrix: Matrix): Box =>
  boxAround([moved(matrix, 0, 0), moved(matrix, 1, 0), moved(matrix, 0, 1), moved(matrix, 1, 1)]);
