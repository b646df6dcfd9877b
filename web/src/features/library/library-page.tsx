import { LENGTH } from '@careward/contracts/kernel/limits';
import { Search } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../base/language/use-language.js';
import { useLibraryQuery } from '../../shared/library/topics.endpoints.js';
import { ContactSupport } from '../../shared/support/contact-support.js';
import { PageHeader } from '../../ui/page-header.js';
import shell from '../../ui/input-shell.module.css';
import { LoadFailure } from '../../ui/load-failure.js';
import { CrawledPages } from './crawled-pages.js';
import { CATEGORY, CategoryPage } from './library-start.js';
import { LibrarySkeleton, Topics } from './topic-list.js';
import { topicsByCategory } from './topics.js';
import { words } from './words.js';
import styles from './library.module.css';

export default function LibraryPage() {
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const { currentData: topics, isError, refetch } = useLibraryQuery(language);
  // Only guides can be saved.
  const [params] = useSearchParams();
  const searchId = useId();
  const search = useRef<HTMLInputElement>(null);
  // What was typed into the HTML before this page took it over.
  useLayoutEffect(() => setTyped(search.current?.value ?? ''), []);
  const texts = words[language];
  const category =
    topics &&
    topicsByCategory(topics, texts.categories).find((each) => each.category === params.get(CATEGORY));

  if (category)
    return (
      <div className={styles.page}>
        <CategoryPage category={category} />
      </div>
    );
  return (
    <div className={styles.page}>
      <PageHeader title={texts.library} about={texts.about} />
      <div role="search" className={styles.search}>
        <label htmlFor={searchId}>{texts.search}</label>
        <div className={`${shell.shell} ${styles.field}`}>
          <Search aria-hidden />
          <input
            ref={search}
            id={searchId}
            type="search"
            className={shell.input}
            value={typed}
            maxLength={LENGTH.search}
            placeholder={texts.searchHint}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      </div>
      {!topics && !isError && <LibrarySkeleton />}
      {!topics && isError && <LoadFailure onTryAgain={() => void refetch()}>{texts.listFailed}</LoadFailure>}
      {topics && <Topics topics={topics} typed={typed} />}
      {!params.has('saved') && <CrawledPages typed={typed} />}
      <p className={styles.support}>
        <Link to="/safety">{texts.safety}</Link>
        <br />
        {texts.supportText} <ContactSupport />
      </p>
    </div>
  );
}
