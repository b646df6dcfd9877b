import type { WithheldPage } from '@careward/contracts/discovery/withheld-page';
import { useId, useState } from 'react';
import { useLanguage } from '../../../base/language/use-language.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Tag } from '../../../ui/tag.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { dateOnly } from '../date-and-time.js';
import { useWithheldPagesQuery } from '../discovery.endpoints.js';
import section from '../wanted/wanted-topics.module.css';
import styles from './withheld-pages.module.css';
import { words } from './words.js';

/** How many are shown until one asks for all. */
const FIRST = 5;

/** What the check of sentences found; the sources are the point of their tab, so nothing is shown where this fails. */
export function WithheldPages() {
  const says = words[useLanguage()];
  const { data: pages } = useWithheldPagesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isLong, setLong] = useState(false);
  const title = useId();
  if (!pages) return null;
  return (
    <section aria-labelledby={title} className={section.section}>
      <h2 id={title}>{says.title}</h2>
      {pages.length === 0 ? (
        <p>{says.empty}</p>
      ) : (
        <>
          <p className={section.lead}>{says.lead}</p>
          <Card className={section.card}>
            <ul className={section.list}>
              {pages.slice(0, isLong ? undefined : FIRST).map((page) => (
                <Withheld key={page.id} page={page} />
              ))}
            </ul>
          </Card>
        </>
      )}
      {pages.length > FIRST && (
        <Button look="quiet" aria-expanded={isLong} className={section.more} onClick={() => setLong(!isLong)}>
          {isLong ? says.showFewer : says.showAll(pages.length)}
        </Button>
      )}
    </section>
  );
}

function Withheld({ page }: { page: WithheldPage }) {
  const language = useLanguage();
  const says = words[language];
  const { title, url, lang, sentence, sourceName, readAt } = page;
  return (
    <li className={styles.page}>
      <p className={styles.name}>
        <a href={url} target="_blank" rel="noopener noreferrer nofollow" lang={lang}>
          {title}
          <VisuallyHidden> ({says.newTab})</VisuallyHidden>
        </a>{' '}
        <Tag tone="quiet">{says.languages[lang]}</Tag>
      </p>
      <blockquote className={styles.sentence} lang={lang}>
        {sentence}
      </blockquote>
      <p className={section.lead}>{says.read(sourceName, dateOnly(readAt, language))}</p>
    </li>
  );
}
