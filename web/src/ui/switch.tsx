import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './switch.module.css';

type Props = {
  label: string;
  /** What it changes. */
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** On or off, in force at once. */
export function Switch({ label, hint, checked, disabled, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <label className={styles.row}>
        <span className={styles.label}>{label}</span>
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      {hint && (
        <div id={id} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
