import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import { states } from '@careward/contracts/care-profile/states';
import { useLanguage } from '../../../base/language/use-language.js';
import { Card } from '../../../ui/card.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { words as checkerWords } from '../words.js';
import { StateRuleText } from './state-rule-text.js';
import styles from './state-card.module.css';
import { useStateRule } from './use-state-rule.js';
import { words } from './words.js';

export function StateCard({ answers }: { answers: EligibilityAnswers }) {
  const language = useLanguage();
  const says = words[language];
  const { rule, hasFailed, tryAgain } = useStateRule(answers.state);
  const names = { ...states, ...checkerWords[language].labels.state };
  return (
    <Card className={styles.card}>
      <h2>{says.inState(names[answers.state])}</h2>
      {rule && <StateRuleText rule={rule} answers={answers} />}
      {!rule && hasFailed && <LoadFailure onTryAgain={tryAgain}>{says.ruleFailed}</LoadFailure>}
      {!rule && !hasFailed && (
        <div role="status" aria-label={says.loadingRule} className={styles.card}>
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      )}
    </Card>
  );
}
