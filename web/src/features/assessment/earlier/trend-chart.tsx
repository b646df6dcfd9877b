import { burdenLevels } from '@careward/contracts/assessment/burden-levels';
import type { Assessment } from '@careward/contracts/assessment/burden';
import { useLanguage } from '../../../base/language/use-language.js';
import { CHART, heightOf, pointsOf } from './trend.js';
import styles from './trend-chart.module.css';

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
