import { connectMongo } from '@careward/platform/mongo/connect';
import { Log } from '@careward/platform/observability/log';
import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { SourceDocument } from '../sources/source.schema.js';
import type { Guarding, ToGuard } from './stop-guard.js';

/** The entry of the thread behind StopGuard, which goes on when the main loop of its process does not. */
const LOOK_EVERY_MS = 250;

const { mongodbUrl, databaseName, graceMs, logLevel } = workerData as Guarding;
/** Written at once: the process may end right after it. */
const log = new Log('discovery', logLevel, { write: (line) => void writeSync(1, line) });
/** The source of each run of this process. */
const crawled: string[] = [];
/** Sources whose stop the main loop has not heard of yet. */
const unheard = new Map<string, NodeJS.Timeout>();

parentPort?.on('message', ([what, sourceId]: ToGuard) => {
  if (what === 'begin') crawled.push(sourceId);
  if (what === 'end') crawled.splice(crawled.indexOf(sourceId), 1);
  if (what === 'heard') {
    clearTimeout(unheard.get(sourceId));
    unheard.delete(sourceId);
  }
});

const sources = (await connectMongo(mongodbUrl, databaseName)).collection<SourceDocument>('sources');
for (;;) {
  await wait(LOOK_EVERY_MS);
  // Without the database nobody can tell; then no request begins either.
  await look().catch(() => undefined);
}

async function look(): Promise<void> {
  const ids = [...new Set(crawled)];
  if (ids.length === 0) return;
  const found = sources.find({ _id: { $in: ids }, approvalStatus: 'approved' }, { projection: { _id: 1 } });
  const approved = (await found.toArray()).map(({ _id }) => _id);
  for (const id of ids) if (!approved.includes(id)) tell(id);
}

/** The kernel closes the connections of a process that ends; another worker goes on with its other crawls. */
function tell(sourceId: string): void {
  if (unheard.has(sourceId)) return;
  const end = () => {
    log.error('the main loop does not hear of a stop, so its process ends', { sourceId });
    process.kill(process.pid, 'SIGKILL');
  };
  unheard.set(sourceId, setTimeout(end, graceMs));
  parentPort?.postMessage(sourceId);
}
