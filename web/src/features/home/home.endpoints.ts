import type { Conversation } from '@careward/contracts/coach/schemas';
import { api } from '../../base/api.js';

/** Newest first; the newest may be one that nothing was written in. */
const LOOKED_AT = 10;

const homeEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** The conversation that was last written in; null when there is none, or nobody is signed in. */
    lastConversation: build.query<Conversation | null, void>({
      query: () => [`/api/chat/conversations?limit=${LOOKED_AT}`],
      transformResponse: (newest: Conversation[] | null) =>
        newest?.find(({ lastMessageAt }) => lastMessageAt !== null) ?? null,
      providesTags: ['Conversations'],
    }),
  }),
});

export const { useLastConversationQuery } = homeEndpoints;
