import { PROGRAM_SCORE, type ProgramType } from '@careward/contracts/assessment/eligibility-score';
import type { EligibilityResult } from '@careward/contracts/assessment/schemas';
import { BadgeCheck, SearchCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { useEligibilityQuery } from '../../shared/assessment/assessment.endpoints.js';
import { Card, Tag } from '../../ui/card.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { Skeleton } from '../../ui/skeleton.js';
import { words as uiWords } from '../../ui/words.js';
import styles from './home.module.css';
import { words } from './words.js';

/** The programs that may pay for care (spec.md 2, "Home"). A card is shown only once its result is known. */
export function Programs() {
  const { compensation, compensationAbout, compensationChecked, compensationLink, viewAll, programsFailed } =
    useWords(words);
  const { data: results, isError, refetch } = useEligibilityQuery();
  return (
    <section className={styles.section} aria-labelledby="compensation">
      <div className={styles.heading}>
        <h2 id="compensation">{compensation}</h2>
        <Link to="/eligibility" className={styles.all}>
          {viewAll}
        </Link>
      </div>
      <p className={styles.about}>
        {results?.length ? compensationChecked : compensationAbout}{' '}
        <Link to="/resources/paid-family-caregiving">{compensationLink}</Link>
      </p>
      {isError && <LoadFailure onTryAgain={() => void refetch()}>{programsFailed}</LoadFailure>}
      {!isError && <ProgramCards results={results} />}
    </section>
  );
}

const looks = {
  eligible: { tone: 'ok', icon: BadgeCheck },
  likely: { tone: 'ok', icon: BadgeCheck },
  review: { tone: 'warn', icon: SearchCheck },
} as const;

/** `results`: undefined until they are loaded. */
function ProgramCards({ results }: { results: EligibilityResult[] | null | undefined }) {
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
          <Card className={styles.program}>
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

type ProgramStatus = 'eligible' | 'likely' | 'review';

type ProgramCard = { id: ProgramType; status: ProgramStatus };

/** spec.md 4, "Eligibility program cards": without a result. */
const defaults: readonly ProgramCard[] = [
  { id: 'medicaid_pas', status: 'eligible' },
  { id: 'family_support', status: 'review' },
];

/** The programs to show, from the scores (0 to 100) of those that were checked. */
export const programCards = (scores: Partial<Record<ProgramType, number>>): ProgramCard[] =>
  defaults.flatMap((card) => {
    const score = scores[card.id];
    if (score === undefined) return [card];
    const status = statusOf(score);
    return status ? [{ id: card.id, status }] : [];
  });

function statusOf(score: number): ProgramStatus | null {
  if (score >= PROGRAM_SCORE.eligible) return 'eligible';
  return score >= PROGRAM_SCORE.likely ? 'likely' : null;
}
