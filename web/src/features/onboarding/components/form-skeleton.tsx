import { Skeleton } from '../../../ui/skeleton.js';
import styles from './form-skeleton.module.css';

const FIELDS = ['a', 'b', 'c', 'd'];

export function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading your profile" className={styles.fields}>
      {FIELDS.map((field) => (
        <div key={field} className={styles.field}>
          <Skeleton width="40%" />
          <Skeleton height="3rem" />
        </div>
      ))}
    </div>
  );
}
