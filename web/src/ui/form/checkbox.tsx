import { Checkbox as AntCheckbox, type CheckboxRef } from 'antd';
import { type ReactNode, type Ref, useId } from 'react';
import { ErrorSentence } from '../error-sentence.js';
import styles from './checkbox.module.css';

type Props = {
  label: ReactNode;
  /** A line under the label: why it is disabled, where to read more. */
  hint?: ReactNode;
  error?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  ref?: Ref<CheckboxRef>;
  /** It is tapped while it is disabled; those who use no pointer find the way in the hint. */
  onLocked?: (() => void) | undefined;
};

/** A box with what is said about it, which a screen reader says with it. */
export function Checkbox({ label, hint, error, onChange, onLocked, disabled = false, ...rest }: Props) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  return (
    <div>
      <div onClick={disabled ? onLocked : undefined}>
        <AntCheckbox
          {...rest}
          id={id}
          disabled={disabled}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.checked)}
        >
          {label}
        </AntCheckbox>
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
