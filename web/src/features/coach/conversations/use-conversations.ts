import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { useSession } from '../../../base/session/session-provider.js';
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
  const chosen = params.get(PARAMETER);
  const { pending, isNew, isOld } = useWanted(chosen);
  const open = isNew ? undefined : (list?.find(({ id }) => id === chosen) ?? list?.[0]);

  return {
    list,
    isNew,
    open,
    openId: open?.id ?? NEW_CONVERSATION,
    /** The server has no conversation, and none is about to be created. */
    isFirstMissing: isOld && list?.length === 0 && !isFetching,
    /** A question passed on by another page. */
    pending,
    goTo,
    failure: isError ? { sentence: notLoaded, tryAgain: () => void refetch() } : undefined,
  };
}

/** A new conversation or one that is there; neither while it is not known who is signed in, so that nothing is begun. */
function useWanted(chosen: string | null) {
  const isKnown = useSession().state !== 'loading';
  const passedOn = readPendingQuestion(useLocation().state);
  const isNew = passedOn !== null || chosen === NEW_CONVERSATION;
  return { pending: isKnown ? passedOn : null, isNew: isKnown && isNew, isOld: isKnown && !isNew };
}
