import type { FrontierDocument } from '@careward/discovery/crawl/frontier.repository';
import type { JobDocument } from '@careward/discovery/jobs/job.repository';
import { decided, newSource, uniqueUrl } from '@careward/discovery/sources/source.domain';
import type { SourceDocument } from '@careward/discovery/sources/source.repository';
import type { Database } from '@careward/platform/mongo/database';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Seldom, since the database that is asked works for the crawl. */
const LOOK_EVERY_MS = 500;
const by = 'bench';

/** Approves a section of the site as a source, which the worker then finds due, and waits until its crawl has ended. */
export async function crawlSection(database: Database, url: string): Promise<{ pages: number; ms: number }> {
  const id = await approve(database, url);
  const jobs = database.collection<JobDocument>('discovery_jobs');
  const frontier = database.collection<FrontierDocument>('crawl_frontier');
  for (;;) {
    await wait(LOOK_EVERY_MS);
    const job = await jobs.findOne({ sourceId: id });
    if (!job?.endedAt) continue;
    if (job.status !== 'completed') throw new Error(`The crawl has ${job.status}.`);
    // The worker tidies up, and the next measurement waits for that.
    if ((await frontier.countDocuments({ jobId: job._id, state: 'done' })) > 0) continue;
    return { pages: job.counts.succeeded, ms: job.endedAt.getTime() - Number(job.startedAt) };
  }
}

async function approve(database: Database, url: string): Promise<string> {
  const at = new Date();
  const { source: pending } = newSource(
    {
      name: url,
      baseUrl: url,
      category: 'bench',
      crawlDepth: 5,
      crawlFrequency: 'monthly',
      allowedPatterns: [new URL(url).pathname],
      blockedPatterns: [],
      robotsTxtCompliant: true,
      tosReviewed: true,
      legalReviewNotes: '',
    },
    { id: randomUUID(), by, at },
  );
  const { source, entry } = decided(pending, { action: 'approve', by, at, note: '' });
  const { id, ...fields } = source;
  await database
    .collection<SourceDocument>('sources')
    .insertOne({ _id: id, ...fields, uniqueUrl: uniqueUrl(source), audit: [entry], statusChanged: false });
  return id;
}
