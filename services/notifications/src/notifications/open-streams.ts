import { NOTIFICATION_HEARTBEAT, NOTIFICATION_STREAMS } from '@careward/contracts/notifications/limits';
import type { Language } from '@careward/contracts/kernel/languages';
import { tooManyRequests } from '@careward/platform/http/problem-error';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost, type AbstractHttpAdapter } from '@nestjs/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ListChanges } from './list-changes.js';
import { NotificationListRepository } from './notification-list.repository.js';
import { NotificationStream } from './notification-stream.js';

/** Seconds after which another tab may have been closed. */
const TRY_LATER = 60;

/**
 * The streams that this copy holds open. They hear of changes over Redis; each heartbeat also compares revisions, for
 * what was lost on that way.
 */
@Injectable()
export class OpenStreams implements PeriodicTask {
  readonly everyMs = NOTIFICATION_HEARTBEAT;
  readonly copies = 'all';
  private readonly byOwner = new Map<string, Set<NotificationStream>>();
  private closing = false;

  constructor(
    private readonly lists: NotificationListRepository,
    private readonly log: Log,
    changes: ListChanges,
    host: HttpAdapterHost,
  ) {
    changes.onChange((owner) => this.update(owner));
    // A stream has no end of its own, so the server would wait for it in vain. Where nothing listens there is none.
    const server = host.httpAdapter as AbstractHttpAdapter | undefined;
    server?.getInstance<FastifyInstance>().addHook('preClose', (done) => {
      this.closeAll();
      done();
    });
  }

  /** From here on the reply belongs to the stream. `revision` is what the reader has; null: nothing. */
  async open(
    owner: string,
    { reply, language, revision }: { reply: FastifyReply; language: Language; revision: number | null },
  ): Promise<void> {
    // An outage of the database is still answered as a problem.
    await this.lists.find(owner);
    // Not before, or those that are opened at once would not count each other.
    if (this.of(owner).size >= NOTIFICATION_STREAMS) throw tooManyRequests(TRY_LATER);
    void reply.hijack();
    const response = reply.raw;
    // The reader left meanwhile, and a stream kept for it would never be forgotten.
    if (response.destroyed) return;
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const find = () => this.lists.find(owner);
    const stream = new NotificationStream(response, language, find, revision, this.log);
    // Listens before it reads, so that no change falls between the two.
    this.byOwner.set(owner, this.of(owner).add(stream));
    response.once('close', () => this.forget(owner, stream));
    stream.beat();
    void stream.update();
    if (this.closing) stream.end();
  }

  /** The heartbeat. */
  async run(): Promise<void> {
    const open = [...this.byOwner];
    for (const [, streams] of open) for (const stream of streams) stream.beat();
    if (open.length === 0) return;
    const revisions = await this.lists.revisionsOf(open.map(([owner]) => owner));
    for (const [owner, streams] of open)
      for (const stream of streams) if (stream.isBehind(revisions.get(owner) ?? 0)) void stream.update();
  }

  private update(owner: string): void {
    for (const stream of this.of(owner)) void stream.update();
  }

  private of(owner: string): Set<NotificationStream> {
    return this.byOwner.get(owner) ?? new Set();
  }

  private forget(owner: string, stream: NotificationStream): void {
    const streams = this.of(owner);
    streams.delete(stream);
    if (streams.size === 0) this.byOwner.delete(owner);
  }

  private closeAll(): void {
    this.closing = true;
    for (const streams of this.byOwner.values()) for (const stream of streams) stream.end();
  }
}
