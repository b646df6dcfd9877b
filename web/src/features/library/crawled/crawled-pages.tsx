import type { LibraryPage } from '@careward/contracts/discovery/library-page';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { config } from '../../../base/config.js';
import { locales, useLanguage } from '../../../base/language/use-language.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import cards from '../components/cards.module.css';
import { useCrawledPagesQuery } from './crawled-pages.endpoints.js';
import styles from './crawled-pages.module.css';
import { useSettled } from './use-settled.js';
import { words } from './words.js';

/** Milliseconds without a key until the words are searched for. */
const PAUSE = 300;

/** Pages of approved sources. The guides are the point of the library, so nothing is shown where there are none. */
export function CrawledPages({ typed }: { typed: string }) {
  const says = words[useLanguage()];
  const searched = useSettled(typed.trim(), PAUSE);
  const { data, currentData, isFetching } = useCrawledPagesQuery(searched);
  // Those of the words before stay until the next ones are there.
  const found = currentData ?? (isFetching ? data : undefined);
  const title = useId();
  if (!found || found.pages.length === 0) return null;

  const { pages, total } = found;
  const howMany = searched === '' ? says.newest : says.best;
  return (
    <section aria-labelledby={title} className={cards.section}>
      <h2 id={title}>{says.title}</h2>
      <p className={styles.about}>{says.about(config.brandName)}</p>
      {total > pages.length && <p className={styles.about}>{howMany(pages.length, total)}</p>}
      <ul className={cards.cards}>
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
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium' }).format(new Date(readAt));
  return (
    <li className={`${cards.card} ${styles.page}`}>
      <a href={url} target="_blank" rel="noreferrer" className={`${cards.title} ${styles.link}`}>
        <span lang={lang}>{title}</span>
        <ExternalLink size="1rem" aria-hidden /> <VisuallyHidden>{says.opens}</VisuallyHidden>
      </a>
      {summary !== '' && (
        <p className={cards.summary} lang={lang}>
          {summary}
        </p>
      )}
      <p className={styles.from}>
        <span>{sourceName}</span>
        <time dateTime={readAt}>{says.readOn(date)}</time>
        {lang !== language && <span>{says.languages[lang]}</span>}
      </p>
    </li>
  );
}
