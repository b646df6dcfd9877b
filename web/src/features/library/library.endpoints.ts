import type { Topic, TopicLine } from '@careward/contracts/library/topic';
import { api } from '../../app/api.js';

const libraryEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    library: build.query<TopicLine[], void>({
      query: () => ['/api/library'],
      providesTags: ['Library'],
    }),
    topic: build.query<Topic, string>({
      query: (id) => ['/api/library', encodeURIComponent(id)],
      providesTags: ['Library'],
    }),
  }),
});

export const { useLibraryQuery, useTopicQuery } = libraryEndpoints;
