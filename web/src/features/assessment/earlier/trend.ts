type Scored = { id: string; score: number };

/** Inside the drawing: room for the scores above the points and the names of the levels at the left. */
export const CHART = { width: 340, height: 190, left: 66, right: 16, top: 22, bottom: 10 } as const;

/** As many as can be told apart on a phone. */
const POINTS = 8;

export const heightOf = (score: number) =>
  CHART.height - CHART.bottom - (score / 100) * (CHART.height - CHART.top - CHART.bottom);

/** The latest results as points, the oldest at the left, with equal steps between them. */
export function pointsOf(newestFirst: readonly Scored[]) {
  const shown = newestFirst.slice(0, POINTS).toReversed();
  const step = (CHART.width - CHART.left - CHART.right - 24) / Math.max(shown.length - 1, 1);
  return shown.map(({ id, score }, at) => ({
    id,
    score,
    x: CHART.left + 12 + at * step,
    y: heightOf(score),
  }));
}
