import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { connectMongo } from '@careward/platform/mongo/database';
import { FetchRefused } from '../fetching/fetch-refused.js';
import { Fetcher } from '../fetching/fetcher.js';
import { isHtmlType } from '../pages/content-type.domain.js';
import type { SourceDocument } from '../sources/source.repository.js';
import type { GuardEvent, GuardOptions, GuardCommand } from './stop-guard.js';

/** The entry of the thread behind StopGuard, which goes on when the main loop of its process does not. */
const LOOK_EVERY_MS = 250;

const { mongodbUrl, databaseName, userAgent, allowed } = workerData as GuardOptions;
const fetcher = new Fetcher({ userAgent, allowed });
/** The source of each run of this process. */
const crawled: string[] = [];
/** The requests under way. */
const open = new Map<number, { sourceId: string; ending: AbortController }>();
/** Those that were not approved at the last look. */
const stopped = new Set<string>();

parentPort?.on('message', (told: GuardCommand) => {
  if (told.what === 'begin') begin(told.sourceId);
  else if (told.what === 'end') crawled.splice(crawled.indexOf(told.sourceId), 1);
  else if (told.what === 'abort') open.get(told.id)?.ending.abort();
  else void get(told);
});

/** It begins with an approval, which may be newer than the last look. */
function begin(sourceId: string): void {
  crawled.push(sourceId);
  stopped.delete(sourceId);
}

const tell = (message: GuardEvent) => parentPort?.postMessage(message);

async function get({ id, sourceId, url, options }: Extract<GuardCommand, { what: 'get' }>): Promise<void> {
  if (stopped.has(sourceId)) return void tell({ what: 'stopped', id });
  const ending = new AbortController();
  open.set(id, { sourceId, ending });
  const { onlyHtml = false, ...rest } = options;
  try {
    const accept = onlyHtml ? { accept: isHtmlType } : {};
    tell({
      what: 'fetched',
      id,
      fetched: await fetcher.get(url, { ...rest, ...accept, signal: ending.signal }),
    });
  } catch (error) {
    tell(whyNot(id, error, ending.signal));
  } finally {
    open.delete(id);
  }
}

function whyNot(id: number, error: unknown, { aborted }: AbortSignal): GuardEvent {
  if (aborted) return { what: 'stopped', id };
  if (error instanceof FetchRefused)
    return { what: 'refused', id, reason: error.reason, message: error.message };
  return { what: 'failed', id, error: error instanceof Error ? error : new Error(String(error)) };
}

const sources = (await connectMongo(mongodbUrl, databaseName)).collection<SourceDocument>('sources');
for (;;) {
  await wait(LOOK_EVERY_MS);
  // Without the database nobody can tell; then no request begins either.
  await look().catch(() => undefined);
}

async function look(): Promise<void> {
  const ids = [...new Set(crawled)];
  for (const id of stopped) if (!ids.includes(id)) stopped.delete(id);
  if (ids.length === 0) return;
  const found = sources.find({ _id: { $in: ids }, approvalStatus: 'approved' }, { projection: { _id: 1 } });
  const approved = (await found.toArray()).map(({ _id }) => _id);
  for (const id of approved) stopped.delete(id);
  for (const id of ids) if (!approved.includes(id)) stop(id);
}

function stop(sourceId: string): void {
  if (!stopped.has(sourceId)) tell({ what: 'stop', sourceId });
  stopped.add(sourceId);
  for (const request of open.values()) if (request.sourceId === sourceId) request.ending.abort();
}
