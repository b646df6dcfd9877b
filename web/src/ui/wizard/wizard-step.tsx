import type { ReactNode } from 'react';
import { PageTitle } from '../page-title/page-title.js';
import { Progress } from '../progress.js';
import styles from './wizard-step.module.css';

type Props = {
  /** From 1; the one after the last says that the wizard is complete. */
  step: number;
  steps: number;
  /** Accessible name of the progress bar. */
  progressLabel: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
};

/** A step's progress, heading and content. */
export function WizardStep({ step, steps, progressLabel, title, lead, children }: Props) {
  const isCounted = step <= steps;
  const progress = isCounted ? `Step ${step} of ${steps}` : 'Complete';
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
