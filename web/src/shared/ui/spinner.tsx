import { LoaderCircle } from 'lucide-react';
import styles from './spinner.module.css';

/** `small` stands beside words that say what is awaited; alone, the spinner says it itself. */
export function Spinner({ small, label = 'Loading' }: { small?: boolean; label?: string }) {
  if (small) return <LoaderCircle className={styles.turning} size="1.1em" aria-hidden />;
  return (
    <div role="status" aria-label={label} className={styles.page}>
      <LoaderCircle className={styles.turning} size="2.2rem" aria-hidden />
    </div>
  );
}
