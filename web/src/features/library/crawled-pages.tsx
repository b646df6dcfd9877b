import type { LibraryPage } from '@careward/contracts/discovery/library';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { config } from '../../base/config.js';
import { shortDate } from '../../base/language/date-in-words.js';
import { useLanguage } from '../../base/language/use-language.js';
import { useSettled } from '../../base/typed-search.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { useCrawledPagesQuery } from './library.endpoints.js';
import styles from './library.module.css';
import { words } from './words.js';

/** Without a search: enough to see what there is. */
const NEWEST_SHOWN = 4;

/** Pages of approved sources. The guides are the point of the library, so nothing is shown where there are none. */
export function CrawledPages({ typed }: { typed: string }) {
  const says = words[useLanguage()];
  const searched = useSettled(typed.trim());
  const { data, currentData, isFetching } = useCrawledPagesQuery(searched);
  // Those of the words before stay until the next ones are there.
  const found = currentData ?? (isFetching ? data : undefined);
  const title = useId();
  if (!found || found.pages.length === 0) return null;

  const { total } = found;
  const pages = searched === '' ? found.pages.slice(0, NEWEST_SHOWN) : found.pages;
  const howMany = searched === '' ? says.newestPages : says.bestPages;
  return (
    <section aria-labelledby={title} className={styles.section}>
      <h2 id={title}>{says.otherSites}</h2>
      <p className={styles.about}>{says.aboutOtherSites(config.brandName)}</p>
      {total > pages.length && <p className={styles.about}>{howMany(pages.length, total)}</p>}
      <ul className={styles.cards}>
        {pages.map((page) => (
          <CrawledPage key={page.id} page={page} />
        ))}
      </ul>
    </section>
  );
}

function CrawledPage({ page: { title, url, lang, summary, sourceName, readAt } }: { page: LibraryPage }) {
  const language = useLanguage();
  const says = words[language];
  return (
    <li className={`${styles.card} ${styles.crawledPage}`}>
      <a href={url} target="_blank" rel="noreferrer" className={`${styles.title} ${styles.crawledLink}`}>
        <span lang={lang}>{title}</span>
        <ExternalLink size="1rem" aria-hidden /> <VisuallyHidden>{says.opensOtherSite}</VisuallyHidden>
      </a>
      {summary !== '' && (
        <p className={styles.summary} lang={lang}>
          {summary}
        </p>
      )}
      <p className={styles.from}>
        <span>{sourceName}</span>
        <time dateTime={readAt}>{says.readOn(shortDate(readAt, language))}</time>
        {lang !== language && <span>{says.pageLanguages[lang]}</span>}
      </p>
    </li>
  );
}
