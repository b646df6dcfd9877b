import { z } from 'zod';
import { REFUSALS_SHOWN } from './limits.js';
import { contentSources } from './source.js';

export const jobStatuses = ['queued', 'running', 'completed', 'stopped', 'failed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** Why a URL was not read, or read and not kept. */
export const refusals = [
  'robots',
  'robots-unreachable',
  'nofollow',
  'noindex',
  'no-ai-input',
  'other-host',
  'depth',
  'pattern',
  'private-address',
  'type',
  'size',
  'trap',
  'duplicate',
  'http-error',
  'unreachable',
  'timeout',
  'no-text',
] as const;
export type Refusal = (typeof refusals)[number];

/** spec.md 3, "Discovery job". */
export const discoveryJob = z.object({
  id: z.uuid({ version: 'v4' }),
  sourceId: z.uuid(),
  sourceName: z.string(),
  status: z.enum(jobStatuses),
  trigger: z.enum(['schedule', 'admin']),
  urlsDiscovered: z.int().nonnegative(),
  urlsProcessed: z.int().nonnegative(),
  urlsSucceeded: z.int().nonnegative(),
  /** Never goes back; 100 exactly when the job is completed. */
  progressPercent: z.int().min(0).max(100),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Grows with every change: of two states of a job the higher one is newer. */
  version: z.int().positive(),
});
export type DiscoveryJob = z.infer<typeof discoveryJob>;
export const discoveryJobs = z.array(discoveryJob);

/** Why a job ended as it did; `page-limit` stands on a completed job that left URLs out. */
export const jobReasons = [
  'page-limit',
  'stopped-by-admin',
  'source-not-approved',
  'nothing-read',
  'internal',
] as const;
export type JobReason = (typeof jobReasons)[number];

const refusedUrl = z.object({
  url: z.string(),
  reason: z.enum(refusals),
  /** The line of robots.txt that decided. */
  robotsLine: z.int().positive().nullable(),
});
export type RefusedUrl = z.infer<typeof refusedUrl>;

/** GET /api/discovery/jobs/:id */
export const discoveryJobDetail = discoveryJob.extend({
  reason: z.enum(jobReasons).nullable(),
  /** All refused URLs by reason, the most frequent first. */
  refusedBy: z.array(z.object({ reason: z.enum(refusals), count: z.int().positive() })),
  /** The first of them. */
  refused: z.array(refusedUrl).max(REFUSALS_SHOWN),
});
export type DiscoveryJobDetail = z.infer<typeof discoveryJobDetail>;

/** GET /api/discovery/stream: first everything, then what changed. */
export const discoveryChanges = z.object({ sources: contentSources, jobs: discoveryJobs });
export type DiscoveryChanges = z.infer<typeof discoveryChanges>;
