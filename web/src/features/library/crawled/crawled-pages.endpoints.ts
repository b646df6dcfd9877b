import type { LibraryPages } from '@careward/contracts/discovery/library-page';
import { api } from '../../../base/api.js';

const PAGES = '/api/library-pages';

const crawledPagesEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Those that match the words, the best first; the newest where there are no words. */
    crawledPages: build.query<LibraryPages | null, string>({
      query: (words) => [words === '' ? PAGES : `${PAGES}?${new URLSearchParams({ q: words }).toString()}`],
      providesTags: ['Library'],
    }),
  }),
});

export const { useCrawledPagesQuery } = crawledPagesEndpoints;
