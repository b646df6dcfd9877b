import { Button } from './button.js';
import styles from './load-failure.module.css';

/** Says what could not be loaded, with a button to try again. */
export function LoadFailure({ children, onTryAgain }: { children: string; onTryAgain: () => void }) {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.sentence}>{children}</p>
      <Button look="quiet" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}
