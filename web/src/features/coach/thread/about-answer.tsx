import type { Message, Source } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { ChevronDown, ExternalLink } from 'lucide-react';
import { SourceLink } from '../../../shared/navigation/source-link.js';
import { PhoneText } from '../../../ui/phone-text.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { usePaper } from '../files/file.endpoints.js';
import { words } from '../words.js';
import styles from './about-answer.module.css';
import { useOpened } from './collapsible.js';

/**
 * What an answer stands on: one line, which opens. What a person has to know before they act stands outside: that a source
 * was withdrawn, what wrote the answer, and where it has none, the topics to open instead.
 */
export function AboutAnswer({ message }: { message: Message }) {
  const { kind, lang, sources, note } = message;
  const texts = words[lang];
  const isDrawn = sources.length > 0 && kind !== 'reply' && kind !== 'choice';
  const offersTopics = kind === 'refusal' && sources.every(({ topicId }) => topicId !== undefined);
  return (
    <>
      {isDrawn && sources.some(({ withdrawn }) => withdrawn) && (
        <p className={styles.withdrawn}>{texts.sourceWithdrawn}</p>
      )}
      {isDrawn && offersTopics && (
        <div className={styles.topics}>
          <strong>{texts.nearestTopics}</strong>
          <SourceList sources={sources} lang={lang} />
        </div>
      )}
      {isDrawn && !offersTopics ? (
        <Details message={message} />
      ) : (
        note && kind !== 'model' && <Note lang={lang}>{note}</Note>
      )}
    </>
  );
}

/** In the page also while it is closed, so that the browser's own search finds it. */
function Details({ message: { id, kind, lang, sources, note } }: { message: Message }) {
  const texts = words[lang];
  const { isOpen, setOpen } = useOpened(`about:${id}`);
  return (
    <details
      open={isOpen}
      className={styles.about}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {texts.aboutAnswer}
        <span className={styles.count}>{texts.sourceCount(sources.length)}</span>
        <ChevronDown aria-hidden />
      </summary>
      <strong>{texts.sources}</strong>
      <SourceList sources={sources} lang={lang} />
      {note && kind !== 'model' && <Note lang={lang}>{note}</Note>}
    </details>
  );
}

const Note = ({ lang, children }: { lang: Language; children: string }) => (
  <p className={styles.note}>
    <PhoneText lang={lang}>{children}</PhoneText>
  </p>
);

/** What an answer was drawn from. A page opens on its own site, which its name says; a withdrawn source and a deleted file are no link. */
function SourceList({ sources, lang }: { sources: readonly Source[]; lang: Language }) {
  return (
    <ul className={styles.sourceList}>
      {sources.map((source) => (
        <li key={source.n}>
          <NumberedSource source={source} lang={lang} />
        </li>
      ))}
    </ul>
  );
}

function NumberedSource({ source, lang }: { source: Source; lang: Language }) {
  const { n, title, sourceName, file, withdrawn } = source;
  const { isDeleted } = usePaper(file?.split('/').at(-1));
  const texts = words[lang];
  const site = file ? texts.yourFile : sourceName;
  const named = (
    <>
      <span className={styles.number}>{n}</span>
      <span>
        <span className={styles.title}>{title}</span>
        {site !== undefined && <span className={styles.site}> {site}</span>}
      </span>
    </>
  );
  if (withdrawn || isDeleted)
    return (
      <span className={styles.source} data-withdrawn>
        {named}
        <span className={styles.tag}>{isDeleted ? texts.deleted : texts.withdrawn}</span>
      </span>
    );
  return (
    <SourceLink source={source} className={styles.source}>
      {named}
      {sourceName !== undefined && !file && (
        <>
          <ExternalLink aria-hidden size="1.1rem" className={styles.icon} />
          <VisuallyHidden>({texts.otherSite})</VisuallyHidden>
        </>
      )}
    </SourceLink>
  );
}
