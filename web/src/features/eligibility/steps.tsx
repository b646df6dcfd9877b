import {
  ages,
  type Benefit,
  eligibilityConditions,
  eligibilityRelationships,
} from '@careward/contracts/assessment/eligibility-fields';
import { useId } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { Choices } from '../../ui/choices.js';
import { useAdvance, useContinue } from './checker.js';
import { ChoiceCards, StepFrame, type StepProps } from './step-frame.js';
import { ZipHint } from './state-and-zip.js';
import styles from './steps.module.css';
import { words } from './words.js';

const keys = { relationship: eligibilityRelationships, age: ages, condition: eligibilityConditions };
type ChoiceField = keyof typeof keys;

/** A question with one answer out of a few. */
export function ChoiceStep({ checker, field }: StepProps & { field: ChoiceField }) {
  const { questions, labels } = useWords(words);
  const firstId = useId();
  const { submit, error } = useContinue(checker, field, firstId);
  const { answer, answerAndGoOn } = useAdvance(checker.goOn);
  const texts: Readonly<Record<string, string>> = labels[field];

  return (
    <StepFrame checker={checker} field={field} onSubmit={submit}>
      {field === 'condition' && <ZipHint checker={checker} />}
      <ChoiceCards
        id={firstId}
        legend={questions[field].title}
        options={keys[field].map((key) => [key, texts[key] ?? key] as const)}
        value={checker.answers[field]}
        error={error}
        onChoose={(key, isFinal) => {
          const keep = () => checker.answer({ [field]: key });
          if (isFinal) answerAndGoOn(keep);
          else answer(keep);
        }}
      />
    </StepFrame>
  );
}

export function BenefitsStep({ checker }: StepProps) {
  const { questions, labels } = useWords(words);
  const firstId = useId();
  const { submit, error } = useContinue(checker, 'benefits', firstId);
  const { benefits = [] } = checker.answers;

  return (
    <StepFrame checker={checker} field="benefits" onSubmit={submit}>
      <div className={styles.benefits}>
        <Choices
          multiple
          id={firstId}
          legend={questions.benefits.title}
          options={labels.benefits}
          value={benefits}
          error={error}
          onChange={(chosen) => checker.answer({ benefits: exclusive(chosen, benefits) })}
        />
      </div>
    </StepFrame>
  );
}

/** 'none' and the benefits exclude each other: what was chosen last stays. */
export function exclusive(chosen: readonly Benefit[], before: readonly Benefit[]): Benefit[] {
  const hasJustNone = chosen.includes('none') && !before.includes('none');
  return hasJustNone ? ['none'] : chosen.filter((benefit) => benefit !== 'none' || chosen.length === 1);
}
