import type { TopicLine } from '@careward/contracts/discovery/topic';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { OnlySaved } from '../bookmarks/only-saved.js';
import { useBookmarks } from '../bookmarks/use-bookmarks.js';
import { words } from '../bookmarks/words.js';
import { TopicList } from './topic-list.js';

type Props = { topics: readonly TopicLine[]; typed: string };

/** All topics or, for whoever is signed in and asks for it, those that they saved. */
export function Topics({ topics, typed }: Props) {
  const { nothingSaved } = useWords(words);
  const saved = useBookmarks();
  // In the address, so that the browser's way back from a guide leads to the same list.
  const [params, setParams] = useSearchParams();
  if (!saved) return <TopicList topics={topics} typed={typed} />;

  const isOn = params.has('saved');
  const shown = isOn ? topics.filter(({ id }) => saved.includes(id)) : topics;
  return (
    <>
      <OnlySaved isOn={isOn} onChange={() => setParams(isOn ? {} : { saved: '' }, { replace: true })} />
      {isOn && shown.length === 0 ? (
        <p role="status">{nothingSaved}</p>
      ) : (
        <TopicList topics={shown} typed={typed} />
      )}
    </>
  );
}
