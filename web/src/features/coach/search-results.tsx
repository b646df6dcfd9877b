import type { ConversationsFound, FoundText } from '@careward/contracts/coach/schemas';
import { Link } from 'react-router-dom';
import { recentDate, useNow } from '../../base/language/date-in-words.js';
import { sentenceOf } from '../../base/language/sentences.js';
import { locales, useLanguage } from '../../base/language/use-language.js';
import { LoadFailure } from '../../ui/load-failure.js';
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
  const { found, searchedBackTo } = outcome;
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' });
  const since = searchedBackTo === null ? undefined : date.format(new Date(searchedBackTo));
  if (found.length === 0)
    return [texts.nothing(query), since && texts.backTo(since)].filter(Boolean).join(' ');
  return since === undefined ? texts.found(found.length) : texts.latest(found.length, since);
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
        <span className={styles.snippet}>
          {snippet.map(({ text: part, isFound }, index) =>
            isFound ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
          )}
        </span>
      </Link>
    </li>
  );
}
