import type { ConversationsFound, FoundText } from '@careward/contracts/coach/schemas';
import { LENGTH } from '@careward/contracts/kernel/limits';
import { Search, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { recentDate, useNow } from '../../base/language/date-in-words.js';
import { sentenceOf } from '../../base/language/sentences.js';
import { locales, useLanguage, useWords } from '../../base/language/use-language.js';
import { useSettled } from '../../base/use-settled.js';
import { IconButton } from '../../ui/icon-button.js';
import shell from '../../ui/input-shell.module.css';
import { LoadFailure } from '../../ui/load-failure.js';
import { shownTitle } from './conversation-title.js';
import styles from './conversations.module.css';
import { useSearchConversationsQuery } from './search.endpoints.js';
import { words } from './search.words.js';
import { addressOf } from './use-conversations.js';
import { useEscape } from './use-escape.js';

type Props = {
  /** A text that was found was chosen. */
  onChosen: () => void;
  /** The list, which is there while nothing is searched for. */
  children: ReactNode;
};

/** The field above the list of conversations, and what it finds instead of the list. */
export function ConversationSearch({ onChosen, children }: Props) {
  const { search, clear } = useWords(words);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const query = typed.trim();
  const settled = useSettled(query);

  function empty() {
    setTyped('');
    field.current?.focus();
  }
  useEscape(field, typed === '' ? undefined : empty);

  return (
    <>
      <div role="search" className={`${shell.shell} ${styles.search}`}>
        <Search aria-hidden size="1.15rem" />
        <input
          ref={field}
          value={typed}
          maxLength={LENGTH.search}
          onChange={(event) => setTyped(event.target.value)}
          aria-label={search}
          placeholder={search}
          autoComplete="off"
          enterKeyHint="search"
          className={shell.input}
        />
        {typed !== '' && (
          <IconButton label={clear} onClick={empty}>
            <X aria-hidden size="1.15rem" />
          </IconButton>
        )}
      </div>
      {query === '' ? children : <Results query={query} settled={settled} onChosen={onChosen} />}
    </>
  );
}

type ResultsProps = {
  query: string;
  /** The same once the typing has paused; until then, what it was before. */
  settled: string;
  onChosen: () => void;
};

function Results({ query, settled, onChosen }: ResultsProps) {
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
