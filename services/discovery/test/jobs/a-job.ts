import { randomUUID } from 'node:crypto';
import type { Job } from '../../src/jobs/job.domain.js';

/** A queued job, unless told otherwise. */
export const aJob = (more: Partial<Job> = {}): Job => ({
  id: randomUUID(),
  sourceId: randomUUID(),
  sourceName: 'Care site',
  trigger: 'admin',
  status: 'queued',
  counts: { discovered: 0, processed: 0, succeeded: 0 },
  progressPercent: 0,
  reason: null,
  createdAt: new Date('2026-05-01T11:00:00Z'),
  startedAt: null,
  endedAt: null,
  version: 1,
  token: 0,
  leaseUntil: null,
  ...more,
});
