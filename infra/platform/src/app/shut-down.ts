import type { INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { HealthServer } from '../observability/health-server.js';
import { Resources } from './resources.js';

/** A supervisor forces an end after ten seconds; what else there is to finish needs some of them. */
const DRAIN_MS = 6_000;
const IDLE_CHECK_MS = 20;

/**
 * Ends what takes calls: those in hand are answered, and streams that stay open are cut. Then everything else ends as in
 * `closeContext`.
 */
export async function closeService(app: NestFastifyApplication, drainMs = DRAIN_MS): Promise<void> {
  const server = app.getHttpServer();
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  // A connection that has just been answered is kept alive by both ends, and would hold up the end for a minute.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  try {
    await app.getHttpAdapter().close();
  } finally {
    clearTimeout(cut);
    clearInterval(idle);
  }
  await closeContext(app);
}

/**
 * Ends what does work: periodic tasks finish their round, then no more events are taken and those in hand are handled,
 * then the connections that all of it needed are closed.
 */
export async function closeContext(app: INestApplicationContext): Promise<void> {
  const resources = app.get(Resources);
  await app.close();
  await resources.close();
}

/** Not ready from the signal on, so that nobody sends more; the process ends when `close` has let go of everything. */
export function shutDownOnSignal(health: HealthServer, close: () => Promise<void>): void {
  const stop = () =>
    void shutDown(health, close).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

export async function shutDown(health: HealthServer, close: () => Promise<void>): Promise<void> {
  health.drain();
  try {
    await close();
  } finally {
    health.close();
  }
}
