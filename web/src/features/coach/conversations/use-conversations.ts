import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { readPendingQuestion } from '../../../shared/navigation/pending-question.js';
import { useConversationsQuery } from '../coach.endpoints.js';
import { words } from './words.js';

/** Placeholder id of a conversation that does not exist yet, in the address and for its draft. */
export const NEW_CONVERSATION = 'new';
const PARAMETER = 'conversation';

export const addressOf = (conversationId: string) => `?${PARAMETER}=${conversationId}`;

/** The person's conversations and the open one: the one in the address, else the first (spec.md 4, "Chat"). */
export function useConversations() {
  const { data: list, isError, isFetching, refetch } = useConversationsQuery();
  const { notLoaded } = useWords(words);
  const [params, setParams] = useSearchParams();
  const goTo = useCallback(
    (id: string, { replace = false } = {}) => setParams({ [PARAMETER]: id }, { replace, state: null }),
    [setParams],
  );
  const pending = readPendingQuestion(useLocation().state);
  const chosen = params.get(PARAMETER);
  const isNew = pending !== null || chosen === NEW_CONVERSATION;
  const open = isNew ? undefined : (list?.find(({ id }) => id === chosen) ?? list?.[0]);

  return {
    list,
    isNew,
    open,
    openId: open?.id ?? NEW_CONVERSATION,
    /** The server has no conversation, and none is about to be created. */
    isFirstMissing: list?.length === 0 && !isFetching && !isNew,
    /** A question passed on by another page. */
    pending,
    goTo,
    failure: isError ? { sentence: notLoaded, tryAgain: () => void refetch() } : undefined,
  };
}
