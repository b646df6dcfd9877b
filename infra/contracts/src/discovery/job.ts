import { z } from 'zod';

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
