import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import { eligibilityBand, eligibilityScore } from '@careward/contracts/assessment/eligibility-score';
import { Printer } from 'lucide-react';
import { useWords } from '../../../base/language/use-language.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { LanguageSwitch } from '../../../ui/language-switch.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { PageHeader } from '../../../ui/page-header.js';
import type { Checker } from '../hooks/use-checker.js';
import styles from './results.module.css';
import { NextSteps } from './next-steps.js';
import { StateCard } from './state-card.js';
import { useKeepResult } from './use-keep-result.js';
import { Verdict } from './verdict.js';
import { words } from './words.js';
import { YourAnswers } from './your-answers.js';

type Props = { checker: Checker; answers: EligibilityAnswers };

/** The verdict in words, what it cannot tell, and what to do next; as a printed page, for the Medicaid office. */
export function Results({ checker, answers }: Props) {
  const says = useWords(words);
  const score = eligibilityScore(answers);
  const { isVisitor, createAccount, hasFailed, sendAgain } = useKeepResult(checker, answers, score);

  return (
    <div className={styles.page}>
      <PageHeader title={says.title} onBack={checker.goBack}>
        <LanguageSwitch />
      </PageHeader>
      <Verdict score={score} sentence={says.bands[eligibilityBand(score)]} />
      {hasFailed && <LoadFailure onTryAgain={sendAgain}>{says.notKept}</LoadFailure>}
      <StateCard answers={answers} />
      <Card>
        <h2>{says.cannotTell}</h2>
        <ul className={styles.list}>
          {says.unknowns.map((unknown) => (
            <li key={unknown}>{unknown}</li>
          ))}
        </ul>
      </Card>
      <NextSteps />
      <YourAnswers answers={answers} />
      <div className={styles.actions}>
        {isVisitor && (
          <>
            <Button wide onClick={createAccount}>
              {says.createAccount}
            </Button>
            <p className={styles.small}>{says.accountNote}</p>
          </>
        )}
        <ButtonLink wide to="/" look={isVisitor ? 'quiet' : 'primary'}>
          {says.dashboard}
        </ButtonLink>
        <Button wide look="plain" onClick={() => window.print()}>
          <Printer aria-hidden />
          {says.print}
        </Button>
      </div>
    </div>
  );
}
