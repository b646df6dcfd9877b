import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import type { Job } from './job.domain.js';

export const toDiscoveryJob = (job: Job): DiscoveryJob => ({
  id: job.id,
  sourceId: job.sourceId,
  sourceName: job.sourceName,
  status: job.status,
  trigger: job.trigger,
  urlsDiscovered: job.counts.discovered,
  urlsProcessed: job.counts.processed,
  urlsSucceeded: job.counts.succeeded,
  progressPercent: job.progressPercent,
  createdAt: job.createdAt.toISOString(),
  startedAt: job.startedAt?.toISOString() ?? null,
  endedAt: job.endedAt?.toISOString() ?? null,
  version: job.version,
});
