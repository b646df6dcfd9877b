import type { Language } from '@careward/contracts/kernel/languages';
import type { Source } from '@careward/contracts/coach/message';
import { ExternalLink } from 'lucide-react';
import { SourceLink } from '../../../shared/navigation/source-link.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import styles from './source-list.module.css';
import { words } from './words.js';

type Props = { sources: readonly Source[]; lang: Language };

/** What an answer was drawn from. A page opens on its own site, which its name says; a withdrawn source is no link. */
export function SourceList({ sources, lang }: Props) {
  return (
    <ul className={styles.list}>
      {sources.map((source) => (
        <li key={source.n}>
          <NumberedSource source={source} lang={lang} />
        </li>
      ))}
    </ul>
  );
}

function NumberedSource({ source, lang }: { source: Source; lang: Language }) {
  const { n, title, sourceName, withdrawn } = source;
  const texts = words[lang];
  const named = (
    <>
      <span className={styles.number}>{n}</span>
      <span>
        <span className={styles.title}>{title}</span>
        {sourceName !== undefined && <span className={styles.site}> {sourceName}</span>}
      </span>
    </>
  );
  if (withdrawn)
    return (
      <span className={styles.source} data-withdrawn>
        {named}
        <span className={styles.tag}>{texts.withdrawn}</span>
      </span>
    );
  return (
    <SourceLink source={source} className={styles.source}>
      {named}
      {sourceName !== undefined && (
        <>
          <ExternalLink aria-hidden size="1.1rem" className={styles.icon} />
          <VisuallyHidden>({texts.otherSite})</VisuallyHidden>
        </>
      )}
    </SourceLink>
  );
}
