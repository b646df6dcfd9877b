import { LENGTH } from '@careward/contracts/kernel/limits';
import { Search, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { useSettled } from '../../base/typed-search.js';
import { IconButton } from '../../ui/icon-button.js';
import shell from '../../ui/input-shell.module.css';
import { useEscape } from '../../ui/use-escape.js';
import styles from './conversations.module.css';
import { words } from './words.js';

/** Loaded with the first search. */
const loadResults = () => import('./search-results.js');
const SearchResults = lazy(async () => ({ default: (await loadResults()).SearchResults }));

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
          onFocus={() => void loadResults().catch(() => undefined)}
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
      {query === '' ? (
        children
      ) : (
        <Suspense>
          <SearchResults query={query} settled={settled} onChosen={onChosen} />
        </Suspense>
      )}
    </>
  );
}
