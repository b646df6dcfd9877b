import { useLocation, useSearchParams } from 'react-router-dom';
import { carriedQuestion } from '../../../shared/navigation/carried-question.js';
import { useConversationsQuery } from '../coach.endpoints.js';

/** Stands for a conversation that is not made yet, in the address and for its draft. */
export const NEW_CONVERSATION = 'new';
const PARAMETER = 'conversation';

export const addressOf = (conversationId: string) => `?${PARAMETER}=${conversationId}`;

/** One's conversations and the open one: named in the address, else the first (spec.md 4, "Chat"). */
export function useConversations() {
  const { data: list, isError, isFetching, refetch } = useConversationsQuery();
  const [params, setParams] = useSearchParams();
  const carried = carriedQuestion(useLocation().state);
  const chosen = params.get(PARAMETER);
  const isNew = carried !== null || chosen === NEW_CONVERSATION;
  const open = isNew ? undefined : (list?.find(({ id }) => id === chosen) ?? list?.[0]);

  return {
    list,
    isNew,
    open,
    openId: open?.id ?? NEW_CONVERSATION,
    /** The server has said that there is no conversation, and none is about to be made. */
    isFirstMissing: list?.length === 0 && !isFetching && !isNew,
    /** What another page sent along to be asked. */
    carried,
    /** `instead`: takes the place of the present address and of what it carried. */
    goTo: (id: string, { instead = false } = {}) =>
      setParams({ [PARAMETER]: id }, { replace: instead, state: null }),
    failure: isError
      ? { sentence: 'Your conversations could not be loaded.', tryAgain: () => void refetch() }
      : undefined,
  };
}
