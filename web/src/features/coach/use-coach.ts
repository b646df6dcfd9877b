import { NEW_CHAT } from '@careward/contracts/coach/limits';
import type { Message } from '@careward/contracts/coach/schemas';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useRef } from 'react';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { useAppDispatch, useAppSelector } from '../../base/store.js';
import type { PendingQuestion } from '../../shared/navigation/pending-question.js';
import { askedIn, askIn, askInNewConversation } from './ask.js';
import { coachEndpoints } from './coach.endpoints.js';
import { shownTitle } from './conversation-title.js';
import { useConversations, useNewConversation, useWelcomeConversation } from './use-conversations.js';
import { words } from './words.js';

/** How often a thread is read again while its last question has no answer, in milliseconds. */
const THREAD_POLL = 2_000;

/** State and actions of the coach page. */
export function useCoach() {
  const { failure, isFirstMissing, goTo, pending, ...conversations } = useConversations();
  const { open, isNew } = conversations;
  const welcome = useWelcomeConversation(isFirstMissing);
  const isBeginning = isFirstMissing && !welcome.failure;
  const thread = useThread({ ...conversations, isNew: isNew || isBeginning });
  const replaceBy = useCallback((id: string) => goTo(id, { replace: true }), [goTo]);
  const send = useAsking({ openId: conversations.openId, pending, goTo: replaceBy });
  const { startNew, isStarting } = useNewConversation(goTo);
  const language = useLanguage();
  const title = isNew ? NEW_CHAT : open?.title;

  return {
    ...conversations,
    ...thread,
    startNew,
    isStarting: isStarting || isBeginning,
    title: title === undefined ? words[language].pageTitle : shownTitle(title, language),
    failure: isNew ? undefined : (failure ?? welcome.failure ?? thread.failure),
    send,
  };
}

const NONE: readonly Message[] = [];
const { useQueryState, useQuerySubscription } = coachEndpoints.endpoints.messages;

/** The messages of the open conversation and the question last asked there. */
function useThread({
  list,
  isNew,
  open,
  openId,
}: Omit<ReturnType<typeof useConversations>, 'failure' | 'isFirstMissing' | 'goTo' | 'pending'>) {
  const { threadNotLoaded } = useWords(words);
  const asked = useAppSelector((state) => askedIn(state, openId));
  const { currentData, isError, isUnanswered, refetch } = useMessages(open?.id, asked?.state === 'sending');
  return {
    /** undefined: not loaded yet; null: nobody is signed in any more. */
    messages: list === null ? null : isNew ? NONE : currentData,
    asked,
    isUnanswered,
    failure: isError ? { sentence: threadNotLoaded, tryAgain: () => void refetch() } : undefined,
  };
}

/** Polls while the last question, asked before a reload or in another tab, has no answer yet. */
function useMessages(conversationId: string | undefined, isSending: boolean) {
  const { currentData, isError } = useQueryState(conversationId ?? skipToken);
  const isUnanswered = currentData?.at(-1)?.role === 'user' && !isSending;
  const pollingInterval = isUnanswered ? THREAD_POLL : 0;
  const { refetch } = useQuerySubscription(conversationId ?? skipToken, { pollingInterval });
  return { currentData, isError, isUnanswered, refetch };
}

type Asking = {
  openId: string;
  /** A question passed on by another page; sent as soon as this page is rendered. */
  pending: PendingQuestion | null;
  goTo: (conversationId: string) => void;
};

function useAsking({ openId, pending, goTo }: Asking) {
  const dispatch = useAppDispatch();

  const askedKey = useRef('');
  useEffect(() => {
    if (!pending || askedKey.current === pending.key) return;
    askedKey.current = pending.key;
    void dispatch(askInNewConversation(pending, goTo));
  });

  return useCallback(
    (content: string) => void dispatch(askIn(openId, content, goTo)),
    [dispatch, openId, goTo],
  );
}
