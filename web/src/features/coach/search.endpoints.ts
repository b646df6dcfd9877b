import type { ConversationsFound, Message } from '@careward/contracts/coach/schemas';
import { PAGE } from '@careward/contracts/kernel/limits';
import { api } from '../../base/api.js';
import type { AppDispatch, AppState } from '../../base/store.js';
import { coachEndpoints } from './coach.endpoints.js';

type Before = { conversationId: string; before: string };

const searchEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null when nobody is signed in. */
    searchConversations: build.query<ConversationsFound | null, string>({
      query: (words) => [`/api/chat/search?${new URLSearchParams({ q: words }).toString()}`],
      providesTags: ['Conversations'],
    }),
    /** The page of messages before one; null when nobody is signed in. */
    messagesBefore: build.query<Message[] | null, Before>({
      query: ({ conversationId, before }) => [
        `/api/chat/conversations/${conversationId}/messages?${new URLSearchParams({ before }).toString()}`,
      ],
    }),
  }),
});

export const { useSearchConversationsQuery } = searchEndpoints;

/** A page with no more messages than this is the first one: an exchange has one or two. */
const FIRST_PAGE = PAGE.messages / 2;

/**
 * Adds to the messages of a conversation those that came before them, until this one is there; without one, all of them.
 * False when they could not be loaded.
 */
export const loadEarlier =
  (conversationId: string, until?: string) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<boolean> => {
    const { messages } = coachEndpoints.endpoints;
    let page = messages.select(conversationId)(getState()).data ?? [];
    while (page.length > FIRST_PAGE && !page.some(({ id }) => id === until)) {
      const before = page[0]?.id ?? '';
      const { initiate } = searchEndpoints.endpoints.messagesBefore;
      const asked = initiate({ conversationId, before }, { subscribe: false, forceRefetch: true });
      const { data: earlier } = await dispatch(asked);
      if (!earlier) return false;
      dispatch(addBefore(conversationId, before, earlier));
      page = earlier;
    }
    return true;
  };

const addBefore = (conversationId: string, before: string, earlier: readonly Message[]) =>
  coachEndpoints.util.updateQueryData('messages', conversationId, (thread) => {
    if (thread?.[0]?.id === before) thread.unshift(...earlier);
  });
