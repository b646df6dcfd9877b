import { states } from '@careward/contracts/care-profile/states';
import { useWords } from '../../../base/language/use-language.js';
import { Button } from '../../../ui/button.js';
import { fields, isAnswered } from '../eligibility-step.js';
import { words } from '../words.js';
import { zipFits } from '../zip-code.js';
import type { StepProps } from './step-frame.js';
import styles from './zip-hint.module.css';

const STEP = fields.indexOf('zipCode') + 1;

/** A zip code of another state holds nobody up: it may be right, and the step before has advanced by itself. */
export function ZipHint({ checker: { answers, step, goTo } }: StepProps) {
  const { zipElsewhere, checkZip, labels } = useWords(words);
  const { state, zipCode = '' } = answers;
  const isWrong = state && isAnswered('zipCode', answers) && !zipFits(zipCode, state);
  const names = { ...states, ...labels.state };
  return (
    <div role="status">
      {isWrong && (
        <div className={styles.hint}>
          <p>{zipElsewhere(zipCode, names[state])}</p>
          {step !== STEP && (
            <Button look="quiet" onClick={() => goTo(STEP)}>
              {checkZip}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
