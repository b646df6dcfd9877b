import type { DiscoveryJob } from '@careward/contracts/discovery/job';

/** spec.md 4, "Content source approval": the share of the processed URLs that succeeded, in whole percent. */
export const successRate = ({
  urlsSucceeded,
  urlsProcessed,
}: Pick<DiscoveryJob, 'urlsSucceeded' | 'urlsProcessed'>) =>
  urlsProcessed === 0 ? 0 : Math.round((urlsSucceeded / urlsProcessed) * 100);
