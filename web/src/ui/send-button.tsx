import { ArrowUp } from 'lucide-react';
import { useIconName } from './icon-button.js';
import styles from './send-button.module.css';

type Props = {
  /** Accessible name and tooltip. */
  label: string;
  disabled?: boolean;
};

/** Submits the form of a single question. */
export function SendButton({ label, disabled }: Props) {
  return (
    <button type="submit" disabled={disabled} className={styles.send} {...useIconName(label)}>
      <ArrowUp aria-hidden />
    </button>
  );
}
