import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import type { StateRule } from '@careward/content/assessment/state-rule';
import { type State, states } from '@careward/contracts/care-profile/states';
import { Skeleton } from 'antd';
import { ExternalLink, Info, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../base/language/use-language.js';
import { PhoneLabel, PhoneText } from '../../ui/phone-text.js';
import callLink from '../../ui/phone.module.css';
import { Card } from '../../ui/card.js';
import { LoadAlert } from '../../ui/load-alert.js';
import styles from './results.module.css';
import { words } from './words.js';

export function StateCard({ answers }: { answers: EligibilityAnswers }) {
  const language = useLanguage();
  const says = words[language].results;
  const { rule, hasFailed, tryAgain } = useStateRule(answers.state);
  const names = { ...states, ...words[language].labels.state };
  return (
    <Card className={styles.card}>
      <h2>{says.inState(names[answers.state])}</h2>
      {rule && <StateRuleText rule={rule} answers={answers} />}
      {!rule && hasFailed && <LoadAlert onTryAgain={tryAgain}>{says.ruleFailed}</LoadAlert>}
      {!rule && !hasFailed && (
        <div role="status" aria-label={says.loadingRule}>
          <Skeleton title={false} paragraph={{ rows: 2 }} />
        </div>
      )}
    </Card>
  );
}

/** What is known of a state, how sure that is, and whom to ask. */
function StateRuleText({ rule, answers }: { rule: StateRule; answers: EligibilityAnswers }) {
  const { benefits, relationship } = answers;
  const language = useLanguage();
  const says = words[language].results;
  const hasMedicaid = benefits.includes('medicaid') || benefits.includes('medicare_medicaid');
  const ofSpouse = says.spouse[rule.spouse];
  return (
    <>
      <p>
        {says.family[rule.family]} {relationship === 'spouse' ? <strong>{ofSpouse}</strong> : ofSpouse}
      </p>
      {!hasMedicaid && (
        <p className={styles.needed}>
          <Info aria-hidden />
          <span>{benefits.includes('medicare') ? says.medicareOnly : says.medicaidNeeded}</span>
        </p>
      )}
      <div>
        <h3>{says.askAbout}</h3>
        <ul className={styles.programs} lang="en">
          {rule.programs.map((program) => (
            <li key={program}>{program}</li>
          ))}
        </ul>
      </div>
      <p>{says.amount}</p>
      <div className={styles.sure}>
        {rule.note && (
          <p>
            <PhoneText lang={language}>{rule.note[language]}</PhoneText>
          </p>
        )}
        <p>{says.confidence[rule.confidence]}</p>
        <p>{says.readOn}</p>
      </div>
      <a href={`tel:+${rule.phone.replaceAll('-', '')}`} className={`${callLink.call} ${styles.call}`}>
        <Phone aria-hidden />
        <PhoneLabel>{says.call(rule.program, rule.phone)}</PhoneLabel>
      </a>
      <a href={rule.website} rel="noreferrer" className={styles.website}>
        <ExternalLink size="1.2rem" aria-hidden />
        {says.website}
      </a>
    </>
  );
}

type LoadedRule = { rule: StateRule | null; hasFailed: boolean };

/** The rule of a state; null until it is loaded. */
function useStateRule(state: State): LoadedRule & { tryAgain: () => void } {
  const [loaded, setLoaded] = useState<LoadedRule>({ rule: null, hasFailed: false });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isWanted = true;
    loadStateRules().then(
      (rules) => isWanted && setLoaded({ rule: rules[state], hasFailed: false }),
      () => isWanted && setLoaded({ rule: null, hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [state, tries]);

  return { ...loaded, tryAgain: () => setTries(tries + 1) };
}

/** In a chunk of their own: they are as large as the page. */
export const loadStateRules = async () =>
  (await import('@careward/content/assessment/state-rules')).stateRules;
