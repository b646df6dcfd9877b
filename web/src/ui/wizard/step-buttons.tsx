import { useWords } from '../../base/language/use-language.js';
import { Button } from '../button.js';
import styles from './step-buttons.module.css';
import { words } from '../words.js';

type Props = { next: string; pending?: boolean; onBack?: () => void };

/** Back and Next; Next submits the step's form. */
export function StepButtons({ next, pending = false, onBack }: Props) {
  const { back } = useWords(words);
  return (
    <div className={styles.buttons}>
      {onBack && (
        <Button look="quiet" onClick={onBack} disabled={pending}>
          {back}
        </Button>
      )}
      <Button type="submit" pending={pending} className={styles.next}>
        {next}
      </Button>
    </div>
  );
}
