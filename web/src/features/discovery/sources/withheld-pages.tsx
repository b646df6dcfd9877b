import type { WithheldPage } from '@careward/contracts/discovery/library';
import { useId, useState } from 'react';
import { useLanguage } from '../../../base/language/use-language.js';
import { Button } from '../../../ui/button.js';
import { Card, Tag } from '../../../ui/card.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { shortDate } from '../../../base/language/date-in-words.js';
import { useWithheldPagesQuery } from '../discovery.endpoints.js';
import styles from './sources.module.css';
import { words } from './words.js';

/** How many are shown until one asks for all. */
const FIRST = 5;

/** What the check of sentences found; the sources are the point of their tab, so nothing is shown where this fails. */
export function WithheldPages() {
  const says = words[useLanguage()].withheld;
  const { data: pages } = useWithheldPagesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isLong, setLong] = useState(false);
  const title = useId();
  if (!pages) return null;
  return (
    <section aria-labelledby={title} className={styles.section}>
      <h2 id={title}>{says.title}</h2>
      {pages.length === 0 ? (
        <p>{says.empty}</p>
      ) : (
        <>
          <p className={styles.lead}>{says.lead}</p>
          <Card className={styles.card}>
            <ul className={styles.list}>
              {pages.slice(0, isLong ? undefined : FIRST).map((page) => (
                <Withheld key={page.id} page={page} />
              ))}
            </ul>
          </Card>
        </>
      )}
      {pages.length > FIRST && (
        <Button look="quiet" aria-expanded={isLong} className={styles.more} onClick={() => setLong(!isLong)}>
          {isLong ? says.showFewer : says.showAll(pages.length)}
        </Button>
      )}
    </section>
  );
}

function Withheld({ page }: { page: WithheldPage }) {
  const language = useLanguage();
  const says = words[language].withheld;
  const { title, url, lang, sentence, sourceName, readAt } = page;
  return (
    <li className={styles.withheld}>
      <p className={styles.withheldName}>
        <a href={url} target="_blank" rel="noopener noreferrer nofollow" lang={lang}>
          {title}
          <VisuallyHidden> ({says.newTab})</VisuallyHidden>
        </a>{' '}
        <Tag tone="quiet">{says.languages[lang]}</Tag>
      </p>
      <blockquote className={styles.sentence} lang={lang}>
        {sentence}
      </blockquote>
      <p className={styles.lead}>{says.read(sourceName, shortDate(readAt, language))}</p>
    </li>
  );
}
