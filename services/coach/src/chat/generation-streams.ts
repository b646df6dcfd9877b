import type { ServerResponse } from 'node:http';
import type { GenerationEvent } from '@careward/contracts/coach/generations';
import { GENERATION, GENERATION_STREAMS } from '@careward/contracts/coach/limits';
import { Clock } from '@careward/platform/app/clock';
import { EventStream, type StreamEvent } from '@careward/platform/http/event-stream';
import { StreamsByOwner } from '@careward/platform/http/streams-by-owner';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { AnswerExchange } from './answer-exchange.js';
import { type Exchange, isCompleted } from './exchange.domain.js';
import { ExchangeRepository } from './exchange.repository.js';
import { GenerationLogRepository } from './generation-log.repository.js';
import { eventsAfter, type GenerationLogEntry } from './generation.domain.js';
import { Generations } from './generations.js';
import { WithdrawnSources } from './withdrawn-sources.js';

const heartbeat: GenerationEvent = { type: 'heartbeat' };
const reconnect: GenerationEvent = { type: 'reconnect' };

type GenerationSource = {
  exchange: () => Exchange | Promise<Exchange | null>;
  log: () => readonly GenerationLogEntry[] | Promise<readonly GenerationLogEntry[]>;
  marked: WithdrawnSources['marked'];
};

/** One open stream of a generation, which ends with it. */
class GenerationStream extends EventStream {
  private isOver = false;

  constructor(
    response: ServerResponse,
    readonly id: string,
    private readonly source: GenerationSource,
    /** The place of the last event that the reader has; null before the first. */
    private seen: number | null,
    log: Log,
  ) {
    super(response, (error) => log.warn('a generation was not sent to a stream', { error }));
  }

  override async update(): Promise<void> {
    await super.update();
    if (this.isOver) super.end();
  }

  override beat(): void {
    this.sendNow([{ data: heartbeat }]);
  }

  /** The copy ends before the answer does. */
  override end(): void {
    this.sendNow([{ data: reconnect }]);
    super.end();
  }

  protected async next(): Promise<readonly StreamEvent[]> {
    if (this.isOver) return [];
    const exchange = await this.source.exchange();
    // Deleted with its conversation.
    if (!exchange) return this.over([]);
    const log = isCompleted(exchange) ? [] : await this.source.log();
    const events = eventsAfter(this.seen, exchange, log, this.source.marked);
    this.seen = Math.max(this.seen ?? 0, Number(events.at(-1)?.id ?? 0));
    return isCompleted(exchange) ? this.over(events) : events;
  }

  private over(last: readonly StreamEvent[]): readonly StreamEvent[] {
    this.isOver = true;
    return last;
  }
}

/** The streams that this copy holds open. They hear of changes at once, and look by themselves for what was lost. */
@Injectable()
export class GenerationStreams implements PeriodicTask {
  readonly everyMs = GENERATION.look;
  readonly copies = 'all';
  private readonly streams: StreamsByOwner<GenerationStream>;
  private looks = 0;

  constructor(
    private readonly exchanges: ExchangeRepository,
    private readonly logs: GenerationLogRepository,
    private readonly generations: Generations,
    private readonly withdrawnSources: WithdrawnSources,
    private readonly answerExchange: AnswerExchange,
    private readonly clock: Clock,
    private readonly log: Log,
    host: HttpAdapterHost,
  ) {
    this.streams = new StreamsByOwner(GENERATION_STREAMS, host);
    generations.onShown((id) => {
      for (const stream of this.streams.all()) if (stream.id === id) void stream.update();
    });
  }

  /** Throws 429 when a person has so many open that one more would be refused. */
  refuseTooMany(owner: string): void {
    this.streams.refuseTooMany(owner);
  }

  /** `seen` is the place of the last event that the reader has; null: none. */
  open(owner: string, id: string, { reply, seen }: { reply: FastifyReply; seen: number | null }): void {
    const source: GenerationSource = {
      // What this copy writes itself it need not read.
      exchange: () => this.generations.held(owner, id)?.exchange ?? this.exchange(owner, id),
      log: () => this.generations.held(owner, id)?.log ?? this.logs.read(owner, id),
      marked: (message) => this.withdrawnSources.marked(message),
    };
    this.streams.open(owner, reply, (response) => new GenerationStream(response, id, source, seen, this.log));
  }

  /** Ends it where its holder has died, which a reader should not wait for. */
  private async exchange(owner: string, id: string): Promise<Exchange | null> {
    const exchange = await this.exchanges.find(owner, id);
    if (exchange?.status === 'generating' && exchange.generating.until <= this.clock.now())
      this.answerExchange.begin(owner, exchange);
    return exchange;
  }

  run(): Promise<void> {
    const isHeartbeat = ++this.looks % (GENERATION.heartbeat / GENERATION.look) === 0;
    const streams = this.streams.all();
    if (isHeartbeat) for (const stream of streams) stream.beat();
    // Not waited for: a database that is slow must not hold up the heartbeats.
    for (const stream of streams) void stream.update();
    return Promise.resolve();
  }
}
