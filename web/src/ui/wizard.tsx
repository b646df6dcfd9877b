import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useWords } from '../base/language/use-language.js';
import { PageTitle } from './page-title.js';
import { Progress } from './progress.js';
import { PendingButton } from './pending-button.js';
import styles from './wizard.module.css';
import { words } from './words.js';

type WizardStepProps = {
  /** From 1; the one after the last says that the wizard is complete. */
  step: number;
  steps: number;
  /** In place of "Step n of m". */
  stepOf?: (step: number, steps: number) => string;
  /** Accessible name of the progress bar. */
  progressLabel: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
};

/** A step's progress, heading and content. */
export function WizardStep({ step, steps, stepOf, progressLabel, title, lead, children }: WizardStepProps) {
  const says = useWords(words);
  const isCounted = step <= steps;
  const progress = isCounted ? (stepOf ?? says.stepOf)(step, steps) : says.complete;
  return (
    <>
      <div>
        {isCounted && <p className={styles.count}>{progress}</p>}
        <Progress
          percent={(Math.min(step, steps) / steps) * 100}
          label={progressLabel}
          valueText={progress}
        />
      </div>
      <div className={styles.head}>
        <PageTitle>{title}</PageTitle>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </>
  );
}

type StepButtonsProps = {
  next: string;
  /** In place of "Back". */
  back?: string;
  pending?: boolean;
  onBack?: () => void;
};

/** Back and Next; Next submits the step's form. */
export function StepButtons({ next, back, pending = false, onBack }: StepButtonsProps) {
  const says = useWords(words);
  return (
    <div className={styles.buttons}>
      {onBack && (
        <Button onClick={onBack} disabled={pending}>
          {back ?? says.back}
        </Button>
      )}
      <PendingButton type="primary" htmlType="submit" pending={pending} className={styles.next}>
        {next}
      </PendingButton>
    </div>
  );
}
