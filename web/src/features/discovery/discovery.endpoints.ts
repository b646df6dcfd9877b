import { JOBS_LISTED, SOURCES_KEPT } from '@careward/contracts/discovery/limits';
import type { DiscoveryChanges } from '@careward/contracts/discovery/changes';
import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import type {
  ContentSource,
  CreateSource,
  SourceDetail,
  WithReason,
} from '@careward/contracts/discovery/source';
import { api } from '../../base/api.js';
import type { AppDispatch } from '../../base/store.js';
import { mergeNewest } from './merge-newest.js';

const SOURCES = '/api/discovery/sources';
const lists = ['ContentSources', 'DiscoveryJobs'] as const;

type OfSource<Body> = { id: string; body: Body };

/** A list is merged, because the stream may have brought something newer than the answer. */
export const discoveryEndpoints = api.enhanceEndpoints({ addTagTypes: lists }).injectEndpoints({
  endpoints: (build) => ({
    /** Newest first; null when nobody is signed in, as with all of these. */
    sources: build.query<ContentSource[] | null, void>({
      query: () => [SOURCES],
      merge: (known, loaded) => loaded && mergeNewest(known ?? [], loaded, SOURCES_KEPT),
      providesTags: ['ContentSources'],
    }),
    /** By version, so that a source which has changed is asked for again. */
    source: build.query<SourceDetail | null, Pick<ContentSource, 'id' | 'version'>>({
      query: ({ id }) => [SOURCES, id],
    }),
    createSource: build.mutation<ContentSource, CreateSource>({
      query: (body) => ({ method: 'POST', path: [SOURCES], body }),
      invalidatesTags: ['ContentSources'],
    }),
    approveSource: build.mutation<ContentSource, OfSource<{ legalNotes: string }>>({
      query: ({ id, body }) => ({ method: 'POST', path: [SOURCES, id, 'approve'], body }),
      invalidatesTags: lists,
    }),
    rejectSource: build.mutation<ContentSource, OfSource<WithReason>>({
      query: ({ id, body }) => ({ method: 'POST', path: [SOURCES, id, 'reject'], body }),
      invalidatesTags: lists,
    }),
    stopSource: build.mutation<ContentSource, OfSource<WithReason>>({
      query: ({ id, body }) => ({ method: 'POST', path: [SOURCES, id, 'emergency-stop'], body }),
      invalidatesTags: lists,
    }),
    reviewSource: build.mutation<ContentSource, { id: string }>({
      query: ({ id }) => ({ method: 'POST', path: [SOURCES, id, 'review'] }),
      invalidatesTags: lists,
    }),
    jobs: build.query<DiscoveryJob[] | null, void>({
      query: () => ['/api/discovery/jobs'],
      merge: (known, loaded) => loaded && mergeNewest(known ?? [], loaded, JOBS_LISTED),
      providesTags: ['DiscoveryJobs'],
    }),
  }),
});

/** Shows what the stream brought. The lists keep their age: it is the server's answer that they are refetched by. */
export const discoveryChanged = (changed: DiscoveryChanges) => (dispatch: AppDispatch) => {
  const { updateQueryData } = discoveryEndpoints.util;
  dispatch(
    updateQueryData(
      'sources',
      undefined,
      (known) => known && mergeNewest(known, changed.sources, SOURCES_KEPT),
    ),
  );
  dispatch(
    updateQueryData('jobs', undefined, (known) => known && mergeNewest(known, changed.jobs, JOBS_LISTED)),
  );
};

export const {
  useSourceQuery,
  useCreateSourceMutation,
  useApproveSourceMutation,
  useRejectSourceMutation,
  useStopSourceMutation,
  useReviewSourceMutation,
} = discoveryEndpoints;
