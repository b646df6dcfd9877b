import { LoaderCircle } from 'lucide-react';
import styles from './spinner.module.css';

/** `small` is decoration beside a text; otherwise screen readers announce `label`. */
export function Spinner({ small, label = 'Loading' }: { small?: boolean; label?: string }) {
  if (small) return <LoaderCircle className={styles.turning} size="1.1em" aria-hidden />;
  return (
    <div role="status" aria-label={label} className={styles.page}>
      <LoaderCircle className={styles.turning} size="2.2rem" aria-hidden />
    </div>
  );
}
