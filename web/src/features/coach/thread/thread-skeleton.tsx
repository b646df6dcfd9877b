import { Skeleton } from '../../../ui/skeleton.js';
import styles from './thread.module.css';

export function ThreadSkeleton() {
  return (
    <div role="status" aria-label="Loading the conversation" className={styles.thread}>
      <div style={{ alignSelf: 'flex-end', width: '60%' }}>
        <Skeleton height="3.2rem" />
      </div>
      <Skeleton width="90%" height="9rem" />
    </div>
  );
}
