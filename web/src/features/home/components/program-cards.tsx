import type { EligibilityResult } from '@careward/contracts/assessment/eligibility-result';
import { BadgeCheck, SearchCheck } from 'lucide-react';
import { useWords } from '../../../base/language/use-language.js';
import { Card } from '../../../ui/card.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { Tag } from '../../../ui/tag.js';
import { words as uiWords } from '../../../ui/words.js';
import { programCards } from '../program-cards.js';
import { words } from '../words.js';
import styles from './programs.module.css';

const looks = {
  eligible: { tone: 'ok', icon: BadgeCheck },
  likely: { tone: 'ok', icon: BadgeCheck },
  review: { tone: 'warn', icon: SearchCheck },
} as const;

/** `results`: undefined until they are loaded. */
export function ProgramCards({ results }: { results: EligibilityResult[] | null | undefined }) {
  const { programs, status } = useWords(words);
  const { loading } = useWords(uiWords);
  if (results === undefined)
    return (
      <div role="status" aria-label={loading} className={styles.cards}>
        <Skeleton height="8rem" />
        <Skeleton height="8rem" />
      </div>
    );
  const scores = Object.fromEntries(
    (results ?? []).map(({ programType, eligibilityScore }) => [programType, eligibilityScore]),
  );
  return (
    <ul className={styles.cards}>
      {programCards(scores).map(({ id, status: label }) => (
        <li key={id}>
          <Card className={styles.card}>
            <div className={styles.head}>
              <h3>{programs[id].title}</h3>
              <Tag {...looks[label]}>{status[label]}</Tag>
            </div>
            <p className={styles.text}>{programs[id].text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
