import type { Assessment } from '@careward/contracts/assessment/burden';
import { useWords } from '../../../base/language/use-language.js';
import styles from './result-history.module.css';
import { ResultTable } from './result-table.js';
import { TrendChart } from './trend-chart.js';
import { words } from './words.js';

type Props = {
  /** Newest first. */
  list: readonly Assessment[];
  /** The one that is shown on this page. */
  currentId?: string;
};

/** The latest results as a curve, and all of them as a table. */
export function ResultHistory({ list, currentId }: Props) {
  const { lead } = useWords(words);
  return (
    <div className={styles.history}>
      {list.length > 1 && <TrendChart list={list} />}
      <p className={styles.lead}>{lead}</p>
      <ResultTable list={list} currentId={currentId} />
    </div>
  );
}
