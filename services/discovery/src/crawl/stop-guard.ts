import { CONFIG } from '@careward/platform/app/environment';
import { Resources } from '@careward/platform/app/resources';
import { databaseName } from '@careward/platform/mongo/connect';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Worker } from 'node:worker_threads';
import type { DiscoveryConfig } from '../config.js';

/** The built file, also where the sources run untranslated, as in specs: a thread is started by Node alone. */
const ENTRY = new URL('../../dist/crawl/stop-guard.thread.js', import.meta.url);

export type Guarding = { mongodbUrl: string; databaseName: string; graceMs: number; logLevel: string };
/** A run of a source begins or ends here, or its stop was heard. */
export type ToGuard = readonly ['begin' | 'end' | 'heard', sourceId: string];

/**
 * Sees to it that a stop ends every request of this process within a second, whatever else has failed. A thread with a
 * connection of its own asks the database whether the sources that are crawled here are still approved. It tells the
 * main loop of a stop, and ends the process where that does not answer in time. A guard that dies takes the process
 * with it: nothing is crawled unguarded.
 */
@Injectable()
export class StopGuard implements OnApplicationBootstrap {
  private thread: Worker | undefined;
  private readonly listeners: ((sourceId: string) => void)[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: DiscoveryConfig,
    resources: Resources,
  ) {
    // The crawls of a process that ends are guarded until the last of them has ended.
    resources.closeLast(() => this.thread?.terminate());
  }

  onApplicationBootstrap(): void {
    this.thread ??= this.start();
  }

  onStop(listener: (sourceId: string) => void): void {
    this.listeners.push(listener);
  }

  /** A run of the source begins. Call the answer when it has ended. */
  watch(sourceId: string): () => void {
    const thread = (this.thread ??= this.start());
    const tell = (...message: ToGuard) => thread.postMessage(message);
    tell('begin', sourceId);
    return () => tell('end', sourceId);
  }

  private start(): Worker {
    const { MONGODB_URL, MONGODB_DB_PREFIX, CRAWL_STOP_GRACE_MS, LOG_LEVEL } = this.config;
    const workerData: Guarding = {
      mongodbUrl: MONGODB_URL,
      databaseName: databaseName(MONGODB_DB_PREFIX, 'discovery'),
      graceMs: CRAWL_STOP_GRACE_MS,
      logLevel: LOG_LEVEL,
    };
    const thread = new Worker(ENTRY, { env: {}, workerData });
    const heard = (sourceId: string) => thread.postMessage(['heard', sourceId] satisfies ToGuard);
    return thread.on('message', (sourceId: string) => {
      for (const stop of this.listeners) stop(sourceId);
      heard(sourceId);
    });
  }
}
