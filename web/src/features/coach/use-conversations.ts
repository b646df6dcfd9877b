import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { useSession } from '../../base/session/session-provider.js';
import { useProfileQuery } from '../../shared/care-profile/care-profile.endpoints.js';
import { firstName } from '../../shared/care-profile/first-name.js';
import { NEW_CONVERSATION, readPendingQuestion } from '../../shared/conversations/unsent-questions.js';
import { useFailureToast, useSubmit } from '../../shared/submit/use-submit.js';
import { useConversationsQuery, useCreateConversationMutation } from './coach.endpoints.js';
import { newChatTitle, welcomeTitle } from '../../shared/conversations/conversation-titles.js';
import { words } from './words.js';

/** What the address of the coach names: the open conversation, and the message of it to come to. */
export const CONVERSATION = 'conversation';
export const MESSAGE = 'message';

export const addressOf = (conversationId: string, messageId: string | null = null) =>
  `?${new URLSearchParams({ [CONVERSATION]: conversationId, ...(messageId && { [MESSAGE]: messageId }) }).toString()}`;

/** The page that shows a conversation to print it. */
export const documentOf = (conversationId: string) => `/ai-coach/${conversationId}/document`;

/** The person's conversations and the open one: the one in the address, else the first (spec.md 4, "Chat"). */
export function useConversations() {
  const { data: list, isError, isFetching, refetch } = useConversationsQuery();
  const { conversationsNotLoaded } = useWords(words);
  const [params, setParams] = useSearchParams();
  const goTo = useCallback(
    (id: string, { replace = false } = {}) => setParams({ [CONVERSATION]: id }, { replace, state: null }),
    [setParams],
  );
  const chosen = params.get(CONVERSATION);
  const { pending, isNew, isExisting } = useRequested(chosen);
  const open = isNew ? undefined : (list?.find(({ id }) => id === chosen) ?? list?.[0]);

  return {
    list,
    isNew,
    open,
    openId: open?.id ?? NEW_CONVERSATION,
    /** The server has no conversation, and none is about to be created. */
    isFirstMissing: isExisting && list?.length === 0 && !isFetching,
    /** A question passed on by another page. */
    pending,
    goTo,
    failure: isError ? { sentence: conversationsNotLoaded, tryAgain: () => void refetch() } : undefined,
  };
}

/** A new conversation or one that is there; neither while it is not known who is signed in, so that nothing is begun. */
function useRequested(chosen: string | null) {
  const isKnown = useSession().state !== 'loading';
  const passedOn = readPendingQuestion(useLocation().state);
  const isNew = passedOn !== null || chosen === NEW_CONVERSATION;
  return { pending: isKnown ? passedOn : null, isNew: isKnown && isNew, isExisting: isKnown && !isNew };
}

/** A fixed Idempotency-Key, so that several tabs create only one. */
const WELCOME_KEY = 'welcome';

/** Creates the first conversation when the server has none (spec.md 4, "Chat"). */
export function useWelcomeConversation(isWanted: boolean) {
  const { firstNotStarted } = useWords(words);
  const { user } = useSession();
  const { data: profile, isLoading } = useProfileQuery();
  const [create, { isUninitialized, isSuccess, isError, reset }] = useCreateConversationMutation();
  const name = firstName(user, profile);
  const isNameKnown = name !== undefined || !isLoading;

  useEffect(() => {
    if (isWanted && isNameKnown && isUninitialized)
      void create({ title: welcomeTitle(name), key: WELCOME_KEY });
  }, [isWanted, isNameKnown, isUninitialized, name, create]);

  // Ready for the next time: the last conversation may be deleted.
  useEffect(() => {
    if (!isWanted && isSuccess) reset();
  }, [isWanted, isSuccess, reset]);

  return {
    failure: isError ? { sentence: firstNotStarted, tryAgain: reset } : undefined,
  };
}

/** It is starting until it is the open one: what is typed before that would be a text of the conversation before. */
export function useNewConversation(openId: string, goTo: (conversationId: string) => void) {
  const [create] = useCreateConversationMutation();
  const { notStarted } = useWords(words);
  const { submit, isPending } = useSubmit(useFailureToast(notStarted));
  const [leftId, setLeftId] = useState<string>();
  if (leftId !== undefined && leftId !== openId) setLeftId(undefined);

  const startNew = () =>
    submit(async () => {
      const { data, error } = await create({ title: newChatTitle(new Date()), key: nanoid() });
      if (!data) return { error };
      // The router shows the new address in a transition, some time after this.
      setLeftId(openId);
      goTo(data.id);
      return {};
    });

  return { startNew, isStarting: isPending || leftId !== undefined };
}
