import { ArrowLeft } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { isNotFound } from '../../base/http/api-error.js';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { safeReturnTo } from '../../base/session/sign-in-and-out.js';
import { useTopicQuery } from '../../shared/library/topics.endpoints.js';
import { ButtonLink } from '../../ui/button.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { PageTitle } from '../../ui/page-title.js';
import { Skeleton } from '../../ui/skeleton.js';
import { TopicArticle } from './topic-article.js';
import styles from './topic.module.css';
import { words } from './words.js';

export default function TopicPage() {
  const { topicId = '' } = useParams();
  const language = useLanguage();
  const { currentData: topic, error, isFetching, refetch } = useTopicQuery(topicId);
  const texts = words[language];
  const isUnknown = isNotFound(error);

  return (
    <div className={styles.page}>
      <BackLink />
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

/** The pages that name a guide and to which it leads back. */
const backLinks = [
  { address: /^\/ai-coach(?![\w-])/, label: 'backToConversation' },
  { address: /^\/assessment(?![\w-])/, label: 'backToResult' },
  { address: /^\/resources\?category=/, label: 'backToCategory' },
] as const;

/** Leads to the page that named the guide (?returnTo=), else to all guides. */
function BackLink() {
  const texts = useWords(words);
  const [params] = useSearchParams();
  const returnTo = safeReturnTo(params.get('returnTo'));
  const known = returnTo && backLinks.find(({ address }) => address.test(returnTo));
  return (
    <Link to={known ? returnTo : '/resources'} className={styles.back}>
      <ArrowLeft aria-hidden /> {texts[known ? known.label : 'back']}
    </Link>
  );
}

function TopicSkeleton() {
  const { loadingTopic } = useWords(words);
  return (
    <div role="status" aria-label={loadingTopic} className={styles.article}>
      <Skeleton width="70%" height="2.6rem" />
      <Skeleton height="6rem" />
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
    </div>
  );
}
