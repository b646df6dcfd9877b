import { Skeleton } from '../../../ui/skeleton.js';
import styles from './topic-category.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function LibrarySkeleton() {
  return (
    <div role="status" aria-label="Loading the care library" className={styles.topics}>
      {CARDS.map((card) => (
        <div key={card} className={styles.topic}>
          <Skeleton width="60%" />
          <Skeleton height="2.4rem" />
        </div>
      ))}
    </div>
  );
}
