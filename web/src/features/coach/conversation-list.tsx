import type { Conversation } from '@careward/contracts/coach/schemas';
import { FolderOpen, Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { locales, useLanguage } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { type AppDispatch, type AppState, useAppDispatch } from '../../base/store.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Skeleton } from '../../ui/skeleton.js';
import { ConversationEntry } from './conversation-entry.js';
import { ConversationSearch } from './conversation-search.js';
import { shownTitle } from '../../shared/conversations/conversation-titles.js';
import { recentDate, useNow } from '../../base/language/date-in-words.js';
import styles from './conversations.module.css';
import { forgetDraft } from './drafts.js';
import { attachedIn, findAttached } from '../../shared/conversations/attached-files.js';
import { remove } from './files/attached.js';
import { words } from './words.js';

const DeleteDialog = lazy(async () => ({
  default: (await import('./conversation-dialogs.js')).DeleteDialog,
}));

type Props = {
  list: readonly Conversation[] | null | undefined;
  openId: string | undefined;
  isStarting: boolean;
  onStart: () => void;
  /** A conversation was chosen. */
  onChosen: () => void;
};

export function ConversationList({ list, openId, isStarting, onStart, onChosen }: Props) {
  const language = useLanguage();
  const { newConversation, papers, loadingConversations, days } = words[language];
  const now = useNow();
  const headings = useId();
  const dispatch = useAppDispatch();

  const [deletingId, setDeletingId] = useState<string>();
  const deleting = list?.find(({ id }) => id === deletingId);

  // With a conversation its dialog goes, and the button that the focus would return to.
  const isGone = deletingId !== undefined && !deleting;
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isGone) column.current?.querySelector('button')?.focus();
  }, [isGone]);

  return (
    <div ref={column} className={styles.column}>
      <Button look="quiet" pending={isStarting} onClick={onStart} className={styles.start}>
        {!isStarting && <Plus aria-hidden />}
        {newConversation}
      </Button>
      <ButtonLink look="plain" to="/papers" className={styles.start}>
        <FolderOpen aria-hidden />
        {papers}
      </ButtonLink>
      <ConversationSearch onChosen={onChosen}>
        {list === undefined && <ListSkeleton label={loadingConversations} />}
        {byDay(list ?? [], now).map(({ day, conversations }) => (
          <div key={day} className={styles.day}>
            <h3 id={`${headings}${day}`}>{days[day]}</h3>
            <ul aria-labelledby={`${headings}${day}`} className={styles.list}>
              {conversations.map((conversation) => (
                <ConversationEntry
                  key={conversation.id}
                  id={conversation.id}
                  title={shownTitle(conversation.title, language)}
                  when={recentDate(lastWritten(conversation), now, locales[language])}
                  isOpen={conversation.id === openId}
                  onChosen={onChosen}
                  onDelete={setDeletingId}
                />
              ))}
            </ul>
          </div>
        ))}
      </ConversationSearch>
      {deleting && (
        <Suspense fallback={null}>
          <DeleteDialog
            id={deleting.id}
            title={shownTitle(deleting.title, language)}
            onClose={() => setDeletingId(undefined)}
            onDeleted={() => dispatch(forgetUnsent(deleting.id))}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The text and the files of a conversation that is no longer there, also those that a reload left. */
const forgetUnsent = (conversationId: string) => (dispatch: AppDispatch, getState: () => AppState) => {
  const composer = { userId: currentUserId(getState()), conversationId };
  forgetDraft(composer);
  dispatch(findAttached(composer));
  for (const file of attachedIn(getState(), conversationId) ?? []) dispatch(remove(composer, file));
};

function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.list}>
      <Skeleton height="2.6rem" />
      <Skeleton height="2.6rem" />
      <Skeleton height="2.6rem" />
    </div>
  );
}

const days = ['today', 'yesterday', 'week', 'older'] as const;
export type Day = (typeof days)[number];

/** Conversations under the day that they were last written in, by the clock of the person's device; without empty days. */
export const byDay = (list: readonly Conversation[], now: Date) =>
  days
    .map((day) => ({ day, conversations: list.filter((each) => dayOf(lastWritten(each), now) === day) }))
    .filter(({ conversations }) => conversations.length > 0);

const lastWritten = ({ lastMessageAt, createdAt }: Conversation) => new Date(lastMessageAt ?? createdAt);

/** Whole days: a day with a change of the clocks is longer or shorter than 24 hours. */
export function dayOf(at: Date, now: Date): Day {
  const startOf = (daysAgo: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo);
  if (at >= startOf(0)) return 'today';
  if (at >= startOf(1)) return 'yesterday';
  return at >= startOf(7) ? 'week' : 'older';
}
