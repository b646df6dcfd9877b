import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './checkbox.module.css';
import { ErrorSentence } from './error-sentence.js';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type'> & {
  label: ReactNode;
  /** A line under the label: why it is disabled, where to read more. */
  hint?: ReactNode;
  error?: string | undefined;
  onChange?: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
  /** It is tapped while it is disabled; those who use no pointer find the way in the hint. */
  onLocked?: (() => void) | undefined;
};

export function Checkbox({ label, hint, error, onChange, onLocked, id, ...rest }: Props) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  return (
    <div>
      <div className={styles.row} onClick={rest.disabled ? onLocked : undefined}>
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <label htmlFor={inputId} className={styles.label}>
          {label}
        </label>
      </div>
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      <div className={styles.error}>
        <ErrorSentence id={errorId}>{error}</ErrorSentence>
      </div>
    </div>
  );
}
