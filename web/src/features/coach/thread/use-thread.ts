import { THREAD_POLL } from '@careward/contracts/web/limits';
import type { Message } from '@careward/contracts/coach/message';
import { skipToken } from '@reduxjs/toolkit/query';
import { useWords } from '../../../base/language/use-language.js';
import { useAppSelector } from '../../../base/store.js';
import { askedIn } from '../asked.slice.js';
import { coachEndpoints } from '../coach.endpoints.js';
import type { useConversations } from '../conversations/use-conversations.js';
import { words } from './words.js';

const NONE: readonly Message[] = [];
const { useQueryState, useQuerySubscription } = coachEndpoints.endpoints.messages;

/** The messages of the open conversation and the question last asked there. */
export function useThread({
  list,
  isNew,
  open,
  openId,
}: Pick<ReturnType<typeof useConversations>, 'list' | 'isNew' | 'open' | 'openId'>) {
  const { notLoaded } = useWords(words);
  const asked = useAppSelector((state) => askedIn(state, openId));
  const { currentData, isError, isUnanswered, refetch } = useMessages(open?.id, asked?.state === 'sending');
  return {
    /** undefined: not loaded yet; null: nobody is signed in any more. */
    messages: list === null ? null : isNew ? NONE : currentData,
    asked,
    isUnanswered,
    failure: isError ? { sentence: notLoaded, tryAgain: () => void refetch() } : undefined,
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
