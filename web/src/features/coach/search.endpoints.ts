import type { ConversationsFound } from '@careward/contracts/coach/search';
import { api } from '../../base/api.js';

const searchEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null when nobody is signed in. */
    searchConversations: build.query<ConversationsFound | null, string>({
      query: (words) => [`/api/chat/search?${new URLSearchParams({ q: words }).toString()}`],
      providesTags: ['Conversations'],
    }),
  }),
});

export const { useSearchConversationsQuery } = searchEndpoints;
