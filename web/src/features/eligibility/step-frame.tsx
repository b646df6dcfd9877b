import { Radio } from 'antd';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { useWords } from '../../base/language/use-language.js';
import choices from '../../ui/choices.module.css';
import { ErrorSentence } from '../../ui/error-sentence.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { StepButtons, WizardStep } from '../../ui/wizard.js';
import { type Checker, type Field, RESULTS } from './checker.js';
import styles from './steps.module.css';
import { words } from './words.js';

export type StepProps = { checker: Checker };
type FrameProps = StepProps & { field: Field; onSubmit: (event: FormEvent) => void; children: ReactNode };

/** Every step has Continue: it says what is missing, and it is for those who do not tap. */
export function StepFrame({ checker: { step, goBack }, field, onSubmit, children }: FrameProps) {
  const { progress, questions, next } = useWords(words);
  const { title, lead } = questions[field];
  return (
    <form className={styles.step} noValidate onSubmit={onSubmit}>
      <WizardStep step={step} steps={RESULTS} progressLabel={progress} title={title} lead={lead}>
        {children}
      </WizardStep>
      <div className={styles.buttons}>
        <StepButtons next={next} onBack={goBack} />
      </div>
    </form>
  );
}

type CardProps<Key extends string> = {
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
export function ChoiceCards<Key extends string>({
  legend,
  options,
  value,
  error,
  id,
  onChoose,
}: CardProps<Key>) {
  const group = useId();
  const errorId = `${group}-error`;
  const isByArrow = useRef(false);
  const choose = (key: Key) => onChoose(key, !isByArrow.current);

  return (
    <fieldset
      role="radiogroup"
      className={choices.choices}
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
      <div className={choices.cards}>
        {options.map(([key, label], index) => (
          <Radio
            key={key}
            {...(index === 0 && { id })}
            name={group}
            className={choices.card}
            checked={key === value}
            onChange={() => choose(key)}
            onClick={() => key === value && choose(key)}
          >
            {label}
          </Radio>
        ))}
      </div>
    </fieldset>
  );
}
