import { Skeleton } from '../../../ui/skeleton.js';
import styles from './topic-article.module.css';

export function TopicSkeleton() {
  return (
    <div role="status" aria-label="Loading the guide" className={styles.article}>
      <Skeleton width="70%" height="2.6rem" />
      <Skeleton height="6rem" />
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
    </div>
  );
}
