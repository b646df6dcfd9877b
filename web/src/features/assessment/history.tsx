import type { Assessment } from '@careward/contracts/assessment/schemas';
import { burdenLevels } from '@careward/content/assessment/burden-levels';
import { Link } from 'react-router-dom';
import { shortDate } from '../../base/language/date-in-words.js';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { useAssessmentsQuery } from '../../shared/assessment/assessment.endpoints.js';
import { ButtonLink, Spinner } from '../../ui/button.js';
import { LoadAlert } from '../../ui/load-alert.js';
import { PageTitle } from '../../ui/page-title.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { resultAddress } from './answers.js';
import styles from './results.module.css';
import { words } from './words.js';

/** All results so far. */
export function EarlierResults() {
  const { loading, loadFailed, history } = useWords(words);
  const { data: list, isError, isFetching, refetch } = useAssessmentsQuery();
  if (!list && isFetching) return <Spinner label={loading} />;
  return (
    <>
      <PageTitle>{history.title}</PageTitle>
      {!list && isError && <LoadAlert onTryAgain={() => void refetch()}>{loadFailed}</LoadAlert>}
      {list && (list.length > 0 ? <ResultHistory list={list} /> : <p>{history.none}</p>)}
      <ButtonLink to="/assessment">{history.start}</ButtonLink>
    </>
  );
}

type HistoryProps = {
  /** Newest first. */
  list: readonly Assessment[];
  /** The one that is shown on this page. */
  currentId?: string | undefined;
};

/** The latest results as a curve, and all of them as a table. */
export function ResultHistory({ list, currentId }: HistoryProps) {
  const { lead } = useWords(words).history;
  return (
    <div className={styles.history}>
      {list.length > 1 && <TrendChart list={list} />}
      <p className={styles.lead}>{lead}</p>
      <ResultTable list={list} currentId={currentId} />
    </div>
  );
}

function ResultTable({ list, currentId }: HistoryProps) {
  const language = useLanguage();
  const says = words[language].history;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{says.table}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{says.date}</th>
          <th scope="col">{says.score}</th>
          <th scope="col">{says.level}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ id, completedAt, score, level }) => (
          <tr key={id}>
            <th scope="row">
              {id === currentId ? (
                <>
                  <strong>{shortDate(completedAt, language)}</strong>
                  <span className={styles.shown}>{says.shown}</span>
                </>
              ) : (
                <Link to={resultAddress(id)}>{shortDate(completedAt, language)}</Link>
              )}
            </th>
            <td>{score}</td>
            <td>{burdenLevels[level].label[language]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const LINES = [0, 25, 50, 75, 100];
/** The levels by where they begin; their names stand in their middle. */
const bands = [
  { level: 'high', from: 75 },
  { level: 'moderate', from: 50 },
  { level: 'mild', from: 25 },
  { level: 'low', from: 0 },
] as const;

/** Each point has its score beside it. The table says the same to whoever does not see it. */
function TrendChart({ list }: { list: readonly Assessment[] }) {
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
