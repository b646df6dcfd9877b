import { useId, useRef } from 'react';
import styles from '../../../ui/choices.module.css';
import { ErrorSentence } from '../../../ui/error-sentence.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';

type Props<Key extends string> = {
  /** The question, which the heading shows already. */
  legend: string;
  options: readonly (readonly [Key, string])[];
  value: Key | undefined;
  error: string | undefined;
  /** Of the first choice. */
  id: string;
  /** `isFinal`: the person means this answer. Arrow keys move through the choices, so theirs is not. */
  onChoose: (key: Key, isFinal: boolean) => void;
};

/** Radio buttons as cards. A tap, a click or the space bar chooses, also what is chosen already. */
export function ChoiceCards<Key extends string>({ legend, options, value, error, id, onChoose }: Props<Key>) {
  const group = useId();
  const errorId = `${group}-error`;
  const isByArrow = useRef(false);
  const choose = (key: Key) => onChoose(key, !isByArrow.current);

  return (
    <fieldset
      role="radiogroup"
      className={styles.choices}
      aria-invalid={error !== undefined}
      aria-describedby={error ? errorId : undefined}
      data-invalid={error !== undefined}
      onKeyDown={({ key }) => (isByArrow.current = key.startsWith('Arrow'))}
      onKeyUp={() => (isByArrow.current = false)}
    >
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <ErrorSentence id={errorId}>{error}</ErrorSentence>
      <div className={styles.cards}>
        {options.map(([key, label], index) => (
          <label key={key} className={styles.card}>
            <input
              {...(index === 0 && { id })}
              type="radio"
              name={group}
              checked={key === value}
              onChange={() => choose(key)}
              onClick={() => key === value && choose(key)}
            />
            <span className={styles.mark} data-round aria-hidden />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
