import type { Assessment } from '@careward/contracts/assessment/schemas';
import { burdenLevels } from '@careward/content/assessment/burden-levels';
import { phones } from '@careward/content/safety/phones';
import type { Risk } from '@careward/contracts/coach/schemas';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppDispatch, useAppSelector } from '../../base/store.js';
import { useAssessmentsQuery } from '../../shared/assessment/assessment.endpoints.js';
import { HelpActions } from '../../shared/safety-card/help-actions.js';
import { SafetyCard, SafetyStrip } from '../../shared/safety-card/safety-card.js';
import { toastsHeld } from '../../shared/toast/toast.slice.js';
import { ButtonLink, Spinner } from '../../ui/button.js';
import { LoadAlert } from '../../ui/load-alert.js';
import { PageTitle } from '../../ui/page-title.js';
import { PhoneText } from '../../ui/phone-text.js';
import { type CommentCheck, readCommentCheck, resultAddress } from './answers.js';
import { ResultHistory } from './history.js';
import { Notice } from './questions.js';
import { Recommendations } from './recommendations.js';
import styles from './results.module.css';
import { words } from './words.js';

/** The assessment with this id; the questions, where the list has none. */
export default function ResultView({ id, showsHelp }: { id: string; showsHelp: boolean }) {
  const says = useWords(words);
  const userId = useAppSelector(currentUserId);
  const { data: list, isError, isFetching, refetch } = useAssessmentsQuery();
  const assessment = list?.find((each) => each.id === id);
  const check = readCommentCheck(userId, id);
  if (assessment) {
    return showsHelp && check?.risk ? (
      <HelpFirst id={id} risk={check.risk} />
    ) : (
      <Result assessment={assessment} check={check} list={list ?? []} />
    );
  }
  if (isFetching) return <Spinner label={says.loading} />;
  if (isError) return <LoadAlert onTryAgain={() => void refetch()}>{says.loadFailed}</LoadAlert>;
  return <Navigate to="/assessment" replace />;
}

/** The safety card for what a comment says, alone, before the result. */
function HelpFirst({ id, risk }: { id: string; risk: Risk }) {
  const language = useLanguage();
  const says = words[language].result;
  const dispatch = useAppDispatch();

  useEffect(() => {
    dispatch(toastsHeld(true));
    return () => void dispatch(toastsHeld(false));
  }, [dispatch]);

  return (
    <>
      <PageTitle>{says.first}</PageTitle>
      <SafetyCard risk={risk} message={{ lang: language, sources: [] }} />
      <ButtonLink to={resultAddress(id)} look="quiet">
        {says.seeResult}
      </ButtonLink>
      <ButtonLink to="/ai-coach" look="plain">
        {says.writeToCoach}
      </ButtonLink>
    </>
  );
}

type ResultProps = { assessment: Assessment; check: CommentCheck | null; list: readonly Assessment[] };

/** The verdict in words first, after help where the strain is high; then the figure, what it cannot tell, what to do, and how it changes. */
function Result({ assessment, check, list }: ResultProps) {
  const language = useLanguage();
  const says = words[language].result;
  const { level, score, nextSteps, recommendationDetails } = assessment;
  const { label, summary } = burdenLevels[level];
  const firstIds = nextSteps.map(({ id }) => id);
  return (
    <>
      {check?.commentsChecked === false && (
        <p role="note" className={styles.notChecked}>
          <PhoneText lang={language}>{says.notChecked}</PhoneText>
        </p>
      )}
      {check?.risk ? <SafetyStrip risk={check.risk} lang={language} /> : level === 'high' && <HelpAtHigh />}
      <div className={styles.verdict}>
        <PageTitle>{says.level(label[language])}</PageTitle>
        <p>{summary[language]}</p>
        <Score score={score} />
      </div>
      <Notice />
      <Recommendations title={says.nextSteps} ids={firstIds} numbered />
      <Recommendations
        title={says.recommendations}
        ids={recommendationDetails.map(({ id }) => id).filter((id) => !firstIds.includes(id))}
      />
      {list.length > 1 && (
        <section className={styles.section}>
          <h2>{says.earlier}</h2>
          <ResultHistory list={list} currentId={assessment.id} />
        </section>
      )}
      <ButtonLink to="/">{says.home}</ButtonLink>
    </>
  );
}

/** Whoever carries this much is told where help is before any figure. */
function HelpAtHigh() {
  const language = useLanguage();
  const { highHelp, highHelpText } = words[language].result;
  return (
    <section aria-label={highHelp} className={styles.highHelp}>
      <p>{highHelpText}</p>
      <HelpActions
        actions={[phones.crisisCall, phones.crisisText, phones.emergency]}
        lang={language}
        look="quiet"
      />
    </section>
  );
}

const LEVELS_FROM = [25, 50, 75];

/** The figure, and where it stands among the levels. */
function Score({ score }: { score: number }) {
  const { of100, scale } = useWords(words).result;
  return (
    <div>
      <p className={styles.figure}>
        <strong>{score}</strong> {of100}
      </p>
      <div className={styles.scale} aria-hidden>
        <div className={styles.bar} style={{ width: `${score}%` }} />
        {LEVELS_FROM.map((from) => (
          <span key={from} className={styles.mark} style={{ left: `${from}%` }} />
        ))}
      </div>
      <p className={styles.words}>{scale}</p>
    </div>
  );
}
