import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { config } from '../../../base/config.js';
import { BilingualHeader } from '../../../ui/bilingual-header.js';
import { useLanguage } from '../../../base/language/use-language.js';
import shell from '../../../ui/input-shell.module.css';
import { LoadFailure } from '../../../ui/load-failure.js';
import { LibrarySkeleton } from '../components/library-skeleton.js';
import { TopicCategory } from '../components/topic-category.js';
import { useLibraryQuery } from '../library.endpoints.js';
import { words } from '../words.js';
import { findTopics, topicsByCategory } from '../topics-by-category.js';
import styles from './library-page.module.css';

export default function LibraryPage() {
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const { currentData: topics, isError, refetch } = useLibraryQuery(language);
  const searchId = useId();
  const texts = words[language];
  const categories = topics && topicsByCategory(findTopics(topics, typed), texts.categories);

  return (
    <div className={styles.page}>
      <BilingualHeader title={texts.library} about={texts.about} />
      <div role="search" className={styles.search}>
        <label htmlFor={searchId}>{texts.search}</label>
        <div className={`${shell.shell} ${styles.field}`}>
          <Search aria-hidden />
          <input
            id={searchId}
            type="search"
            className={shell.input}
            value={typed}
            placeholder={texts.searchHint}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      </div>
      {!categories && !isError && <LibrarySkeleton />}
      {!categories && isError && (
        <LoadFailure onTryAgain={() => void refetch()}>
          The care library could not be loaded. Check your connection.
        </LoadFailure>
      )}
      {categories?.map((category) => (
        <TopicCategory key={category.category} category={category} />
      ))}
      <p role="status" className={styles.nothing}>
        {categories?.length === 0 && texts.nothingFits}
      </p>
      <p className={styles.support}>
        <Link to="/safety">{texts.safety}</Link>
        <br />
        {texts.supportText} <a href={`mailto:${config.supportEmail}`}>{texts.support}</a>
      </p>
    </div>
  );
}
