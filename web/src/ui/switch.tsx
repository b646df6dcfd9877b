import { useId } from 'react';
import type { Ref } from 'react';
import styles from './switch.module.css';

type Props = {
  label: string;
  /** What it turns on. */
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A choice that is on or off, in force at once. The whole row can be tapped. */
export function Switch({ label, text, checked, disabled, onChange, ref }: Props) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <p id={`${id}-text`} className={styles.text}>
        {text}
      </p>
      <input
        ref={ref}
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
