import type { Conversation } from '@careward/contracts/coach/conversation';
import type { Exchange, Message } from '@careward/contracts/coach/message';
import { DEADLINE } from '@careward/contracts/kernel/limits';
import { api } from '../../app/api.js';
import type { AppState } from '../../app/store.js';

const CONVERSATIONS = '/api/chat/conversations';

/** `key`: the Idempotency-Key; the same key makes the same thing once, however often it is sent. */
export type NewConversation = { title: string; key: string };
export type Question = { conversationId: string; content: string; key: string };

/** The last question of a conversation that was asked on this page: shown at once, said again when it failed. */
export type Asked = Omit<Question, 'conversationId'> & {
  /** Milliseconds since 1970. */
  at: number;
  state: 'sending' | 'answered' | 'failed';
  /** What to do next, when it failed. */
  sentence?: string;
};

/** Queries answer null for somebody who is not signed in. */
export const coachEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    conversations: build.query<Conversation[] | null, void>({
      query: () => [CONVERSATIONS],
      providesTags: ['Conversations'],
    }),
    createConversation: build.mutation<Conversation, NewConversation>({
      query: ({ title, key }) => ({
        method: 'POST',
        path: [CONVERSATIONS],
        body: { title },
        headers: { 'Idempotency-Key': key },
      }),
      async onQueryStarted(_asked, { dispatch, queryFulfilled }) {
        const created = await queryFulfilled.catch(() => undefined);
        if (created) dispatch(listed(created.data));
      },
      invalidatesTags: (created) => (created ? ['Conversations'] : []),
    }),
    renameConversation: build.mutation<Conversation, { id: string; title: string }>({
      query: ({ id, title }) => ({ method: 'PUT', path: [CONVERSATIONS, id], body: { title } }),
      invalidatesTags: (renamed) => (renamed ? ['Conversations'] : []),
    }),
    messages: build.query<Message[] | null, string>({
      query: (conversationId) => [CONVERSATIONS, conversationId, 'messages'],
      providesTags: (_messages, _error, id) => [{ type: 'Messages', id }],
    }),
    /** Only read and written here, never fetched: in the cache it outlives the page and ends with the session. */
    asked: build.query<Asked | null, string>({ queryFn: () => ({ data: null }) }),
    sendMessage: build.mutation<Exchange, Question>({
      query: ({ conversationId, content, key }) => ({
        method: 'POST',
        path: [CONVERSATIONS, conversationId, 'messages'],
        body: { content, attachments: [] },
        headers: { 'Idempotency-Key': key },
        deadline: DEADLINE.coach.client,
      }),
      async onQueryStarted({ conversationId }, { dispatch, queryFulfilled }) {
        const answered = await queryFulfilled.catch(() => undefined);
        if (answered) dispatch(exchanged(conversationId, answered.data));
      },
      invalidatesTags: (answered, _error, { conversationId }) =>
        answered ? ['Conversations', { type: 'Messages', id: conversationId }] : [],
    }),
  }),
});

/** What was just made is seen at once; the refetch that follows has the last word. */
const listed = (created: Conversation) =>
  coachEndpoints.util.updateQueryData('conversations', undefined, (list) =>
    list?.some(({ id }) => id === created.id) ? undefined : [created, ...(list ?? [])],
  );

const exchanged = (conversationId: string, { userMessage, aiMessage }: Exchange) =>
  coachEndpoints.util.updateQueryData('messages', conversationId, (thread) => {
    for (const message of [userMessage, aiMessage])
      if (!thread?.some(({ id }) => id === message.id)) thread?.push(message);
  });

/** A conversation that has just been made is known to be empty. */
export const setEmpty = (conversationId: string) =>
  coachEndpoints.util.upsertQueryEntries([{ endpointName: 'messages', arg: conversationId, value: [] }]);

/** What was last asked in a conversation. */
export const useAsked = (conversationId: string) =>
  coachEndpoints.endpoints.asked.useQueryState(conversationId).currentData;

/** Known at once: what a page shows follows the store with the next frame. */
export const isBeingAsked = (state: AppState, conversationId: string) =>
  coachEndpoints.endpoints.asked.select(conversationId)(state).data?.state === 'sending';

export const setAsked = (conversationId: string, value: Asked | null) =>
  coachEndpoints.util.upsertQueryEntries([{ endpointName: 'asked', arg: conversationId, value }]);

export const { useConversationsQuery, useCreateConversationMutation } = coachEndpoints;
