import { NEW_CHAT } from '@careward/contracts/coach/limits';
import type { Message } from '@careward/contracts/coach/schemas';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { pause } from '../../base/http/event-stream.js';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { useAppDispatch, useAppSelector } from '../../base/store.js';
import type { PendingQuestion } from '../../shared/conversations/unsent-questions.js';
import { useFailureToast, useSubmit } from '../../shared/submit/use-submit.js';
import { askedIn, askIn, askInNewConversation, isUnderWay, type OutgoingMessage } from './ask.js';
import { coachEndpoints } from './coach.endpoints.js';
import { shownTitle } from '../../shared/conversations/conversation-titles.js';
import { answeringEndpoints, followGeneration } from './follow-generation.js';
import { exchangeOf, writingIn } from './generation.js';
import { useConversations, useNewConversation, useWelcomeConversation } from './use-conversations.js';
import { words } from './words.js';

/** Milliseconds until a thread is read again whose last question has no answer, and no generation that could be followed. */
const READ_AGAIN = 2_000;

/** State and actions of the coach page. */
export function useCoach() {
  const { failure, isFirstMissing, goTo, pending, ...conversations } = useConversations();
  const { open, isNew } = conversations;
  const welcome = useWelcomeConversation(isFirstMissing);
  const isBeginning = isFirstMissing && !welcome.failure;
  const thread = useThread({ ...conversations, isNew: isNew || isBeginning });
  const replaceBy = useCallback((id: string) => goTo(id, { replace: true }), [goTo]);
  const send = useAsking({ openId: conversations.openId, pending, goTo: replaceBy });
  const { startNew, isStarting } = useNewConversation(conversations.openId, goTo);
  const language = useLanguage();
  const stop = useStop(thread.writing?.id);
  const title = isNew ? NEW_CHAT : open?.title;

  return {
    ...conversations,
    ...thread,
    startNew,
    isStarting: isStarting || isBeginning,
    title: title === undefined ? words[language].pageTitle : shownTitle(title, language),
    failure: isNew ? undefined : (failure ?? welcome.failure ?? thread.failure),
    send,
    stop,
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
  const writing = useAppSelector((state) => writingIn(state, openId));
  const { currentData, isError, refetch } = useMessages(open?.id ?? skipToken);
  const last = currentData?.at(-1);
  const isUnanswered = last?.role === 'user' && !isUnderWay(asked);
  useFollowing(isUnanswered ? last : undefined, refetch);
  return {
    /** undefined: not loaded yet; null: nobody is signed in any more. */
    messages: list === null ? null : isNew ? NONE : currentData,
    asked,
    isUnanswered,
    writing,
    failure: isError ? { sentence: threadNotLoaded, tryAgain: () => void refetch() } : undefined,
  };
}

function useMessages(conversationId: string | typeof skipToken) {
  const { currentData, isError } = useQueryState(conversationId);
  const { refetch } = useQuerySubscription(conversationId);
  return { currentData, isError, refetch };
}

/** Follows the answer to the last question, where it was asked before a reload or in another tab. */
function useFollowing(question: Message | undefined, refetch: () => unknown) {
  const dispatch = useAppDispatch();
  const id = question && exchangeOf(question);
  const conversationId = question?.conversationId;
  const readAgain = useEffectEvent(refetch);
  useEffect(() => {
    if (id === undefined || conversationId === undefined) return;
    const over = new AbortController();
    const { signal } = over;
    const isOver = () => signal.aborted;
    async function follow(of: string, generation: string) {
      while (!isOver()) {
        const followed = await dispatch(followGeneration(of, generation, signal));
        if ('data' in followed && followed.data) return;
        await pause(READ_AGAIN, signal);
        if (!isOver()) readAgain();
      }
    }
    void follow(conversationId, id);
    return () => over.abort();
  }, [dispatch, conversationId, id]);
}

function useStop(generation: string | undefined) {
  const { notStopped } = useWords(words);
  const [stop] = answeringEndpoints.endpoints.stopGeneration.useMutation();
  const { submit } = useSubmit(useFailureToast(notStopped));
  const isLasting = useLasting(generation);
  if (generation === undefined || !isLasting) return undefined;
  return () => void submit(() => stop(generation));
}

/** Milliseconds: most answers are there before anybody could stop them. */
const STOPPABLE_AFTER = 400;

/** Whether something has been there for a while. */
function useLasting(id: string | undefined): boolean {
  const [lasting, setLasting] = useState<string>();
  useEffect(() => {
    if (id === undefined) return;
    const timer = window.setTimeout(() => setLasting(id), STOPPABLE_AFTER);
    return () => window.clearTimeout(timer);
  }, [id]);
  return id !== undefined && lasting === id;
}

type AskInputs = {
  openId: string;
  /** A question passed on by another page; sent as soon as this page is rendered. */
  pending: PendingQuestion | null;
  goTo: (conversationId: string) => void;
};

function useAsking({ openId, pending, goTo }: AskInputs) {
  const dispatch = useAppDispatch();

  const askedKey = useRef('');
  useEffect(() => {
    if (!pending || askedKey.current === pending.key) return;
    askedKey.current = pending.key;
    void dispatch(askInNewConversation(pending, goTo));
  });

  return useCallback(
    (sent: OutgoingMessage) => void dispatch(askIn(openId, sent, goTo)),
    [dispatch, openId, goTo],
  );
}
