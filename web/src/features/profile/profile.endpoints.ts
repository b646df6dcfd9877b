import { PAGE } from '@careward/contracts/kernel/limits';
import { api } from '../../base/api.js';

/** `hasMore`: the list that was counted is only the first page. */
type Count = { count: number; hasMore: boolean };

export const { useConversationCountQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** null when nobody is signed in. */
    conversationCount: build.query<Count | null, void>({
      query: () => ['/api/chat/conversations'],
      transformResponse: (list: unknown[] | null) =>
        list && { count: list.length, hasMore: list.length >= PAGE.conversations },
      providesTags: ['Conversations'],
    }),
  }),
});
