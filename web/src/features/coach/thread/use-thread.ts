import type { Message } from '@careward/contracts/coach/message';
import { skipToken } from '@reduxjs/toolkit/query';
import { useAsked, useMessagesQuery } from '../coach.endpoints.js';
import type { useConversations } from '../conversations/use-conversations.js';

const NONE: readonly Message[] = [];

/** The messages of the open conversation and what was last asked there. */
export function useThread({
  list,
  isNew,
  open,
  openId,
}: Pick<ReturnType<typeof useConversations>, 'list' | 'isNew' | 'open' | 'openId'>) {
  const { currentData, isError, refetch } = useMessagesQuery(open?.id ?? skipToken);
  return {
    /** undefined: not known yet; null: nobody is signed in any more. */
    messages: list === null ? null : isNew ? NONE : currentData,
    asked: useAsked(openId),
    failure: isError
      ? { sentence: 'This conversation could not be loaded.', tryAgain: () => void refetch() }
      : undefined,
  };
}
