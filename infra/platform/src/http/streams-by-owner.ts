import type { AbstractHttpAdapter, HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { EventStream } from './event-stream.js';
import { tooManyRequests } from './problem-error.js';

/** Seconds after which another tab may have been closed. */
const TRY_LATER = 60;

/** The streams that this copy holds open, at most `limit` of one owner. They end when the server closes. */
export class StreamsByOwner<Stream extends EventStream> {
  private readonly byOwner = new Map<string, Set<Stream>>();
  private closing = false;

  constructor(
    private readonly limit: number,
    host: HttpAdapterHost,
  ) {
    // A stream has no end of its own, so the server would wait for it in vain. Where nothing listens there is none.
    const server = host.httpAdapter as AbstractHttpAdapter | undefined;
    server?.getInstance<FastifyInstance>().addHook('preClose', (done) => {
      this.closeAll();
      done();
    });
  }

  /**
   * Opens a stream and sends its first event. From here on the reply belongs to the stream, so what may still be
   * answered as a problem has to be done before. Throws 429 when its owner has many open.
   */
  open(owner: string, reply: FastifyReply, streamOver: (response: ServerResponse) => Stream): void {
    this.refuseTooMany(owner);
    void reply.hijack();
    const response = reply.raw;
    // The reader left meanwhile, and a stream kept for it would never be forgotten.
    if (response.destroyed) return;
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const stream = streamOver(response);
    // Listens before it reads, so that no change falls between the two.
    this.byOwner.set(owner, new Set(this.of(owner)).add(stream));
    response.once('close', () => this.forget(owner, stream));
    stream.beat();
    void stream.update();
    if (this.closing) stream.end();
  }

  /** Throws 429 when its owner has as many open as may be. */
  refuseTooMany(owner: string): void {
    if (this.of(owner).size >= this.limit) throw tooManyRequests(TRY_LATER);
  }

  of(owner: string): ReadonlySet<Stream> {
    return this.byOwner.get(owner) ?? new Set();
  }

  owners(): string[] {
    return [...this.byOwner.keys()];
  }

  all(): Stream[] {
    return [...this.byOwner.values()].flatMap((streams) => [...streams]);
  }

  private forget(owner: string, stream: Stream): void {
    const left = new Set(this.of(owner));
    left.delete(stream);
    if (left.size > 0) this.byOwner.set(owner, left);
    else this.byOwner.delete(owner);
  }

  private closeAll(): void {
    this.closing = true;
    for (const stream of this.all()) stream.end();
  }
}
