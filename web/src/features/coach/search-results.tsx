import type { ConversationsFound, FoundPaper, FoundText } from '@careward/contracts/coach/search';
import { Link } from 'react-router-dom';
import { recentDate, useNow } from '../../base/language/date-in-words.js';
import { sentenceOf } from '../../base/language/sentences.js';
import { locales, useLanguage } from '../../base/language/use-language.js';
import { kindName, usePaperName } from '../../shared/papers/paper-words.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { shownTitle } from '../../shared/conversations/conversation-titles.js';
import styles from './conversations.module.css';
import { useSearchConversationsQuery } from './search.endpoints.js';
import { addressOf } from './use-conversations.js';

const en = {
  searching: 'Searching…',
  found: (texts: number) => (texts === 1 ? '1 place found' : `${texts} places found`),
  latest: (texts: number, since: string) =>
    `The latest ${texts} places, back to ${since}. To find older ones, add another word.`,
  backTo: (since: string) => `Looked through your questions back to ${since}.`,
  nothing: (query: string) =>
    `Nothing found for “${query}”. Try fewer words, or only the beginning of a word.`,
  failed: 'Your conversations could not be searched.',
  yours: 'Your question',
  answered: 'Answer',
  inTitle: 'In the title',
  inPaper: 'Your paper',
  opens: 'opens in a new tab',
};

const es = {
  searching: 'Buscando…',
  found: (texts: number) => (texts === 1 ? 'Se encontró en 1 lugar' : `Se encontró en ${texts} lugares`),
  latest: (texts, since) =>
    `Los ${texts} lugares más recientes, hasta el ${since}. Para ver otros más antiguos, agregue una palabra.`,
  backTo: (since) => `Se buscó en sus preguntas hasta el ${since}.`,
  nothing: (query) =>
    `No se encontró nada con «${query}». Pruebe con menos palabras o solo con el comienzo de una.`,
  failed: 'No se pudo buscar en sus conversaciones.',
  yours: 'Su pregunta',
  answered: 'Respuesta',
  inTitle: 'En el título',
  inPaper: 'Su papel',
  opens: 'se abre en una pestaña nueva',
} satisfies typeof en;

const words = { en, es };

type Props = {
  query: string;
  /** The same once the typing has paused; until then, what it was before. */
  settled: string;
  onChosen: () => void;
};

/** What a search finds, in place of the list of conversations. */
export function SearchResults({ query, settled, onChosen }: Props) {
  const language = useLanguage();
  const texts = words[language];
  const { data, currentData, error, isFetching, refetch } = useSearchConversationsQuery(settled, {
    skip: settled === '',
  });
  // What the words before found stays until the next is there.
  const shown = currentData ?? (isFetching ? data : undefined);
  const isSearching = isFetching || settled !== query;
  if (error && !isSearching)
    return (
      <LoadFailure onTryAgain={() => void refetch()}>
        {sentenceOf(error, language) ?? texts.failed}
      </LoadFailure>
    );
  return (
    <>
      <p role="status" className={styles.count}>
        {isSearching ? texts.searching : <Outcome query={query} found={shown} />}
      </p>
      <ul className={styles.list} aria-busy={isSearching}>
        {shown?.papers.map((paper) => (
          <FoundPaperEntry key={paper.id} paper={paper} onChosen={onChosen} />
        ))}
        {shown?.found.map((text) => (
          <FoundEntry key={text.messageId ?? text.conversationId} text={text} onChosen={onChosen} />
        ))}
      </ul>
    </>
  );
}

/** How much was found; where not everything was looked through, how far back. */
function Outcome({ query, found: outcome }: { query: string; found: ConversationsFound | null | undefined }) {
  const language = useLanguage();
  const texts = words[language];
  if (!outcome) return null;
  const { papers, found, searchedBackTo } = outcome;
  const places = papers.length + found.length;
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' });
  const since = searchedBackTo === null ? undefined : date.format(new Date(searchedBackTo));
  if (places === 0) return [texts.nothing(query), since && texts.backTo(since)].filter(Boolean).join(' ');
  return since === undefined ? texts.found(places) : texts.latest(places, since);
}

/** Leads to the conversation that it was sent in; the file itself where it was not sent. */
function FoundPaperEntry({ paper, onChosen }: { paper: FoundPaper; onChosen: () => void }) {
  const { conversationId, path, addedAt, snippet } = paper;
  const language = useLanguage();
  const { inPaper, opens } = words[language];
  const now = useNow();
  const paperName = usePaperName();
  const content = (
    <>
      <span className={styles.foundTitle}>{paperName(paper)}</span>
      <span className={styles.when}>
        {inPaper} · {kindName(paper, language)} · {recentDate(new Date(addedAt), now, locales[language])}
      </span>
      <Snippet parts={snippet} />
    </>
  );
  return (
    <li className={styles.entry}>
      {conversationId === null ? (
        <a href={path} target="_blank" rel="noopener" className={styles.conversation}>
          {content}
          <VisuallyHidden>({opens})</VisuallyHidden>
        </a>
      ) : (
        <Link to={addressOf(conversationId)} className={styles.conversation} onClick={onChosen}>
          {content}
        </Link>
      )}
    </li>
  );
}

function FoundEntry({ text, onChosen }: { text: FoundText; onChosen: () => void }) {
  const { conversationId, messageId, title, snippet, at } = text;
  const language = useLanguage();
  const { yours, answered, inTitle } = words[language];
  const now = useNow();
  const isAnswer = messageId?.endsWith('-answer');
  const where = messageId === null ? inTitle : isAnswer ? answered : yours;
  return (
    <li className={styles.entry}>
      <Link to={addressOf(conversationId, messageId)} className={styles.conversation} onClick={onChosen}>
        <span className={styles.foundTitle}>{shownTitle(title, language)}</span>
        <span className={styles.when}>
          {where} · {recentDate(new Date(at), now, locales[language])}
        </span>
        <Snippet parts={snippet} />
      </Link>
    </li>
  );
}

const Snippet = ({ parts }: { parts: FoundText['snippet'] }) => (
  <span className={styles.snippet}>
    {parts.map(({ text, isFound }, index) =>
      isFound ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
    )}
  </span>
);
