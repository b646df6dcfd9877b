import { LoaderCircle } from 'lucide-react';
import { useWords } from '../base/language/use-language.js';
import styles from './spinner.module.css';
import { words } from './words.js';

/** `small` is decoration beside a text; otherwise screen readers announce `label`. */
export function Spinner({ small, label }: { small?: boolean; label?: string }) {
  const { loading } = useWords(words);
  if (small) return <LoaderCircle className={styles.turning} size="1.1em" aria-hidden />;
  return (
    <div role="status" aria-label={label ?? loading} className={styles.page}>
      <LoaderCircle className={styles.turning} size="2.2rem" aria-hidden />
    </div>
  );
}
