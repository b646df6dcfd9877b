import { JOBS_CACHED, SOURCES_CACHED } from '@careward/contracts/discovery/limits';
import { SECOND } from '@careward/contracts/kernel/duration';
import { discoveryEndpoints } from './discovery.endpoints.js';

/** spec.md 7: whoever comes back to a list within this time sees it without a call. */
export const useSources = () =>
  discoveryEndpoints.useSourcesQuery(undefined, { refetchOnMountOrArgChange: SOURCES_CACHED / SECOND });

export const useJobs = () =>
  discoveryEndpoints.useJobsQuery(undefined, { refetchOnMountOrArgChange: JOBS_CACHED / SECOND });
