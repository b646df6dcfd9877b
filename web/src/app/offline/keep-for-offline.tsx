import type { Message } from '@careward/contracts/coach/schemas';
import type { Topic } from '@careward/contracts/discovery/library';
import { DAY } from '@careward/contracts/kernel/limits';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../base/language/use-language.js';
import { useAppDispatch } from '../../base/store.js';
import { useConversationsQuery, useMessagesQuery } from '../../features/coach/coach.endpoints.js';
import { shownTitle } from '../../shared/conversations/conversation-titles.js';
import { useBookmarksQuery } from '../../features/library/library.endpoints.js';
import { keep, type OfflineCopy, type OfflineMessage, readKept } from '../../shared/home-screen/kept.js';
import { topicEndpoints } from '../../shared/library/topics.endpoints.js';

/** The newest of each; older ones are read with a connection. */
const MOST = { guides: 30, messages: 60 };

/** Keeps the copy of somebody who has allowed one as their guides and their conversation are now. */
export default function KeepForOffline() {
  const guides = useSavedGuides();
  const conversation = useLastConversation();

  useEffect(() => {
    if (!guides || conversation === undefined) return;
    void renew(guides, conversation);
  }, [guides, conversation]);
  return null;
}

async function renew(
  guides: OfflineCopy['guides'],
  conversation: OfflineCopy['conversation'],
): Promise<void> {
  // It may have been turned off in another tab.
  const kept = await readKept();
  if (kept && hasChanged(kept, guides, conversation))
    await keep({ since: new Date().toISOString(), guides, conversation });
}

const hasChanged = (
  kept: OfflineCopy,
  guides: OfflineCopy['guides'],
  conversation: OfflineCopy['conversation'],
) =>
  Date.parse(kept.since) + DAY < Date.now() ||
  JSON.stringify([kept.guides, kept.conversation]) !== JSON.stringify([guides, conversation]);

function useSavedGuides(): OfflineCopy['guides'] | undefined {
  const { currentData: bookmarks } = useBookmarksQuery();
  const [guides, setGuides] = useState<OfflineCopy['guides']>();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!bookmarks) return;
    const load = (id: string) => dispatch(topicEndpoints.endpoints.topic.initiate(id, { subscribe: false }));
    void Promise.all(bookmarks.slice(0, MOST.guides).map(load)).then((loaded) =>
      setGuides(loaded.flatMap(({ data }) => (data ? [guideOf(data)] : []))),
    );
  }, [bookmarks, dispatch]);
  return guides;
}

const guideOf = ({ id, title, summary, steps, whenToCall, redFlags }: Topic) => ({
  id,
  title,
  summary,
  steps,
  whenToCall,
  redFlags,
});

/** Null: there is none; undefined: it is not known yet. */
function useLastConversation(): OfflineCopy['conversation'] | undefined {
  const { currentData: conversations } = useConversationsQuery();
  const last = conversations?.[0];
  const { currentData: messages } = useMessagesQuery(last?.id ?? skipToken);
  const language = useLanguage();
  return useMemo(() => {
    if (!last || !messages) return conversations?.length === 0 ? null : undefined;
    const title = shownTitle(last.title, language);
    return { title, messages: messages.slice(-MOST.messages).map(messageOf) };
  }, [conversations, last, messages, language]);
}

const messageOf = ({ id, role, content, lang, sources }: Message): OfflineMessage => ({
  id,
  role,
  content,
  lang,
  sources: sources.map(({ title }) => title),
});
