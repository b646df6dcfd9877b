import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { ButtonLink } from '../../../shared/ui/button.js';
import { LoadFailure } from '../../../shared/ui/load-failure.js';
import { PageTitle } from '../../../shared/ui/page-title.js';
import { LanguageSwitch } from '../components/language-switch.js';
import { TopicArticle } from '../components/topic-article.js';
import { TopicSkeleton } from '../components/topic-skeleton.js';
import { useTopicQuery } from '../library.endpoints.js';
import { libraryWords } from '../library-words.js';
import { useLibraryLanguage } from '../use-library-language.js';
import styles from './topic-page.module.css';

export default function TopicPage() {
  const { topicId = '' } = useParams();
  const [language, setLanguage] = useLibraryLanguage();
  const { currentData: topic, error, isFetching, refetch } = useTopicQuery(topicId);
  const words = libraryWords[language];
  const isUnknown = error && 'status' in error && error.status === 404;

  return (
    <div lang={language} className={styles.page}>
      <div className={styles.head}>
        <Link to="/resources" className={styles.back}>
          <ArrowLeft aria-hidden /> {words.back}
        </Link>
        <LanguageSwitch language={language} onChoose={setLanguage} />
      </div>
      {topic && <TopicArticle topic={topic} language={language} />}
      {isFetching && !topic && <TopicSkeleton />}
      {isUnknown && (
        <div className={styles.missing}>
          <PageTitle>{words.missing}</PageTitle>
          <p>{error.code === 'topic-withdrawn' ? words.withdrawn : words.missingSays}</p>
          <ButtonLink to="/resources">{words.back}</ButtonLink>
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
