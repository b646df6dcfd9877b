import type { Language } from '@careward/contracts/kernel/languages';
import type { Topic, TopicLine } from '@careward/contracts/discovery/library';
import { api } from '../../base/api.js';

export const topicEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** The list is in one language: without this header, in the browser's first. */
    library: build.query<TopicLine[], Language>({
      query: (language) => ({
        method: 'GET',
        path: ['/api/library'],
        headers: { 'Accept-Language': language },
      }),
      providesTags: ['Library'],
    }),
    topic: build.query<Topic, string>({
      query: (id) => ['/api/library', encodeURIComponent(id)],
      providesTags: ['Library'],
    }),
  }),
});

export const { useLibraryQuery, useTopicQuery } = topicEndpoints;
