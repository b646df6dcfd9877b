import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { config } from '../../../app/config.js';
import { LoadFailure } from '../../../shared/ui/load-failure.js';
import { PageTitle } from '../../../shared/ui/page-title.js';
import { LanguageSwitch } from '../components/language-switch.js';
import { LibrarySkeleton } from '../components/library-skeleton.js';
import { TopicShelf } from '../components/topic-shelf.js';
import { useLibraryQuery } from '../library.endpoints.js';
import { libraryWords } from '../library-words.js';
import { findTopics, topicsByCategory } from '../topics-by-category.js';
import { useLibraryLanguage } from '../use-library-language.js';
import styles from './library-page.module.css';

export default function LibraryPage() {
  const [language, setLanguage] = useLibraryLanguage();
  const [typed, setTyped] = useState('');
  const { currentData: topics, isError, refetch } = useLibraryQuery(language);
  const searchId = useId();
  const words = libraryWords[language];
  const shelves = topics && topicsByCategory(findTopics(topics, typed), words.categories);

  return (
    <div lang={language} className={styles.page}>
      <div className={styles.head}>
        <PageTitle>{words.library}</PageTitle>
        <LanguageSwitch language={language} onChoose={setLanguage} />
      </div>
      <p className={styles.about}>{words.about}</p>
      <div role="search" className={styles.search}>
        <label htmlFor={searchId}>{words.search}</label>
        <div className={styles.field}>
          <Search aria-hidden />
          <input
            id={searchId}
            type="search"
            value={typed}
            placeholder={words.searchHint}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      </div>
      {!shelves && !isError && <LibrarySkeleton />}
      {!shelves && isError && (
        <LoadFailure onTryAgain={() => void refetch()}>
          The care library could not be loaded. Check your connection.
        </LoadFailure>
      )}
      {shelves?.map((shelf) => (
        <TopicShelf key={shelf.category} shelf={shelf} />
      ))}
      <p role="status" className={styles.nothing}>
        {shelves?.length === 0 && words.nothingFits}
      </p>
      <p className={styles.support}>
        {words.supportSays} <a href={`mailto:${config.supportEmail}`}>{words.support}</a>
      </p>
    </div>
  );
}
