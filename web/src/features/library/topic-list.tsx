import type { TopicLine } from '@careward/contracts/discovery/library';
import { useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { useSession } from '../../base/session/session-provider.js';
import { useSettled } from '../../base/typed-search.js';
import { newPendingQuestion } from '../../shared/conversations/unsent-questions.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Skeleton } from '../../ui/skeleton.js';
import { OnlySaved, useBookmarks } from './bookmarks.js';
import { useFoundTopicsQuery } from './library.endpoints.js';
import { LibraryStart, TopicCards } from './library-start.js';
import styles from './library.module.css';
import { type Category, findTopics, topicsByCategory } from './topics.js';
import { words } from './words.js';

type Props = { topics: readonly TopicLine[]; typed: string };

/** Where the library begins; what fits the typed words; or, for whoever is signed in and asks for it, what they saved. */
export function Topics({ topics, typed }: Props) {
  const { nothingSaved } = useWords(words);
  const saved = useBookmarks();
  // In the address, so that the browser's way back from a guide leads to the same list.
  const [params, setParams] = useSearchParams();
  const all =
    typed.trim() === '' ? <LibraryStart topics={topics} /> : <TopicList topics={topics} typed={typed} />;
  if (!saved) return all;

  const isOn = params.has('saved');
  const shown = topics.filter(({ id }) => saved.includes(id));
  return (
    <>
      <OnlySaved isOn={isOn} onChange={() => setParams(isOn ? {} : { saved: '' }, { replace: true })} />
      {!isOn && all}
      {isOn && shown.length === 0 && <p role="status">{nothingSaved}</p>}
      {isOn && shown.length > 0 && <TopicList topics={shown} typed={typed} />}
    </>
  );
}

/** The topics that fit the typed words, by category. */
function TopicList({ topics, typed }: Props) {
  const language = useLanguage();
  const { categories: names, nothingFits, titlesOnly } = words[language];
  const question = typed.trim();
  const { found, isSearching, hasFailed } = useFound(question);
  const categories = topicsByCategory(findTopics(topics, question, found), names);
  const isEmpty = categories.length === 0 && !isSearching;

  return (
    <>
      {categories.map((category) => (
        <TopicCategory key={category.category} category={category} />
      ))}
      <p role="status" className={styles.nothing}>
        {hasFailed ? titlesOnly : isEmpty && nothingFits}
      </p>
      {isEmpty && question !== '' && (
        <div>
          <AskInstead question={question} />
        </div>
      )}
    </>
  );
}

/** What the server finds, once the typing has paused; until then, what it found last. */
function useFound(question: string) {
  const language = useLanguage();
  const typed = useSettled(question);
  const isIdle = question === '' || typed === '';
  const { data, currentData, isFetching, isError } = useFoundTopicsQuery(
    { typed, language },
    { skip: typed === '' },
  );
  // Those of the words before stay until the next ones are there, and no longer.
  const found = currentData ?? (isFetching ? data : undefined);
  return {
    found: isIdle ? [] : found,
    isSearching: question !== '' && (isFetching || typed !== question),
    hasFailed: !isIdle && isError && !isFetching,
  };
}

function TopicCategory({ category: { name, topics } }: { category: Category }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{name}</h2>
      <TopicCards topics={topics} />
    </section>
  );
}

/** Where no guide fits, the coach can be asked with the same words. */
function AskInstead({ question }: { question: string }) {
  const { state } = useSession();
  const { ask, signInToAsk } = useWords(words);
  const navigate = useNavigate();
  if (state !== 'authenticated') return <ButtonLink to="/login">{signInToAsk}</ButtonLink>;
  return (
    <Button onClick={() => void navigate('/ai-coach', { state: newPendingQuestion(question) })}>{ask}</Button>
  );
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function LibrarySkeleton() {
  const { loadingList } = useWords(words);
  return (
    <div role="status" aria-label={loadingList} className={styles.cards}>
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton width="60%" />
          <Skeleton height="2.4rem" />
        </div>
      ))}
    </div>
  );
}
