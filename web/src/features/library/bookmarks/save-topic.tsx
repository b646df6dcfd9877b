import { Bookmark } from 'lucide-react';
import { useLanguage } from '../../../base/language/use-language.js';
import { useSession } from '../../../base/session/session-provider.js';
import { sentenceOf } from '../../../base/language/sentences.js';
import { useSubmit } from '../../../shared/submit/use-submit.js';
import { useSaveTopicMutation } from './bookmarks.endpoints.js';
import styles from './bookmarks.module.css';
import { useBookmarks } from './use-bookmarks.js';
import { words } from './words.js';

/** Keeps a guide, or no longer, for whoever is signed in. */
export function SaveTopic({ topicId }: { topicId: string }) {
  const language = useLanguage();
  const { save, failed } = words[language];
  const saved = useBookmarks();
  const { state } = useSession();
  const [saveTopic] = useSaveTopicMutation();
  const { submit, isPending } = useSubmit((error) => ({
    ...failed,
    description: sentenceOf(error, language) ?? failed.description,
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
