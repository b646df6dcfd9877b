import type { Assessment } from '@careward/contracts/assessment/schemas';
import { burdenLevels } from '@careward/content/assessment/burden-levels';
import { Link } from 'react-router-dom';
import { shortDate } from '../../base/language/date-in-words.js';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { useAssessmentsQuery } from '../../shared/assessment/assessment.endpoints.js';
import { ButtonLink, Spinner } from '../../ui/button.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { PageTitle } from '../../ui/page-title.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { resultAddress } from './addresses.js';
import { TrendChart } from './trend-chart.js';
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
      {!list && isError && <LoadFailure onTryAgain={() => void refetch()}>{loadFailed}</LoadFailure>}
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
