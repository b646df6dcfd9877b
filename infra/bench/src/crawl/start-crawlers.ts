import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FrontierDocument } from '@careward/discovery/crawl/frontier.repository';
import type { JobDocument } from '@careward/discovery/jobs/job.repository';
import { decided, newSource, uniqueUrl } from '@careward/discovery/sources/source.domain';
import type { SourceDocument } from '@careward/discovery/sources/source.repository';
import { freePort } from '@careward/local/loopback';
import { ROLES } from '@careward/local/roles';
import { startStack } from '@careward/local/stack';
import { connectMongo, type Database } from '@careward/platform/mongo/database';

/** Crawls all pages below a URL. */
export type Crawler = { pid: number; crawl(url: string): Promise<{ pages: number; ms: number }> };

export type Crawlers = {
  /** The site's origin. */
  origin: string;
  careward: Crawler;
  plain: Crawler;
  /** The worker's. */
  database: Database;
  /** Processes that work for the crawl besides its own. */
  beside: Record<'database' | 'broker' | 'redis' | 'site', number>;
  stop(): Promise<void>;
};

const WORKER = 'discovery-worker';
/** The worker is told of the services, and calls none of them. */
const NO_SERVICES = Object.fromEntries(
  ROLES.flatMap(({ addressVariable }) =>
    addressVariable === undefined ? [] : [[addressVariable, 'http://127.0.0.1:9']],
  ),
);

/** The embedded engine compiles no more than `npm start` needs, and has a heap for small data. */
const LONG_RUN = '-XX:TieredStopAtLevel=4 -Xmx1g';

/** A site, the crawl worker as `npm start` runs it but without its small heaps, and crawlee alone. */
export async function startCrawlers(folder: string, log: (line: string) => void): Promise<Crawlers> {
  const env = { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' };
  const site = fork(join(import.meta.dirname, 'bench-site.js'));
  const origin = await answerOf<string>(site);
  const plain = startPlain(join(folder, 'plain'), env);
  await answerOf(plain);
  const stack = await startStack({
    dataDir: join(folder, 'stack'),
    port: await freePort(),
    mailUiPort: await freePort(),
    roles: ROLES.filter(({ name }) => name === WORKER),
    env: {
      ...env,
      ...NO_SERVICES,
      _JAVA_OPTIONS: LONG_RUN,
      CRAWL_ALLOW_HOSTS: new URL(origin).host,
      CRAWL_DELAY_MS: '0',
    },
    log,
  });
  const database = await connectMongo(stack.engines.mongodbUrl, 'careward_discovery');
  return {
    origin,
    database,
    careward: { pid: pidOf(stack.process(WORKER)), crawl: (url) => crawlSection(database, url) },
    plain: {
      pid: pidOf(plain),
      crawl: (url) => {
        plain.send(url);
        return answerOf(plain);
      },
    },
    beside: {
      database: pidOf(stack.process('mongodb')),
      broker: pidOf(stack.process('rabbitmq')),
      redis: pidOf(stack.process('redis')),
      site: pidOf(site),
    },
    stop: async () => {
      await database.close();
      await stack.stop();
      for (const process of [site, plain]) process.kill();
    },
  };
}

/** In a folder of its own, where crawlee keeps what it crawls. */
function startPlain(folder: string, env: NodeJS.ProcessEnv): ChildProcess {
  mkdirSync(folder);
  const stdio: ('ignore' | 'inherit' | 'ipc')[] = ['ignore', 'ignore', 'inherit', 'ipc'];
  return fork(join(import.meta.dirname, 'plain-crawler.js'), { cwd: folder, env, stdio });
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('A process of the bench ended.')));
  const [answer] = (await Promise.race([once(child, 'message'), ended])) as [Answer];
  return answer;
}

function pidOf({ pid }: { pid?: number | undefined }): number {
  if (pid === undefined) throw new Error('A process of the bench is not running.');
  return pid;
}

/** Seldom, since the database that is asked works for the crawl. */
const LOOK_EVERY_MS = 500;
const by = 'bench';

/** Approves a section of the site as a source, which the worker then finds due, and waits until its crawl has ended. */
async function crawlSection(database: Database, url: string): Promise<{ pages: number; ms: number }> {
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
