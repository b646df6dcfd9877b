import type { ReactNode } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { PageTitle } from '../page-title/page-title.js';
import { Progress } from '../progress.js';
import { words } from '../words.js';
import styles from './wizard-step.module.css';

type Props = {
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
export function WizardStep({ step, steps, stepOf, progressLabel, title, lead, children }: Props) {
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
