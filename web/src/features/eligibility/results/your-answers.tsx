import {
  benefits as allBenefits,
  type EligibilityAnswers,
} from '@careward/contracts/assessment/eligibility-fields';
import { states } from '@careward/contracts/care-profile/states';
import { locales, useLanguage } from '../../../base/language/use-language.js';
import { Card } from '../../../ui/card.js';
import { words as checkerWords } from '../words.js';
import { words } from './words.js';
import styles from './your-answers.module.css';

/** What was answered, for the person to look over and for the office to read. */
export function YourAnswers({ answers }: { answers: EligibilityAnswers }) {
  const language = useLanguage();
  const { yourAnswers, questions } = words[language];
  const { labels } = checkerWords[language];
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
      <h2>{yourAnswers}</h2>
      <dl className={styles.answers}>
        {(Object.keys(given) as (keyof EligibilityAnswers)[]).map((field) => (
          <div key={field}>
            <dt>{questions[field]}</dt>
            <dd>{given[field]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
