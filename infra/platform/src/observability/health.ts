import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, register, Registry } from 'prom-client';
import type { Database } from '../mongo/database.js';

/** Rejects when the process cannot do its work. */
type ReadinessCheck = () => Promise<ReadinessStatus>;

/** Serves /healthz, /readyz and /metrics on an internal port. */
export class HealthServer {
  readonly metrics = new Registry();
  private server: Server | undefined;
  private draining = false;
  private readonly seen = Promise.withResolvers<void>();

  constructor(private readonly ready: ReadinessCheck) {
    collectDefaultMetrics({ register: this.metrics });
  }

  /** On a port, or on the unix socket of that path. Answers the port. */
  listen(at: number | string, host: string): Promise<number> {
    const server = createServer((request, response) => {
      void this.answer(request.url ?? '').then(
        ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
        () => response.writeHead(500).end(),
      );
    });
    this.server = server;
    return new Promise((resolve, reject) => {
      server.once('error', reject).listen(typeof at === 'string' ? { path: at } : { port: at, host }, () => {
        resolve((server.address() as AddressInfo).port);
      });
    });
  }

  /**
   * From now on not ready, so that no more requests are routed here. Resolves when that has been seen and acted on: after
   * `atLeast`, and not before somebody has asked, but after `atMost` in any case.
   */
  async drain({ atLeast, atMost }: { atLeast: number; atMost: number }): Promise<void> {
    this.draining = true;
    await Promise.all([
      wait(atLeast),
      Promise.race([this.seen.promise, wait(atMost, undefined, { ref: false })]),
    ]);
  }

  /** Whoever keeps a connection to a process that leaves takes a new one, to another copy, before this one is closed. */
  endConnectionsOf(fastify: FastifyInstance): void {
    // A request that came behind another on the same connection is answered on it, too.
    const inProgress = new WeakMap<Socket, number>();
    const count = ({ raw: { socket } }: FastifyRequest, by: 1 | -1) =>
      inProgress.set(socket, (inProgress.get(socket) ?? 0) + by);
    fastify.addHook('onRequest', (request, _reply, done) => {
      count(request, 1);
      done();
    });
    fastify.addHook('onResponse', (request, _reply, done) => {
      count(request, -1);
      done();
    });
    fastify.addHook('onSend', ({ raw: { socket } }, reply, payload, done) => {
      if (this.draining && inProgress.get(socket) === 1) void reply.header('connection', 'close');
      done(null, payload);
    });
  }

  close(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(path: string): Promise<{ status: number; type: string; body: string }> {
    const type = 'application/json; charset=utf-8';
    if (path === '/healthz') return { status: 200, type, body: '{"status":"alive"}' };
    if (path === '/metrics')
      return {
        status: 200,
        type: this.metrics.contentType,
        body: await Registry.merge([this.metrics, register]).metrics(),
      };
    if (path !== '/readyz') return { status: 404, type, body: '{"status":"unknown"}' };
    if (this.draining) this.seen.resolve();
    const status = this.draining ? 'not ready' : await this.ready().catch(() => 'not ready' as const);
    return { status: status === 'not ready' ? 503 : 200, type, body: JSON.stringify({ status }) };
  }
}

/** Degraded: something that the process does without is away. */
type ReadinessStatus = 'ready' | 'degraded';

/** The process is ready while its databases answer, and of a gateway not before the service of all sessions has. */
@Injectable()
export class Readiness {
  private readonly needed: (() => Promise<unknown>)[] = [];
  private readonly wanted: { readonly status: string }[] = [];
  private readonly neededAtFirst: { readonly answers: () => Promise<unknown>; hasAnswered: boolean }[] = [];

  needs(database: Database): void {
    this.needed.push(() => ping(database));
  }

  /**
   * The process is not ready before this has answered once. Away later, it is away for all copies, and what they can do
   * without it is better than nothing.
   *
   * @param answers rejects while it does not.
   */
  needsAtFirst(answers: () => Promise<unknown>): void {
    this.neededAtFirst.push({ answers, hasAnswered: false });
  }

  /** What the process does without while its status is not `ready`. */
  wants(part: { readonly status: string }): void {
    this.wanted.push(part);
  }

  /** Rejects when something that is needed does not answer. */
  async check(): Promise<ReadinessStatus> {
    await Promise.all(this.needed.map((answers) => answers()));
    const reached = await Promise.all(
      this.neededAtFirst.map(async (part) => {
        try {
          await part.answers();
          return (part.hasAnswered = true);
        } catch (error) {
          if (part.hasAnswered) return false;
          throw error;
        }
      }),
    );
    const isWhole = reached.every(Boolean) && this.wanted.every(({ status }) => status === 'ready');
    return isWhole ? 'ready' : 'degraded';
  }
}

const ping = ({ db }: Database) => db?.command({ ping: 1 }) ?? Promise.reject(new Error('no database'));
