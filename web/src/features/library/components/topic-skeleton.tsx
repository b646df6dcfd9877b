import { useWords } from '../../../base/language/use-language.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { words } from '../words.js';
import styles from './topic-article.module.css';

export function TopicSkeleton() {
  const { loadingTopic } = useWords(words);
  return (
    <div role="status" aria-label={loadingTopic} className={styles.article}>
      <Skeleton width="70%" height="2.6rem" />
      <Skeleton height="6rem" />
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
    </div>
  );
}
