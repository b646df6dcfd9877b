import type { Database } from '@careward/platform/mongo/database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { claimed, ended, progressed } from '../../src/jobs/job.domain.js';
import { JobRepository } from '../../src/jobs/job.repository.js';
import type { ListChanges } from '../../src/redis-channels.js';
import { openTestDatabase } from '../open-test-database.js';
import { aJob } from './a-job.js';

let database: Database;
let jobs: JobRepository;
const now = new Date('2026-05-01T12:00:00Z');

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = new JobRepository(database, { announce: () => undefined } as unknown as ListChanges);
});
afterAll(() => database.close());

describe('the jobs of a source', () => {
  it('are one at a time, also when many are made at once', async () => {
    const first = aJob();
    const made = Array.from({ length: 10 }, () => aJob({ sourceId: first.sourceId }));
    const inserted = await Promise.all(made.map((job) => jobs.insert(job)));
    expect(inserted.filter(Boolean)).toHaveLength(1);
    expect(await jobs.findOpen(first.sourceId)).toEqual(made[inserted.indexOf(true)]);
  });

  it('follow each other', async () => {
    const first = aJob();
    const second = aJob({ sourceId: first.sourceId });
    await jobs.insert(first);
    await jobs.change(first.id, (job) => ended(job, { status: 'stopped', reason: null }, now));
    expect(await jobs.insert(second)).toBe(true);
    expect(await jobs.findOpen(first.sourceId)).toMatchObject({ id: second.id });
  });
});

describe('a change of a job', () => {
  it('raises its version, and is seen by whoever reads it', async () => {
    const job = aJob();
    await jobs.insert(job);
    const changed = await jobs.change(job.id, (found) => claimed(found, 0, now));
    expect(changed).toMatchObject({ status: 'running', token: 1, version: 2 });
    expect(await jobs.find(job.id)).toEqual(changed);
    expect((await jobs.newest()).map(({ id }) => id)).toContain(job.id);
  });

  it('is made by one of two workers that claim at once', async () => {
    const job = aJob();
    await jobs.insert(job);
    const claim = () => jobs.change(job.id, (found) => claimed(found, 0, now));
    const claims = await Promise.all([claim(), claim(), claim()]);
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('is not made by a worker that another one has replaced', async () => {
    const job = aJob();
    const counts = { discovered: 9, processed: 9, succeeded: 9 };
    await jobs.insert(job);
    await jobs.change(job.id, (found) => claimed(found, 0, now));
    await jobs.change(job.id, (found) => claimed(found, 1, now));
    expect(await jobs.change(job.id, (found) => progressed(found, 1, counts, now))).toBeNull();
    expect(await jobs.change(job.id, (found) => progressed(found, 2, counts, now))).toMatchObject({ counts });
  });

  it('of an unknown job is none', async () => {
    expect(await jobs.change('none', () => ({ progressPercent: 1 }))).toBeNull();
  });
});
