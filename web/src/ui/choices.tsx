import { Check } from 'lucide-react';
import styles from './choices.module.css';

type Props<Key extends string> = {
  legend: string;
  /** Labels by key. */
  options: Readonly<Record<Key, string>>;
  hint?: string;
  /** Label of a further choice that means no answer, so that a choice can be undone. */
  unanswered?: string;
  /** Set by Form.Item. */
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
} & (
  | { multiple: true; value?: Key[] | null; onChange?: (value: Key[]) => void }
  | { multiple?: false; value?: Key | null; onChange?: (value: Key | null) => void }
);

/** Radio buttons or checkboxes, each shown as a card. */
export function Choices<Key extends string>(props: Props<Key>) {
  const { legend, options, hint, unanswered, id, multiple, value } = props;
  const chosen: readonly Key[] = Array.isArray(value) ? value : value ? [value] : [];

  function choose(key: Key, isChosen: boolean) {
    if (props.multiple) props.onChange?.(isChosen ? [...chosen, key] : chosen.filter((each) => each !== key));
    else props.onChange?.(key);
  }

  return (
    <fieldset
      className={styles.choices}
      aria-describedby={props['aria-describedby']}
      aria-invalid={props['aria-invalid']}
    >
      <legend>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.cards}>
        {(Object.entries(options) as [Key, string][]).map(([key, label], index) => (
          <label key={key} className={styles.card}>
            <input
              {...(index === 0 && { id })}
              type={multiple ? 'checkbox' : 'radio'}
              name={id}
              checked={chosen.includes(key)}
              onChange={(event) => choose(key, event.target.checked)}
            />
            <span className={styles.mark} data-round={!multiple} aria-hidden>
              {multiple && <Check size="1rem" strokeWidth={3} />}
            </span>
            {label}
          </label>
        ))}
        {unanswered && !props.multiple && (
          <label className={styles.card}>
            <input type="radio" name={id} checked={value === null} onChange={() => props.onChange?.(null)} />
            <span className={styles.mark} data-round aria-hidden />
            {unanswered}
          </label>
        )}
      </div>
    </fieldset>
  );
}
