import { useWords } from '../../../base/language/use-language.js';
import { Skeleton } from '../../../ui/skeleton.js';
import styles from './thread.module.css';
import { words } from './words.js';

export function ThreadSkeleton() {
  const { loading } = useWords(words);
  return (
    <div role="status" aria-label={loading} className={styles.thread}>
      <div style={{ alignSelf: 'flex-end', width: '60%' }}>
        <Skeleton height="3.2rem" />
      </div>
      <Skeleton width="90%" height="9rem" />
    </div>
  );
}
