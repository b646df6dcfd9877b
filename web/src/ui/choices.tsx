import { Checkbox, type CheckboxRef, Radio } from 'antd';
import { type Ref, useId } from 'react';
import styles from './choices.module.css';
import { ErrorSentence } from './error-sentence.js';

type Props<Key extends string> = {
  legend: string;
  /** Labels by key. */
  options: Readonly<Record<Key, string>>;
  hint?: string;
  /** In one column at every width, for options that have an order. */
  stacked?: boolean;
  /** What is wrong with the answer. */
  error?: string | undefined;
  /** Label of a further choice that means no answer, so that a choice can be undone. */
  unanswered?: string;
  /** Of the first choice, which takes the focus when something is wrong. */
  id?: string;
  ref?: Ref<CheckboxRef>;
} & (
  | { multiple: true; value?: Key[] | null; onChange?: (value: Key[]) => void }
  | { multiple?: false; value?: Key | null; onChange?: (value: Key | null) => void }
);

/** Radio buttons or checkboxes, each shown as a card. */
export function Choices<Key extends string>(props: Props<Key>) {
  const { legend, options, hint, stacked, error, unanswered, id, ref, multiple, value } = props;
  const ownId = useId();
  const hintId = `${ownId}-hint`;
  const errorId = `${ownId}-error`;
  const Choice = multiple ? Checkbox : Radio;
  const chosen: readonly Key[] = Array.isArray(value) ? value : value ? [value] : [];

  function choose(key: Key, isChosen: boolean) {
    if (props.multiple) props.onChange?.(isChosen ? [...chosen, key] : chosen.filter((each) => each !== key));
    else props.onChange?.(key);
  }

  return (
    <fieldset
      className={styles.choices}
      {...(!multiple && { role: 'radiogroup', 'aria-invalid': error !== undefined })}
      aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
      data-invalid={error !== undefined}
    >
      <legend>{legend}</legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <ErrorSentence id={errorId}>{error}</ErrorSentence>
      <div className={styles.cards} data-stacked={stacked}>
        {(Object.entries(options) as [Key, string][]).map(([key, label], index) => (
          <Choice
            key={key}
            {...(index === 0 && { id, ref })}
            name={ownId}
            className={styles.card}
            checked={chosen.includes(key)}
            aria-invalid={multiple && error !== undefined ? true : undefined}
            onChange={(event) => choose(key, event.target.checked)}
          >
            {label}
          </Choice>
        ))}
        {unanswered && !props.multiple && (
          <Radio
            name={ownId}
            className={styles.card}
            checked={value === null}
            onChange={() => props.onChange?.(null)}
          >
            {unanswered}
          </Radio>
        )}
      </div>
    </fieldset>
  );
}
