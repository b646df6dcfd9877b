import {
  benefits as allBenefits,
  type EligibilityAnswers,
} from '@careward/contracts/assessment/eligibility-fields';
import { eligibilityBand, eligibilityScore } from '@careward/contracts/assessment/eligibility-score';
import { states } from '@careward/contracts/care-profile/states';
import { Button } from 'antd';
import { Printer } from 'lucide-react';
import { locales, useLanguage, useWords } from '../../base/language/use-language.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { LoadAlert } from '../../ui/load-alert.js';
import { PageHeader } from '../../ui/page-header.js';
import type { Checker } from './checker.js';
import { StateCard } from './state-rule.js';
import { useKeepResult } from './use-result.js';
import styles from './results.module.css';
import { words } from './words.js';

type Props = { checker: Checker; answers: EligibilityAnswers };

/** The verdict in words, what it cannot tell, and what to do next; as a printed page, for the Medicaid office. */
export function Results({ checker, answers }: Props) {
  const says = useWords(words).results;
  const score = eligibilityScore(answers);
  const { isVisitor, createAccount, hasFailed, sendAgain } = useKeepResult(checker, answers, score);

  return (
    <div className={styles.page}>
      <PageHeader title={says.title} onBack={checker.goBack} />
      <Verdict score={score} sentence={says.bands[eligibilityBand(score)]} />
      {hasFailed && <LoadAlert onTryAgain={sendAgain}>{says.notKept}</LoadAlert>}
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
            <Button type="primary" block onClick={createAccount}>
              {says.createAccount}
            </Button>
            <p className={styles.small}>{says.accountNote}</p>
          </>
        )}
        <ButtonLink wide to="/" look={isVisitor ? 'quiet' : 'primary'}>
          {says.dashboard}
        </ButtonLink>
        <Button block type="text" onClick={() => window.print()} icon={<Printer aria-hidden />}>
          {says.print}
        </Button>
      </div>
    </div>
  );
}

/** `score`: 0 to 100. */
function Verdict({ score, sentence }: { score: number; sentence: string }) {
  const { estimate, of100, scoreOf } = useWords(words).results;
  return (
    <section className={styles.verdict}>
      <div role="img" aria-label={scoreOf(score)} className={styles.score}>
        <svg viewBox="0 0 100 100" aria-hidden>
          <circle cx="50" cy="50" r="43" className={styles.track} />
          <circle
            cx="50"
            cy="50"
            r="43"
            pathLength="100"
            strokeDasharray={`${score} 100`}
            className={styles.part}
          />
        </svg>
        <span aria-hidden>
          {score}
          <span className={styles.unit}>{of100}</span>
        </span>
      </div>
      <div>
        <h2 className={styles.sentence}>{sentence}</h2>
        <p>{estimate}</p>
      </div>
    </section>
  );
}

function NextSteps() {
  const { nextSteps, steps } = useWords(words).results;
  return (
    <section>
      <h2>{nextSteps}</h2>
      <ol className={styles.steps}>
        {steps.map(({ step, how }) => (
          <li key={step}>
            <div>
              <p>{step}</p>
              <p className={styles.how}>{how}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What was answered, for the person to look over and for the office to read. */
function YourAnswers({ answers }: { answers: EligibilityAnswers }) {
  const language = useLanguage();
  const { labels, results } = words[language];
  const list = new Intl.ListFormat(locales[language], { type: 'unit' });
  const given: Record<keyof EligibilityAnswers, string> = {
    relationship: labels.relationship[answers.relationship],
    benefits: list.format(
      allBenefits.filter((each) => answers.benefits.includes(each)).map((each) => labels.benefits[each]),
    ),
    age: labels.age[answers.age],
    state: { ...states, ...labels.state }[answers.state],
    zipCode: answers.zipCode,
    condition: labels.condition[answers.condition],
  };
  return (
    <Card>
      <h2>{results.yourAnswers}</h2>
      <dl className={styles.answers}>
        {(Object.keys(given) as (keyof EligibilityAnswers)[]).map((field) => (
          <div key={field}>
            <dt>{results.questions[field]}</dt>
            <dd>{given[field]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
