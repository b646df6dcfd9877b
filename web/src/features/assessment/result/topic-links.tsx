import { BookOpen } from 'lucide-react';
import { useLanguage } from '../../../base/language/use-language.js';
import { SourceLink } from '../../../shared/navigation/source-link.js';
import { useLibraryQuery } from '../../../shared/library/topics.endpoints.js';
import styles from './topic-links.module.css';
import { words } from './words.js';

/** The topics of the library that say more; one that is not there any more has no link. */
export function TopicLinks({ ids }: { ids: readonly string[] }) {
  const language = useLanguage();
  const { data: library } = useLibraryQuery(language);
  const topics = ids.flatMap((id) => library?.find((topic) => topic.id === id) ?? []);
  if (topics.length === 0) return null;
  return (
    <ul aria-label={words[language].topics} className={styles.topics}>
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
