import type { Bookmarks } from '@careward/contracts/care-profile/schemas';
import type { LibraryPages, TopicLine } from '@careward/contracts/discovery/library';
import type { Language } from '@careward/contracts/kernel/languages';
import { api } from '../../base/api.js';

const PAGES = '/api/library-pages';

const libraryEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null when nobody is signed in. */
    bookmarks: build.query<Bookmarks | null, void>({
      query: () => ['/api/bookmarks'],
      providesTags: ['Bookmarks'],
    }),
    /** The choice shows at once, and goes back when it could not be saved. */
    saveTopic: build.mutation<Bookmarks, { topicId: string; isSaved: boolean }>({
      query: ({ topicId, isSaved }) => ({
        method: isSaved ? 'PUT' : 'DELETE',
        path: ['/api/bookmarks', encodeURIComponent(topicId)],
      }),
      onQueryStarted: async ({ topicId, isSaved }, { dispatch, queryFulfilled }) => {
        // By its id: others may be saved meanwhile.
        const show = (isThere: boolean) =>
          dispatch(
            libraryEndpoints.util.updateQueryData('bookmarks', undefined, (saved) => {
              const others = saved?.filter((each) => each !== topicId);
              return others && (isThere ? [topicId, ...others] : others);
            }),
          );
        show(isSaved);
        await queryFulfilled.catch(() => show(!isSaved));
      },
    }),
    /** The guides that match the words, also by a question that they answer. */
    foundTopics: build.query<TopicLine[], { typed: string; language: Language }>({
      query: ({ typed, language }) => ({
        method: 'GET',
        path: [`/api/library?${new URLSearchParams({ q: typed }).toString()}`],
        headers: { 'Accept-Language': language },
      }),
      providesTags: ['Library'],
    }),
    /** The pages that match the words, the best first; the newest where there are no words. */
    crawledPages: build.query<LibraryPages | null, string>({
      query: (words) => [words === '' ? PAGES : `${PAGES}?${new URLSearchParams({ q: words }).toString()}`],
      providesTags: ['Library'],
    }),
  }),
});

export const { useBookmarksQuery, useSaveTopicMutation, useCrawledPagesQuery, useFoundTopicsQuery } =
  libraryEndpoints;
