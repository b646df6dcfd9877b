import type { DiscoveryJob, JobStatus } from '@careward/contracts/discovery/job';
import { fits } from '../find.js';

/** The address of a source by its id. */
export type Addresses = ReadonlyMap<string, string>;

type JobQuery = { typed: string; status: JobStatus | undefined };

/** Those of one status whose source's name or address has every typed word. */
export function findJobs(
  jobs: readonly DiscoveryJob[],
  addresses: Addresses,
  { typed, status }: JobQuery,
): DiscoveryJob[] {
  const isFound = fits(typed);
  return jobs
    .filter((job) => status === undefined || job.status === status)
    .filter(({ sourceName, sourceId }) => isFound(`${sourceName} ${addresses.get(sourceId) ?? ''}`));
}
