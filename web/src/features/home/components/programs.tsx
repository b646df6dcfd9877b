import { Link } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { useEligibilityQuery } from '../../../shared/assessment/assessment.endpoints.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { words } from '../words.js';
import { ProgramCards } from './program-cards.js';
import styles from './programs.module.css';

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
