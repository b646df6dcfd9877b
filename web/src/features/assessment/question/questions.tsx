import { burdenQuestions } from '@careward/contracts/assessment/burden-questions';
import { useLanguage } from '../../../base/language/use-language.js';
import { useAssessmentsQuery } from '../../../shared/assessments/assessments.endpoints.js';
import { ButtonLink } from '../../../ui/button.js';
import { Choices } from '../../../ui/choices.js';
import { StepButtons, WizardStep } from '../../../ui/wizard.js';
import { EARLIER } from '../addresses.js';
import { QUESTIONS } from '../answers.js';
import { Notice } from '../notice.js';
import { CommentField } from './comment-field.js';
import styles from './questions.module.css';
import { useQuestions } from './use-questions.js';
import { words } from './words.js';

/** The ten questions, one at a time; the last one's button submits. */
export function Questions() {
  const language = useLanguage();
  const says = words[language];
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
