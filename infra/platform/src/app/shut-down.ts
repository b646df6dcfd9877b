import { DEADLINE } from '@careward/contracts/kernel/limits';
import { type INestApplicationContext, Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { HealthServer } from '../observability/health.js';

/** How a role that gets requests leaves, in milliseconds (ADR 0050). */
type DepartureTimes = {
  /** How long it stays open although it is not ready, so that balancers see it: at most, and at least where one has looked. */
  seen: { atLeast: number; atMost: number };
  /** How long requests in progress may take from then on. */
  drain: number;
};

/** Under `npm start` nobody balances, and the supervisor kills after ten seconds; the rest is for what is closed last. */
const ON_ONE_MACHINE: DepartureTimes = { seen: { atLeast: 0, atMost: 0 }, drain: 6_000 };

export const leavingOf = (config: { NODE_ENV: string; COACH_TIMEOUT_FACTOR?: number }): DepartureTimes =>
  config.NODE_ENV === 'production'
    ? {
        seen: { atLeast: 3_000, atMost: 5_000 },
        drain: DEADLINE.coach.gateway * (config.COACH_TIMEOUT_FACTOR ?? 1),
      }
    : ON_ONE_MACHINE;

const IDLE_CHECK_MS = 20;

/**
 * Closes a service: long work is told to end, requests in progress are answered, those that take longer than `drainMs`
 * are cut; then everything else is closed as in `closeContext`.
 */
export async function closeService(
  app: NestFastifyApplication,
  drainMs = ON_ONE_MACHINE.drain,
): Promise<void> {
  app.get(Resources).beginToEnd();
  const server = app.getHttpServer();
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  // An idle keep-alive connection would hold up the shutdown for a minute.
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
 * Closes what does work: periodic tasks finish their run, consumers stop and finish their events, then the connections
 * that all of it needed are closed.
 */
export async function closeContext(app: INestApplicationContext): Promise<void> {
  const resources = app.get(Resources);
  resources.beginToEnd();
  await app.close();
  await resources.close();
}

/** From the signal on the process is not ready, so that it gets no more requests; it exits when `close` is done. */
export function shutDownOnSignal(
  health: HealthServer,
  close: () => Promise<void>,
  seen = ON_ONE_MACHINE.seen,
): void {
  const stop = () =>
    void shutDown(health, close, seen).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

export async function shutDown(
  health: HealthServer,
  close: () => Promise<void>,
  seen = ON_ONE_MACHINE.seen,
): Promise<void> {
  await health.drain(seen);
  try {
    await close();
  } finally {
    health.close();
  }
}

/** What the end of the process concerns first and last. */
@Injectable()
export class Resources {
  private readonly end = new AbortController();
  private readonly closers: (() => unknown)[] = [];

  /** Aborted when the process begins to end: what would take longer than that is left to another copy. */
  get ending(): AbortSignal {
    return this.end.signal;
  }

  beginToEnd(): void {
    this.end.abort();
  }

  /** For what is closed after everything else has finished its work, such as database connections. */
  closeLast(close: () => unknown): void {
    this.closers.push(close);
  }

  async close(): Promise<void> {
    for (const close of this.closers.reverse()) await close();
  }
}

/** A process that cannot start says why in one line and exits with 1; the supervisor starts it again. */
export async function exitOnFailure(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`Cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
