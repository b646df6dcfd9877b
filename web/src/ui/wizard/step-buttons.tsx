import { useWords } from '../../base/language/use-language.js';
import { Button } from '../button.js';
import styles from './step-buttons.module.css';
import { words } from '../words.js';

type Props = {
  next: string;
  /** In place of "Back". */
  back?: string;
  pending?: boolean;
  onBack?: () => void;
};

/** Back and Next; Next submits the step's form. */
export function StepButtons({ next, back, pending = false, onBack }: Props) {
  const says = useWords(words);
  return (
    <div className={styles.buttons}>
      {onBack && (
        <Button look="quiet" onClick={onBack} disabled={pending}>
          {back ?? says.back}
        </Button>
      )}
      <Button type="submit" pending={pending} className={styles.next}>
        {next}
      </Button>
    </div>
  );
}
