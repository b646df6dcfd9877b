import type { Conversation, FeedbackGiven, GiveFeedback, Message } from '@careward/contracts/coach/schemas';
import { PAGE } from '@careward/contracts/kernel/limits';
import { createSlice, isAnyOf, original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { api } from '../../base/api.js';
import type { ApiMeta } from '../../base/http/base-query.js';
import { type AppState, reducer } from '../../base/store.js';

export const CONVERSATIONS = '/api/chat/conversations';

let channel: BroadcastChannel | undefined;
/** Tells the other tabs of this browser which conversation was asked something. Opened with the first thread: an open one would keep the process alive that paints pages for the build. */
export const tabs = () => (channel ??= new BroadcastChannel('asked'));

/** `key`: the Idempotency-Key; a request repeated with the same key creates nothing new. */
type NewConversation = { title: string; key: string };

/** Queries return null when nobody is signed in. */
export const coachEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** All of them, page after page: any of them may be the one that an address names. */
    conversations: build.query<Conversation[] | null, void>({
      queryFn: async (_none, _api, _options, call) => {
        const all = new Map<string, Conversation>();
        for (let path = CONVERSATIONS; ;) {
          const { data, error, meta } = await call([path]);
          if (error) return { error, meta };
          const page = data as Conversation[] | null;
          if (!page) return { data: null, meta };
          // One that is written in meanwhile comes first, and the others with it again.
          for (const conversation of page) all.set(conversation.id, conversation);
          if (page.length < PAGE.conversations) return { data: [...all.values()] };
          path = `${CONVERSATIONS}?before=${page.at(-1)?.id}`;
        }
      },
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
        if (!created) return;
        dispatch(setNoMessages(created.data.id));
        dispatch(addToList(created.data));
      },
      invalidatesTags: (created) => (created ? ['Conversations'] : []),
    }),
    renameConversation: build.mutation<Conversation, { id: string; title: string }>({
      query: ({ id, title }) => ({ method: 'PUT', path: [CONVERSATIONS, id], body: { title } }),
      async onQueryStarted(_asked, { dispatch, queryFulfilled }) {
        const renamed = await queryFulfilled.catch(() => undefined);
        if (renamed) dispatch(titleInList(renamed.data));
      },
      invalidatesTags: (renamed) => (renamed ? ['Conversations'] : []),
    }),
    deleteConversation: build.mutation<unknown, string>({
      query: (id) => ({ method: 'DELETE', path: [CONVERSATIONS, id] }),
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        const deleted = await queryFulfilled.catch(() => undefined);
        if (deleted) dispatch(removeFromList(id));
      },
      // Also after a failure: it may have been deleted in another tab. Its files go with it.
      invalidatesTags: ['Conversations', 'Papers'],
    }),
    messages: build.query<Message[] | null, string>({
      query: (conversationId) => [CONVERSATIONS, conversationId, 'messages'],
      // The newest page; what was loaded of those before stays. A message that is as it was is the same object, so that it is
      // not rendered again.
      merge: (draft, newest) => {
        const held = draft && original(draft);
        const known = held?.findIndex(({ id }) => id === newest?.[0]?.id) ?? -1;
        const merged = held && newest && known > 0 ? [...held.slice(0, known), ...newest] : newest;
        return copyWithStructuralSharing(held, merged);
      },
      providesTags: (_messages, _error, id) => [{ type: 'Messages', id }],
      async onCacheEntryAdded(id, { dispatch, cacheEntryRemoved }) {
        const over = new AbortController();
        const again = () => dispatch(api.util.invalidateTags(['Conversations', { type: 'Messages', id }]));
        const told = ({ data }: MessageEvent) => data === id && again();
        // Another device tells nothing: what it was asked is seen when this page is looked at again.
        const seen = () => document.visibilityState === 'visible' && again();
        tabs().addEventListener('message', told, { signal: over.signal });
        document.addEventListener('visibilitychange', seen, { signal: over.signal });
        await cacheEntryRemoved;
        over.abort();
      },
    }),
    /** The page of messages before one. */
    messagesBefore: build.query<Message[] | null, { conversationId: string; before: string }>({
      query: ({ conversationId, before }) => [
        `${CONVERSATIONS}/${conversationId}/messages?${new URLSearchParams({ before }).toString()}`,
      ],
    }),
    giveFeedback: build.mutation<FeedbackGiven, GiveFeedback & { conversationId: string }>({
      query: ({ conversationId: _, ...body }) => ({ method: 'POST', path: ['/api/chat/feedback'], body }),
      async onQueryStarted({ conversationId }, { dispatch, queryFulfilled }) {
        const given = await queryFulfilled.catch(() => undefined);
        if (given) dispatch(keepWithMessage(conversationId, given.data));
      },
    }),
  }),
});

type ById = Record<string, true>;
const initialState: ById = {};

/** The first messages of pages that have others before them, by their ids. */
const earlierSlice = createSlice({
  name: 'earlier',
  initialState,
  reducers: {},
  extraReducers: (build) => {
    const { messages, messagesBefore } = coachEndpoints.endpoints;
    build.addCase(api.util.resetApiState, () => initialState);
    build.addMatcher(
      isAnyOf(messages.matchFulfilled, messagesBefore.matchFulfilled),
      (all, { payload: page, meta: { arg, baseQueryMeta } }) => {
        if (page?.[0] && (baseQueryMeta as ApiMeta | undefined)?.hasNext) all[page[0].id] = true;
        if (page?.length === 0 && typeof arg.originalArgs === 'object') delete all[arg.originalArgs.before];
      },
    );
  },
  selectors: {
    /** Whether there are messages before this one that are not loaded. */
    hasEarlier: (all, first: Message | undefined) => first !== undefined && first.id in all,
  },
});

declare module '../../base/store.js' {
  export interface InjectedSlices {
    [earlierSlice.reducerPath]: ById;
  }
}

export const { hasEarlier } = earlierSlice.injectInto(reducer).selectors;

/** Shows what was just created at once; the refetch that follows replaces it. */
const addToList = (created: Conversation) =>
  coachEndpoints.util.updateQueryData('conversations', undefined, (list) =>
    list?.some(({ id }) => id === created.id) ? undefined : [created, ...(list ?? [])],
  );

const titleInList = ({ id, title }: Conversation) =>
  coachEndpoints.util.updateQueryData('conversations', undefined, (list) => {
    const renamed = list?.find((each) => each.id === id);
    if (renamed) renamed.title = title;
  });

const removeFromList = (deleted: string) =>
  coachEndpoints.util.updateQueryData('conversations', undefined, (list) =>
    list?.filter(({ id }) => id !== deleted),
  );

export const addBefore = (conversationId: string, before: string, earlier: readonly Message[]) =>
  coachEndpoints.util.updateQueryData('messages', conversationId, (thread) => {
    if (thread?.[0]?.id === before) thread.unshift(...earlier);
  });

export const addToThread = (conversationId: string, messages: readonly Message[]) =>
  coachEndpoints.util.updateQueryData('messages', conversationId, (thread) => {
    for (const message of messages) if (!thread?.some(({ id }) => id === message.id)) thread?.push(message);
  });

const keepWithMessage = (conversationId: string, { messageId, feedback }: FeedbackGiven) =>
  coachEndpoints.util.updateQueryData('messages', conversationId, (thread) => {
    const message = thread?.find(({ id }) => id === messageId);
    if (message) Object.assign(message, { feedback, userFeedback: feedback });
  });

/** A new conversation has no messages, so they need not be fetched. */
const setNoMessages = (conversationId: string) =>
  coachEndpoints.util.upsertQueryEntries([{ endpointName: 'messages', arg: conversationId, value: [] }]);

/** What the store knows of a conversation: its title, and how many messages it has. */
export function knownConversation(state: AppState, conversationId: string) {
  const { conversations, messages } = coachEndpoints.endpoints;
  return {
    title:
      conversations
        .select()(state)
        .data?.find(({ id }) => id === conversationId)?.title ?? '',
    messages: messages.select(conversationId)(state).data?.length ?? 0,
  };
}

export const {
  useConversationsQuery,
  useMessagesQuery,
  useCreateConversationMutation,
  useRenameConversationMutation,
  useDeleteConversationMutation,
  useGiveFeedbackMutation,
} = coachEndpoints;
