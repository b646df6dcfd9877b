import type { Bookmarks } from '@careward/contracts/care-profile/schemas';
import { Bookmark } from 'lucide-react';
import { sentenceOf } from '../../base/language/sentences.js';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { useSession } from '../../base/session/session-provider.js';
import { useSubmit } from '../../shared/submit/use-submit.js';
import styles from './bookmarks.module.css';
import { useBookmarksQuery, useSaveTopicMutation } from './library.endpoints.js';
import { words } from './words.js';

/** Keeps a guide, or no longer, for whoever is signed in. */
export function SaveTopic({ topicId }: { topicId: string }) {
  const language = useLanguage();
  const { save, notSaved } = words[language];
  const saved = useBookmarks();
  const { state } = useSession();
  const [saveTopic] = useSaveTopicMutation();
  const { submit, isPending } = useSubmit((error) => ({
    ...notSaved,
    description: sentenceOf(error, language) ?? notSaved.description,
  }));
  if (state !== 'authenticated') return null;
  const isSaved = saved?.includes(topicId) ?? false;

  function toggle() {
    // Not disabled meanwhile, since a disabled button loses the focus.
    if (!isPending) void submit(() => saveTopic({ topicId, isSaved: !isSaved }));
  }

  return (
    <button type="button" aria-pressed={isSaved} disabled={!saved} className={styles.toggle} onClick={toggle}>
      <Bookmark aria-hidden /> {save}
    </button>
  );
}

/** Leaves only the saved guides in the list. */
export function OnlySaved({ isOn, onChange }: { isOn: boolean; onChange: () => void }) {
  const { onlySaved } = useWords(words);
  return (
    <button type="button" aria-pressed={isOn} className={styles.toggle} onClick={onChange}>
      <Bookmark aria-hidden /> {onlySaved}
    </button>
  );
}

/** Null while nobody is signed in, or what they saved is not known. */
export function useBookmarks(): Bookmarks | null {
  const { state } = useSession();
  const { currentData } = useBookmarksQuery(undefined, { skip: state !== 'authenticated' });
  return currentData ?? null;
}
