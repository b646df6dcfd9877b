import type { Assessment } from '@careward/contracts/assessment/burden';
import { burdenLevels } from '@careward/contracts/assessment/burden-levels';
import { useLanguage } from '../../../base/language/use-language.js';
import { SafetyStrip } from '../../../shared/safety-card/safety-strip.js';
import { ButtonLink } from '../../../ui/button.js';
import { PageTitle } from '../../../ui/page-title.js';
import { PhoneText } from '../../../ui/phone-text.js';
import type { CommentCheck } from '../comment-check.js';
import { ResultHistory } from '../earlier/result-history.js';
import { Notice } from '../notice.js';
import { Recommendations } from './recommendations.js';
import styles from './result.module.css';
import { Score } from './score.js';
import { words } from './words.js';

type Props = { assessment: Assessment; check: CommentCheck | null; list: readonly Assessment[] };

/** The verdict in words first, then the figure, what it cannot tell, what to do, and how it changes. */
export function Result({ assessment, check, list }: Props) {
  const language = useLanguage();
  const says = words[language];
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
      {check?.risk && <SafetyStrip risk={check.risk} lang={language} />}
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
