import { useWords } from '../../../base/language/use-language.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { words } from '../words.js';
import styles from './form-skeleton.module.css';

const FIELDS = ['a', 'b', 'c', 'd'];

export function FormSkeleton() {
  const { loading } = useWords(words);
  return (
    <div role="status" aria-label={loading} className={styles.fields}>
      {FIELDS.map((field) => (
        <div key={field} className={styles.field}>
          <Skeleton width="40%" />
          <Skeleton height="3rem" />
        </div>
      ))}
    </div>
  );
}
