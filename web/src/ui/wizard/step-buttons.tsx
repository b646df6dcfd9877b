import { Button } from '../button.js';
import styles from './step-buttons.module.css';

type Props = { next: string; pending?: boolean; onBack?: () => void };

/** Back and Next; Next submits the step's form. */
export function StepButtons({ next, pending = false, onBack }: Props) {
  return (
    <div className={styles.buttons}>
      {onBack && (
        <Button look="quiet" onClick={onBack} disabled={pending}>
          Back
        </Button>
      )}
      <Button type="submit" pending={pending} className={styles.next}>
        {next}
      </Button>
    </div>
  );
}
