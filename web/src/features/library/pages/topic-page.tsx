import { useParams } from 'react-router-dom';
import { useLanguage } from '../../../base/language/use-language.js';
import { useTopicQuery } from '../../../shared/library/library.endpoints.js';
import { ButtonLink } from '../../../ui/button.js';
import { LanguageSwitch } from '../../../ui/language-switch.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { PageTitle } from '../../../ui/page-title.js';
import { BackLink } from '../components/back-link.js';
import { TopicArticle } from '../components/topic-article.js';
import { TopicSkeleton } from '../components/topic-skeleton.js';
import { words } from '../words.js';
import styles from './topic-page.module.css';

export default function TopicPage() {
  const { topicId = '' } = useParams();
  const language = useLanguage();
  const { currentData: topic, error, isFetching, refetch } = useTopicQuery(topicId);
  const texts = words[language];
  const isUnknown = error && 'status' in error && error.status === 404;

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <BackLink />
        <LanguageSwitch />
      </div>
      {topic && <TopicArticle topic={topic} language={language} />}
      {isFetching && !topic && <TopicSkeleton />}
      {isUnknown && (
        <div className={styles.missing}>
          <PageTitle>{texts.missing}</PageTitle>
          <p>{error.code === 'topic-withdrawn' ? texts.withdrawn : texts.missingText}</p>
          <ButtonLink to="/resources">{texts.back}</ButtonLink>
        </div>
      )}
      {error && !isUnknown && !isFetching && (
        <LoadFailure onTryAgain={() => void refetch()}>{texts.topicFailed}</LoadFailure>
      )}
    </div>
  );
}
