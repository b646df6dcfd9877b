import type { ReactNode } from 'react';
import type { VerificationLink } from '../hooks/use-verification-link.js';
import type { SignUp } from '../hooks/use-sign-up.js';
import { PageTitle } from '../../../shared/ui/page-title.js';
import { Progress } from '../../../shared/ui/progress.js';
import { STEPS_SHOWN } from '../sign-up-step.js';
import styles from './step-frame.module.css';

export type StepProps = { signUp: SignUp; link: VerificationLink };

type Props = { step: number; title: string; lead?: ReactNode; children: ReactNode };

/** A step's progress, heading and content. */
export function StepFrame({ step, title, lead, children }: Props) {
  const isCounted = step <= STEPS_SHOWN;
  const progress = isCounted ? `Step ${step} of ${STEPS_SHOWN}` : 'Complete';
  return (
    <>
      <div>
        {isCounted && <p className={styles.count}>{progress}</p>}
        <Progress
          percent={(Math.min(step, STEPS_SHOWN) / STEPS_SHOWN) * 100}
          label="Sign-up progress"
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
