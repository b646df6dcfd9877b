import { useId } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { Choices } from '../../../ui/choices.js';
import { exclusive } from '../benefits.js';
import { useStepError } from '../hooks/use-step-error.js';
import { words } from '../words.js';
import styles from './benefits-step.module.css';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-frame.js';

export function BenefitsStep({ checker }: StepProps) {
  const { questions, labels } = useWords(words);
  const firstId = useId();
  const { submit, error } = useStepError(checker, 'benefits', firstId);
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
