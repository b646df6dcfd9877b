import type { DiscoveryChanges, DiscoveryJob, DiscoveryJobDetail } from '@careward/contracts/discovery/job';
import { JOBS_CACHED, JOBS_LISTED, SOURCES_CACHED, SOURCES_KEPT } from '@careward/contracts/discovery/limits';
import type {
  ContentSource,
  CreateSource,
  SourceDetail,
  WithReason,
} from '@careward/contracts/discovery/source';
import type { WantedTopic } from '@careward/contracts/discovery/library';
import type {
  AcceptCleanPages,
  AcceptPage,
  CleanPagesAccepted,
  PageReview,
  WaitingCounts,
  WaitingPages,
  WaitingQuery,
} from '@careward/contracts/discovery/page-review';
import { SECOND } from '@careward/contracts/kernel/limits';
import { api } from '../../base/api.js';
import { useStream } from '../../base/http/event-stream.js';
import { type AppDispatch, useAppDispatch } from '../../base/store.js';

const SOURCES = '/api/discovery/sources';
const JOBS = '/api/discovery/jobs';
const PAGES = '/api/discovery/pages';
const lists = ['ContentSources', 'DiscoveryJobs', 'WaitingPages'] as const;

type OfSource<Body> = { id: string; body: Body };

/** A list is merged, because the stream may have brought something newer than the answer. */
const discoveryEndpoints = api.enhanceEndpoints({ addTagTypes: lists }).injectEndpoints({
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
      query: () => [JOBS],
      merge: (known, loaded) => loaded && mergeNewest(known ?? [], loaded, JOBS_LISTED),
      providesTags: ['DiscoveryJobs'],
    }),
    job: build.query<DiscoveryJobDetail | null, string>({
      query: (id) => [JOBS, encodeURIComponent(id)],
      providesTags: (_, __, id) => [{ type: 'DiscoveryJobs', id }],
    }),
    /** A new crawl, or the one of this source that has not ended. */
    crawlSource: build.mutation<DiscoveryJob, Pick<ContentSource, 'id'>>({
      query: ({ id }) => ({ method: 'POST', path: [SOURCES, id, 'crawl'] }),
      invalidatesTags: ['DiscoveryJobs'],
    }),
    stopJob: build.mutation<DiscoveryJob, Pick<DiscoveryJob, 'id'>>({
      query: ({ id }) => ({ method: 'POST', path: [JOBS, id, 'stop'] }),
      invalidatesTags: ['DiscoveryJobs'],
    }),
    wantedTopics: build.query<WantedTopic[] | null, void>({
      query: () => ['/api/discovery/wanted-topics'],
    }),
    waitingPages: build.query<WaitingPages | null, WaitingQuery>({
      query: (query) => [`/api/discovery/waiting-pages${searchOf(query)}`],
      providesTags: ['WaitingPages'],
    }),
    waitingCounts: build.query<WaitingCounts[] | null, void>({
      query: () => ['/api/discovery/waiting-counts'],
      providesTags: ['WaitingPages'],
    }),
    pageReview: build.query<PageReview | null, string>({
      query: (id) => [PAGES, id],
      providesTags: ['WaitingPages'],
    }),
    /** Where the page has changed since it was looked at, it is asked for again. */
    acceptPage: build.mutation<{ success: true }, AcceptPage & { id: string }>({
      query: ({ id, sha256 }) => ({ method: 'POST', path: [PAGES, id, 'accept'], body: { sha256 } }),
      invalidatesTags: ['WaitingPages'],
    }),
    acceptCleanPages: build.mutation<CleanPagesAccepted, AcceptCleanPages>({
      query: (body) => ({ method: 'POST', path: [PAGES, 'accept-clean'], body }),
      invalidatesTags: ['WaitingPages'],
    }),
  }),
});

function searchOf({ source, state, before }: WaitingQuery): string {
  const search = new URLSearchParams({
    ...(source && { source }),
    ...(state && { state }),
    ...(before && { before }),
  }).toString();
  return search && `?${search}`;
}

/** Shows what the stream brought. The lists keep their age: it is the server's answer that they are refetched by. */
const discoveryChanged = (changed: DiscoveryChanges) => (dispatch: AppDispatch) => {
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
  for (const job of changed.jobs) dispatch(jobChanged(job));
};

/** The stream does not bring why a job ended and what it refused, so that is asked for when its status changes. */
const jobChanged = (changed: DiscoveryJob) => (dispatch: AppDispatch) => {
  const { updateQueryData, invalidateTags } = discoveryEndpoints.util;
  const { patches } = dispatch(
    updateQueryData('job', changed.id, (known) => {
      if (known && known.version < changed.version) Object.assign(known, changed);
    }),
  );
  if (patches.some(({ path }) => path[0] === 'status'))
    dispatch(invalidateTags([{ type: 'DiscoveryJobs', id: changed.id }]));
};

/** What the page shows is asked for again. */
const discoveryOutdated = () => discoveryEndpoints.util.invalidateTags([...lists]);

export const {
  useSourceQuery,
  useCreateSourceMutation,
  useApproveSourceMutation,
  useRejectSourceMutation,
  useStopSourceMutation,
  useReviewSourceMutation,
  useJobQuery,
  useCrawlSourceMutation,
  useStopJobMutation,
  useWantedTopicsQuery,
  useWaitingPagesQuery,
  useWaitingCountsQuery,
  usePageReviewQuery,
  useAcceptPageMutation,
  useAcceptCleanPagesMutation,
} = discoveryEndpoints;

/** spec.md 7: whoever comes back to a list within this time sees it without a call. */
export const useSources = () =>
  discoveryEndpoints.useSourcesQuery(undefined, { refetchOnMountOrArgChange: SOURCES_CACHED / SECOND });

export const useJobs = () =>
  discoveryEndpoints.useJobsQuery(undefined, { refetchOnMountOrArgChange: JOBS_CACHED / SECOND });

/** How many pages of a source wait for a look; undefined until that is known. */
export function useWaitingOf(sourceId: string): number | undefined {
  const { data } = discoveryEndpoints.useWaitingCountsQuery();
  const { doubtful = 0, unjudged = 0, clean = 0 } = data?.find((count) => count.sourceId === sourceId) ?? {};
  return data ? doubtful + unjudged + clean : undefined;
}

/** Keeps what was loaded up to date from the moment that it is there, while the page is in sight. */
export function useLiveChanges(isLoaded: boolean) {
  const dispatch = useAppDispatch();
  useStream<DiscoveryChanges>({
    path: '/api/discovery/stream',
    of: isLoaded,
    onChanged: (changed) => dispatch(discoveryChanged(changed)),
    onFailure: () => dispatch(discoveryOutdated()),
  });
}

/** Of two states of the same thing the one of the higher version; newest first, at most `max`. */
export function mergeNewest<Thing extends { id: string; version: number; createdAt: string }>(
  known: readonly Thing[],
  changed: readonly Thing[],
  max: number,
): Thing[] {
  const newest = new Map(known.map((each) => [each.id, each]));
  for (const each of changed)
    if (each.version >= (newest.get(each.id)?.version ?? 0)) newest.set(each.id, each);
  return [...newest.values()]
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, max);
}
