import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import type { StateRule } from '@careward/contracts/assessment/state-rule';
import { ExternalLink, Info, Phone } from 'lucide-react';
import { useLanguage } from '../../../base/language/use-language.js';
import callLink from '../../../ui/call-link.module.css';
import { PhoneLabel } from '../../../ui/phone-label.js';
import { PhoneText } from '../../../ui/phone-text.js';
import styles from './state-card.module.css';
import { words } from './words.js';

type Props = { rule: StateRule; answers: EligibilityAnswers };

/** What is known of a state, how sure that is, and whom to ask. */
export function StateRuleText({ rule, answers: { benefits, relationship } }: Props) {
  const language = useLanguage();
  const says = words[language];
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
