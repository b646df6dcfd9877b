import type { FormEvent, ReactNode } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { LanguageSwitch } from '../../../ui/language-switch.js';
import { StepButtons, WizardStep } from '../../../ui/wizard.js';
import { type Field, RESULTS } from '../eligibility-step.js';
import type { Checker } from '../hooks/use-checker.js';
import { words } from '../words.js';
import styles from './step-frame.module.css';

type Props = { checker: Checker; field: Field; onSubmit: (event: FormEvent) => void; children: ReactNode };

/** Every step has Continue: it says what is missing, and it is for those who do not tap. */
export function StepFrame({ checker: { step, goBack }, field, onSubmit, children }: Props) {
  const { progress, questions, next } = useWords(words);
  const { title, lead } = questions[field];
  return (
    <form className={styles.step} noValidate onSubmit={onSubmit}>
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      <WizardStep step={step} steps={RESULTS} progressLabel={progress} title={title} lead={lead}>
        {children}
      </WizardStep>
      <div className={styles.buttons}>
        <StepButtons next={next} onBack={goBack} />
      </div>
    </form>
  );
}

export type StepProps = { checker: Checker };
