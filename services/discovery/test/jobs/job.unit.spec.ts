import { describe, expect, it } from '@jest/globals';
import {
  claimed,
  ended,
  outcomeOf,
  progressed,
  released,
  type Counts,
  type Job,
} from '../../src/jobs/job.domain.js';
import { toDiscoveryJob } from '../../src/jobs/jobs.controller.js';
import { aJob } from './a-job.js';

const now = new Date('2026-05-01T12:00:00Z');
const past = new Date(now.getTime() - 1);
const future = new Date(now.getTime() + 1);
const counts = (discovered: number, processed: number, succeeded = processed): Counts => ({
  discovered,
  processed,
  succeeded,
});

describe('a job is claimed', () => {
  const running = { status: 'running', token: 3, startedAt: past } as const;

  it.each<[string, Partial<Job>, number, number | null]>([
    ['when it is queued', { status: 'queued', token: 0 }, 0, 1],
    ['when its worker is dead', { ...running, leaseUntil: past }, 2, 4],
    ['when its worker left it', { ...running, leaseUntil: null }, 3, 4],
    ['at once by the newest work', { ...running, leaseUntil: future }, 3, 4],
    [
      'not by work that was handed out before, while its worker lives',
      { ...running, leaseUntil: future },
      2,
      null,
    ],
    ['not when it is completed', { status: 'completed', token: 3 }, 3, null],
    ['not when it is stopped', { status: 'stopped', token: 3 }, 3, null],
    ['not when it has failed', { status: 'failed', token: 3 }, 3, null],
  ])('%s', (_, job, token, expected) => {
    expect(claimed(aJob(job), token, now)?.token ?? null).toBe(expected);
  });

  it('and keeps the time of its first start', () => {
    expect(claimed(aJob({ ...running, leaseUntil: past }), 3, now)).toMatchObject({ startedAt: past });
    expect(claimed(aJob(), 0, now)).toMatchObject({ status: 'running', startedAt: now });
  });
});

describe('the progress of a job', () => {
  const running = (more: Partial<Job> = {}) => aJob({ status: 'running', token: 1, ...more });

  it.each<[number, Counts, number]>([
    [0, counts(0, 0), 0],
    [0, counts(4, 1), 25],
    [0, counts(3, 1), 33],
    [50, counts(1_000, 10), 50],
    [0, counts(5, 5), 99],
    [99, counts(10, 5), 99],
  ])('after %d percent and counts of %j is %d percent', (progressPercent, counted, expected) => {
    expect(progressed(running({ progressPercent }), 1, counted, now)?.progressPercent).toBe(expected);
  });

  it('never counts back', () => {
    const before = running({ counts: counts(10, 5, 4) });
    expect(progressed(before, 1, counts(9, 6, 3), now)?.counts).toEqual(counts(10, 6, 4));
  });

  it.each<[string, Partial<Job>, number]>([
    ['a worker that was replaced', { token: 2 }, 1],
    ['a stopped job', { status: 'stopped' }, 1],
  ])('is not told by %s', (_, job, token) => {
    expect(progressed(running(job), token, counts(1, 1), now)).toBeNull();
    expect(released(running(job), token)).toBeNull();
  });
});

describe('a job ends', () => {
  const stopped = { status: 'stopped', reason: 'stopped-by-admin' } as const;

  it.each<[string, Partial<Job>, number | undefined, boolean]>([
    ['when it is stopped before it began', { status: 'queued' }, undefined, true],
    ['when it is stopped while it runs', { status: 'running', token: 2 }, undefined, true],
    ['by its worker', { status: 'running', token: 2 }, 2, true],
    ['not by a worker that was replaced', { status: 'running', token: 2 }, 1, false],
    ['not twice', { status: 'completed' }, undefined, false],
  ])('%s', (_, job, token, ends) => {
    expect(ended(aJob(job), stopped, now, token) !== null).toBe(ends);
  });

  it('with 100 percent exactly when it is completed', () => {
    const job = aJob({ status: 'running', progressPercent: 40 });
    expect(ended(job, { status: 'completed', reason: null }, now)).toMatchObject({ progressPercent: 100 });
    expect(ended(job, stopped, now)).not.toHaveProperty('progressPercent');
  });

  it.each<[Counts, boolean, ReturnType<typeof outcomeOf>]>([
    [counts(5, 5, 4), false, { status: 'completed', reason: null }],
    [counts(5, 5, 4), true, { status: 'completed', reason: 'page-limit' }],
    [counts(5, 5, 0), false, { status: 'failed', reason: 'nothing-read' }],
    [counts(0, 0, 0), false, { status: 'failed', reason: 'nothing-read' }],
  ])('after %j, left out %j, as %j', (counted, leftOut, expected) => {
    expect(outcomeOf(counted, leftOut)).toEqual(expected);
  });
});

describe('a job as admins see it', () => {
  it('has its progress and its times', () => {
    const { id, sourceId, createdAt } = aJob();
    const job = aJob({
      id,
      sourceId,
      counts: counts(9, 5, 4),
      progressPercent: 55,
      startedAt: past,
      token: 3,
    });
    expect(toDiscoveryJob(job)).toEqual({
      id,
      sourceId,
      sourceName: 'Care site',
      status: 'queued',
      trigger: 'admin',
      urlsDiscovered: 9,
      urlsProcessed: 5,
      urlsSucceeded: 4,
      progressPercent: 55,
      createdAt: createdAt.toISOString(),
      startedAt: past.toISOString(),
      endedAt: null,
      version: 1,
    });
  });
});
