import { useId } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { ErrorSentence } from '../../../ui/error-sentence.js';
import shell from '../../../ui/input-shell.module.css';
import { useAdvance } from '../hooks/use-advance.js';
import { useStepError } from '../hooks/use-step-error.js';
import { words } from '../words.js';
import { digitsOf } from '../zip-code.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-frame.js';
import { ZipHint } from './zip-hint.js';
import styles from './zip-step.module.css';

const FULL = 5;

export function ZipStep({ checker }: StepProps) {
  const { zipCode: label } = useWords(words);
  const inputId = useId();
  const errorId = `${inputId}-error`;
  const { submit, error } = useStepError(checker, 'zipCode', inputId);
  const { answer, answerAndGoOn } = useAdvance(checker.goOn);
  const { zipCode = '' } = checker.answers;

  function type(text: string) {
    const digits = digitsOf(text);
    const keep = () => checker.answer({ zipCode: digits });
    if (digits.length === FULL && zipCode.length < FULL) answerAndGoOn(keep);
    else answer(keep);
  }

  return (
    <StepFrame checker={checker} field="zipCode" onSubmit={submit}>
      <div className={styles.field}>
        <label htmlFor={inputId}>{label}</label>
        <div className={shell.shell}>
          <input
            id={inputId}
            value={zipCode}
            onChange={(event) => type(event.target.value)}
            inputMode="numeric"
            maxLength={FULL}
            autoComplete="postal-code"
            aria-invalid={error !== undefined}
            aria-describedby={error ? errorId : undefined}
            className={shell.input}
          />
        </div>
        <ErrorSentence id={errorId}>{error}</ErrorSentence>
      </div>
      <ZipHint checker={checker} />
    </StepFrame>
  );
}
