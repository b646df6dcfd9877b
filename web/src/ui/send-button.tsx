import { ArrowUp } from 'lucide-react';
import styles from './send-button.module.css';

type Props = {
  /** Accessible name and tooltip. */
  label: string;
  disabled?: boolean;
};

/** Submits the form of a single question. */
export function SendButton({ label, disabled }: Props) {
  return (
    <button type="submit" disabled={disabled} className={styles.send} aria-label={label} title={label}>
      <ArrowUp aria-hidden />
    </button>
  );
}
