import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { LanguageSwitch } from '../../../shared/language/language-switch.js';
import { useChosenLanguage } from '../../../shared/language/use-chosen-language.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { LoadFailure } from '../../../shared/ui/load-failure.js';
import { PageTitle } from '../../../shared/ui/page-title.js';
import { TopicArticle } from '../components/topic-article.js';
import { TopicSkeleton } from '../components/topic-skeleton.js';
import { useTopicQuery } from '../library.endpoints.js';
import { libraryTexts } from '../library-texts.js';
import styles from './topic-page.module.css';

export default function TopicPage() {
  const { topicId = '' } = useParams();
  const [language, setLanguage] = useChosenLanguage();
  const { currentData: topic, error, isFetching, refetch } = useTopicQuery(topicId);
  const texts = libraryTexts[language];
  const isUnknown = error && 'status' in error && error.status === 404;

  return (
    <div lang={language} className={styles.page}>
      <div className={styles.head}>
        <Link to="/resources" className={styles.back}>
          <ArrowLeft aria-hidden /> {texts.back}
        </Link>
        <LanguageSwitch language={language} onChoose={setLanguage} />
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
        <LoadFailure onTryAgain={() => void refetch()}>
          This guide could not be loaded. Check your connection.
        </LoadFailure>
      )}
    </div>
  );
}
