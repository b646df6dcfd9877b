import type { AbstractHttpAdapter, HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Log } from '../observability/log.js';
import { tooManyRequests } from './problem-error.js';

/** A server-sent event. A reader that comes back sends the `id` that it saw last. */
export type StreamEvent = { id?: string; data: unknown };

/** What one reader follows, and how far it has come. */
export type Feed = {
  readonly owner: string;
  /** What the reader does not have yet. Nothing follows what `isLast`. */
  readNews(): Promise<{ events: readonly StreamEvent[]; isLast?: boolean }>;
  /** The data of a heartbeat, which is a comment otherwise. */
  readonly heartbeat?: unknown;
  /** The data of the event that a reader gets when this copy ends before the feed does. */
  readonly farewell?: unknown;
};

/** Seconds after which another tab may have been closed. */
const TRY_LATER = 60;

const asText = ({ id, data }: StreamEvent) =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

/** A response of server-sent events, which goes on until its reader leaves or its feed ends. */
class EventStream<ServiceFeed extends Feed> {
  private sending: Promise<void> = Promise.resolve();
  private waiting = false;

  constructor(
    readonly feed: ServiceFeed,
    private readonly response: ServerResponse,
    private readonly log: Log,
  ) {}

  /** Sends what is new. Changes that come while one is being sent go together. */
  update(): void {
    if (this.waiting) return;
    this.waiting = true;
    this.sending = this.sending.then(() => this.sendNews());
  }

  /** Nobody takes the line for dead. */
  beat(): void {
    const { heartbeat } = this.feed;
    this.write(heartbeat === undefined ? ':\n\n' : asText({ data: heartbeat }));
  }

  end(): void {
    const { farewell } = this.feed;
    if (farewell !== undefined) this.write(asText({ data: farewell }));
    this.response.end();
  }

  private async sendNews(): Promise<void> {
    this.waiting = false;
    if (this.isOver) return;
    try {
      const { events, isLast } = await this.feed.readNews();
      if (events.length > 0) this.write(events.map(asText).join(''));
      if (isLast) this.response.end();
    } catch (error) {
      // The next update tries again.
      this.log.warn('news was not sent to a stream', { error });
    }
  }

  /** A change may come after the end, and writing then would be an error that nobody handles. */
  private write(text: string): void {
    if (!this.isOver) this.response.write(text);
  }

  private get isOver(): boolean {
    return this.response.writableEnded || this.response.destroyed;
  }
}

/** The streams that this copy holds open, at most `limit` of one owner. They end when the server closes. */
export class EventStreams<ServiceFeed extends Feed> {
  private readonly streams = new Set<EventStream<ServiceFeed>>();
  private closing = false;

  constructor(
    private readonly limit: number,
    private readonly log: Log,
    host: HttpAdapterHost,
  ) {
    // A stream has no end of its own, so the server would wait for it in vain. Where nothing listens there is none.
    const server = host.httpAdapter as AbstractHttpAdapter | undefined;
    server?.getInstance<FastifyInstance>().addHook('preClose', (done) => {
      this.closing = true;
      for (const stream of this.streams) stream.end();
      done();
    });
  }

  /**
   * Opens a stream and sends its first event. From here on the reply belongs to the stream, so what may still be
   * answered as a problem has to be done before. Throws 429 when its owner has many open.
   */
  open(reply: FastifyReply, feed: ServiceFeed): void {
    this.refuseTooMany(feed.owner);
    void reply.hijack();
    const response = reply.raw;
    // The reader left meanwhile, and a stream kept for it would never be forgotten.
    if (response.destroyed) return;
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const stream = new EventStream(feed, response, this.log);
    // Listens before it reads, so that no change falls between the two.
    this.streams.add(stream);
    response.once('close', () => this.streams.delete(stream));
    stream.beat();
    stream.update();
    if (this.closing) stream.end();
  }

  /** Throws 429 when its owner has as many open as may be. */
  refuseTooMany(owner: string): void {
    if (this.feeds().filter((feed) => feed.owner === owner).length >= this.limit)
      throw tooManyRequests(TRY_LATER);
  }

  feeds(): ServiceFeed[] {
    return [...this.streams].map(({ feed }) => feed);
  }

  beat(): void {
    for (const stream of this.streams) stream.beat();
  }

  /** Sends what is new in these feeds; in all of them when none is chosen. */
  update(hasNews: (feed: ServiceFeed) => boolean = () => true): void {
    for (const stream of this.streams) if (hasNews(stream.feed)) stream.update();
  }
}
