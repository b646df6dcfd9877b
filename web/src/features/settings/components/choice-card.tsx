import { useId } from 'react';
import { Card } from '../../../ui/card.js';
import styles from './choice-card.module.css';

type Props<Value extends string> = {
  legend: string;
  /** What the choice changes. */
  text: string;
  /** Labels by value. */
  options: Readonly<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
  /** Whether the values are languages, so that each label is read in its own. */
  areLanguages?: boolean;
};

/** A choice among a few, in force at once. */
export function ChoiceCard<Value extends string>(props: Props<Value>) {
  const { legend, text, options, chosen, onChoose, areLanguages } = props;
  const id = useId();
  return (
    <Card>
      <fieldset className={styles.choice} aria-describedby={`${id}-text`}>
        <legend className={styles.legend}>{legend}</legend>
        <p id={`${id}-text`} className={styles.text}>
          {text}
        </p>
        <div className={styles.options}>
          {(Object.entries(options) as [Value, string][]).map(([value, label]) => (
            <label key={value} className={styles.option} lang={areLanguages ? value : undefined}>
              <input type="radio" name={id} checked={value === chosen} onChange={() => onChoose(value)} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
