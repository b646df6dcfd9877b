import { Form } from 'antd';
import { useId } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { words } from '../words.js';
import styles from './fixed-answer.module.css';

type Props<Key extends string> = { name: string; legend: string; options: Readonly<Record<Key, string>> };

/** An answer that was given in the eligibility check: part of the form, but not to be changed in it. */
export const FixedAnswer = <Key extends string>({ name, ...shown }: Props<Key>) => (
  <Form.Item noStyle name={name}>
    <Answer {...shown} />
  </Form.Item>
);

function Answer<Key extends string>({
  legend,
  options,
  value,
}: Omit<Props<Key>, 'name'> & { value?: Key | undefined }) {
  const { fromCheck } = useWords(words);
  const id = useId();
  return (
    <div className={styles.answer} role="group" aria-labelledby={id}>
      <p id={id} className={styles.legend}>
        {legend}
      </p>
      <p>
        {value && options[value]} <span className={styles.note}>{fromCheck}</span>
      </p>
    </div>
  );
}
