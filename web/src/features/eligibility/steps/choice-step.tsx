import {
  ages,
  eligibilityConditions,
  eligibilityRelationships,
} from '@careward/contracts/assessment/eligibility-fields';
import { useId } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { useAdvance } from '../hooks/use-advance.js';
import { useStepError } from '../hooks/use-step-error.js';
import { words } from '../words.js';
import { ChoiceCards } from './choice-cards.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-frame.js';
import { ZipHint } from './zip-hint.js';

const keys = { relationship: eligibilityRelationships, age: ages, condition: eligibilityConditions };
export type ChoiceField = keyof typeof keys;

/** A question with one answer out of a few. */
export function ChoiceStep({ checker, field }: StepProps & { field: ChoiceField }) {
  const { questions, labels } = useWords(words);
  const firstId = useId();
  const { submit, error } = useStepError(checker, field, firstId);
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
