import type { JobReason, JobStatus } from '@careward/contracts/discovery/job';

/** What a crawl has counted so far, in URLs. */
export type Counts = {
  discovered: number;
  /** Read, refused or given up. */
  processed: number;
  succeeded: number;
};

export type Job = {
  id: string;
  sourceId: string;
  /** As it was when the job was made. */
  sourceName: string;
  trigger: 'schedule' | 'admin';
  status: JobStatus;
  counts: Counts;
  progressPercent: number;
  reason: JobReason | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  version: number;
  /** Counts the claims: a worker whose token is not the newest writes nothing any more. */
  token: number;
  /** Until when its worker counts as alive. */
  leaseUntil: Date | null;
};

export type JobChange = Partial<
  Omit<Job, 'id' | 'sourceId' | 'sourceName' | 'trigger' | 'createdAt' | 'version'>
>;

/** A worker that has not renewed its lease for so long counts as dead, and another one takes over. */
const LEASE_MS = 5_000;
/** 100 is for completed jobs. */
const ALMOST = 99;

export const isOpen = ({ status }: Pick<Job, 'status'>): boolean =>
  status === 'queued' || status === 'running';

export const isOrphaned = ({ leaseUntil }: Pick<Job, 'leaseUntil'>, now: Date): boolean =>
  leaseUntil === null || leaseUntil <= now;

export const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS);

/**
 * A worker takes the job over. `token` is the newest when its work was handed out: work that was handed out twice is
 * not taken from a worker that is alive. Null when there is nothing to take.
 */
export const claimed = (job: Job, token: number, now: Date): JobChange | null =>
  isOpen(job) && (job.token === token || isOrphaned(job, now))
    ? {
        status: 'running',
        token: job.token + 1,
        leaseUntil: leaseEnd(now),
        startedAt: job.startedAt ?? now,
      }
    : null;

/** Null for a worker that another one has replaced, or whose job has been stopped. */
export const progressed = (job: Job, token: number, counts: Counts, now: Date): JobChange | null =>
  job.status === 'running' && job.token === token
    ? {
        counts: atLeast(counts, job.counts),
        progressPercent: Math.max(job.progressPercent, progressOf(counts)),
        leaseUntil: leaseEnd(now),
      }
    : null;

/** Its worker leaves the job to another one. */
export const released = (job: Job, token: number): JobChange | null =>
  job.status === 'running' && job.token === token ? { leaseUntil: null } : null;

type End = { status: 'completed' | 'stopped' | 'failed'; reason: JobReason | null };

/** Null when it has ended already. A worker names its token; an administrator who stops it does not. */
export const ended = (job: Job, { status, reason }: End, now: Date, token = job.token): JobChange | null =>
  isOpen(job) && job.token === token
    ? {
        status,
        reason,
        endedAt: now,
        leaseUntil: null,
        ...(status === 'completed' && { progressPercent: 100 }),
      }
    : null;

/** A crawl that read nothing at all has failed, whatever the reasons of the single URLs. */
export const outcomeOf = ({ succeeded }: Counts, leftOut: boolean): End =>
  succeeded === 0
    ? { status: 'failed', reason: 'nothing-read' }
    : { status: 'completed', reason: leftOut ? 'page-limit' : null };

const progressOf = ({ processed, discovered }: Counts): number =>
  discovered === 0 ? 0 : Math.min(ALMOST, Math.floor((processed / discovered) * 100));

/** A worker that goes on where another one died may have counted less. */
const atLeast = (counts: Counts, before: Counts): Counts => ({
  discovered: Math.max(counts.discovered, before.discovered),
  processed: Math.max(counts.processed, before.processed),
  succeeded: Math.max(counts.succeeded, before.succeeded),
});
