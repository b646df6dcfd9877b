import type { Assessment } from '@careward/contracts/assessment/schemas';
import { burdenLevels } from '@careward/content/assessment/burden-levels';
import { useLanguage } from '../../base/language/use-language.js';
import styles from './results.module.css';

const LINES = [0, 25, 50, 75, 100];
/** The levels by where they begin; their names stand in their middle. */
const bands = [
  { level: 'high', from: 75 },
  { level: 'moderate', from: 50 },
  { level: 'mild', from: 25 },
  { level: 'low', from: 0 },
] as const;

/** Each point has its score beside it. The table says the same to whoever does not see it. */
export function TrendChart({ list }: { list: readonly Assessment[] }) {
  const language = useLanguage();
  const points = pointsOf(list);
  return (
    <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} className={styles.chart} aria-hidden>
      {LINES.map(heightOf).map((y) => (
        <line key={y} x1={CHART.left} x2={CHART.width - CHART.right} y1={y} y2={y} className={styles.line} />
      ))}
      {bands.map(({ level, from }) => (
        <text key={level} x={CHART.left - 8} y={heightOf(from + 12.5) + 4} className={styles.level}>
          {burdenLevels[level].label[language]}
        </text>
      ))}
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.curve} />
      {points.map(({ id, score, x, y }) => (
        <g key={id}>
          <circle cx={x} cy={y} r="5" className={styles.point} />
          <text x={x} y={y - 10} className={styles.score}>
            {score}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Inside the drawing: room for the scores above the points and the names of the levels at the left. */
export const CHART = { width: 340, height: 190, left: 66, right: 16, top: 22, bottom: 10 } as const;

/** As many as can be told apart on a phone. */
const POINTS = 8;

export const heightOf = (score: number) =>
  CHART.height - CHART.bottom - (score / 100) * (CHART.height - CHART.top - CHART.bottom);

/** The latest results as points, the oldest at the left, with equal steps between them. */
export function pointsOf(newestFirst: readonly Pick<Assessment, 'id' | 'score'>[]) {
  const shown = newestFirst.slice(0, POINTS).toReversed();
  const step = (CHART.width - CHART.left - CHART.right - 24) / Math.max(shown.length - 1, 1);
  return shown.map(({ id, score }, at) => ({
    id,
    score,
    x: CHART.left + 12 + at * step,
    y: heightOf(score),
  }));
}
