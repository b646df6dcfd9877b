import { burdenNotice, burdenQuestions } from '@careward/content/assessment/burden-questions';
import { COMMENT_LENGTH } from '@careward/contracts/assessment/burden';
import { Input } from 'antd';
import { Info } from 'lucide-react';
import { useId } from 'react';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { useAssessmentsQuery } from '../../shared/assessment/assessment.endpoints.js';
import { ButtonLink } from '../../ui/button.js';
import { Choices } from '../../ui/choices.js';
import { ErrorSentence } from '../../ui/error-sentence.js';
import { StepButtons, WizardStep } from '../../ui/wizard.js';
import { type Answer, EARLIER, isTooLong, QUESTIONS, useQuestions } from './answers.js';
import styles from './assessment.module.css';
import { words } from './words.js';

/** The ten questions, one at a time; the last one's button submits. */
export function Questions() {
  const language = useLanguage();
  const says = words[language].questions;
  const { number, id, answer, change, goOn, goBack, isPending } = useQuestions();
  const { data: earlier } = useAssessmentsQuery();
  const { text, options } = burdenQuestions[id];
  const isFirst = number === 1;
  return (
    <>
      {isFirst && <Notice />}
      <WizardStep
        key={id}
        step={number}
        steps={QUESTIONS}
        stepOf={says.questionOf}
        progressLabel={says.progress}
        title={text[language]}
      >
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            goOn();
          }}
        >
          <Choices
            stacked
            legend={says.choose}
            options={labelsByValue(options[language])}
            value={answer.value === undefined ? null : String(answer.value)}
            onChange={(value) => change({ value: Number(value) })}
          />
          <CommentField answer={answer} onChange={(comment) => change({ comment })} />
          <StepButtons
            next={number === QUESTIONS ? says.finish : says.next}
            back={says.previous}
            pending={isPending}
            {...(!isFirst && { onBack: goBack })}
          />
        </form>
      </WizardStep>
      {isFirst && !!earlier?.length && (
        <ButtonLink to={EARLIER} look="plain">
          {says.earlier}
        </ButtonLink>
      )}
    </>
  );
}

const labelsByValue = (labels: readonly string[]): Record<string, string> =>
  Object.fromEntries(labels.map((label, value) => [String(value), label]));

/** What is too long is not cut, since what was left out could matter most. */
function CommentField({ answer, onChange }: { answer: Answer; onChange: (comment: string) => void }) {
  const says = useWords(words).questions;
  const id = useId();
  const wrong = isTooLong(answer);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {says.comment}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {says.commentHint}
      </p>
      <Input.TextArea
        id={id}
        rows={2}
        value={answer.comment}
        aria-invalid={wrong}
        aria-describedby={`${id}-hint ${id}-error`}
        status={wrong ? 'error' : ''}
        onChange={({ target }) => onChange(target.value)}
      />
      <ErrorSentence id={`${id}-error`}>{wrong ? says.tooLong(COMMENT_LENGTH) : undefined}</ErrorSentence>
    </div>
  );
}

/** That this is no validated test and no diagnosis. */
export function Notice() {
  const language = useLanguage();
  return (
    <p role="note" className={styles.notice}>
      <Info aria-hidden />
      <span>{burdenNotice[language]}</span>
    </p>
  );
}
