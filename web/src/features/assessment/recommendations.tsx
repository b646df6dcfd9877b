import { burdenLevels } from '@careward/content/assessment/burden-levels';
import { recommendationsByQuestion } from '@careward/content/assessment/burden-recommendations';
import type { Recommendation } from '@careward/content/assessment/burden-sources';
import { BookOpen } from 'lucide-react';
import { useId } from 'react';
import { useLanguage } from '../../base/language/use-language.js';
import { useLibraryQuery } from '../../shared/library/topics.endpoints.js';
import { SourceLink } from '../../shared/navigation/source-link.js';
import { PhoneText } from '../../ui/phone-text.js';
import { Tag } from '../../ui/card.js';
import styles from './results.module.css';
import { words } from './words.js';

type Props = {
  title: string;
  ids: readonly string[];
  /** To be done in this order. */
  numbered?: boolean;
};

export function Recommendations({ title, ids, numbered = false }: Props) {
  const titleId = useId();
  const List = numbered ? 'ol' : 'ul';
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{title}</h2>
      <List className={styles.list}>
        {recommendationsOf(ids).map((each) => (
          <RecommendationItem key={each.id} recommendation={each} />
        ))}
      </List>
    </section>
  );
}

function RecommendationItem({ recommendation }: { recommendation: Recommendation }) {
  const language = useLanguage();
  const says = words[language].result;
  const { text, source, topicIds } = recommendation;
  return (
    <li className={styles.item}>
      <p>
        <PhoneText lang={language}>{text[language]}</PhoneText>
      </p>
      <TopicLinks ids={topicIds} />
      <p className={styles.source}>
        <span>
          {says.source}:{' '}
          <span lang="en">
            <SourceLink source={source}>{source.title}</SourceLink>
          </span>
        </span>
        <Tag tone={source.read ? 'ok' : 'warn'}>{source.read ? says.read : says.notRead}</Tag>
      </p>
    </li>
  );
}

/** The topics of the library that say more; one that is not there any more has no link. */
function TopicLinks({ ids }: { ids: readonly string[] }) {
  const language = useLanguage();
  const { data: library } = useLibraryQuery(language);
  const topics = ids.flatMap((id) => library?.find((topic) => topic.id === id) ?? []);
  if (topics.length === 0) return null;
  return (
    <ul aria-label={words[language].result.topics} className={styles.topics}>
      {topics.map(({ id, title }) => (
        <li key={id}>
          <SourceLink source={{ url: `/resources/${id}` }} className={styles.topic}>
            <BookOpen size="1.1rem" aria-hidden />
            {title}
          </SourceLink>
        </li>
      ))}
    </ul>
  );
}

const allRecommendations = [
  ...Object.values(recommendationsByQuestion),
  ...Object.values(burdenLevels).map(({ recommendations }) => recommendations),
].flat();

const byId = new Map(allRecommendations.map((each) => [each.id, each]));

/** In every language, so that they change with the page's; the server's answer has them in one. */
const recommendationsOf = (ids: readonly string[]): Recommendation[] =>
  ids.flatMap((id) => byId.get(id) ?? []);
