import { useWords } from '../../../base/language/use-language.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { words } from '../words.js';
import styles from './cards.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function LibrarySkeleton() {
  const { loadingList } = useWords(words);
  return (
    <div role="status" aria-label={loadingList} className={styles.cards}>
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton width="60%" />
          <Skeleton height="2.4rem" />
        </div>
      ))}
    </div>
  );
}
