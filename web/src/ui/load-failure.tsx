import { useWords } from '../base/language/use-language.js';
import { Button } from './button.js';
import styles from './load-failure.module.css';
import { words } from './words.js';

/** Says what could not be loaded, with a button to try again. */
export function LoadFailure({ children, onTryAgain }: { children: string; onTryAgain: () => void }) {
  const { tryAgain } = useWords(words);
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.sentence}>{children}</p>
      <Button look="quiet" onClick={onTryAgain}>
        {tryAgain}
      </Button>
    </div>
  );
}
