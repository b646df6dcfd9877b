import type { GenerationEvent } from '@careward/contracts/coach/generations';
import { GENERATION, GENERATION_STREAMS } from '@careward/contracts/coach/limits';
import { Clock } from '@careward/platform/app/clock';
import { EventStreams, type Feed } from '@careward/platform/http/event-streams';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { AnswerExchange } from './answer-exchange.js';
import { type Exchange, isCompleted } from './exchange.domain.js';
import { ExchangeRepository } from './exchange.repository.js';
import { GenerationLogRepository } from './generation-log.repository.js';
import { eventsAfter } from './generation.domain.js';
import { Generations } from './generations.js';
import { WithdrawnSources } from './withdrawn-sources.js';

const heartbeat: GenerationEvent = { type: 'heartbeat' };
const reconnect: GenerationEvent = { type: 'reconnect' };

/** `seen` is the place of the last event that the reader has; null: none. */
type GenerationReader = { owner: string; id: string; seen: number | null };

/**
 * The streams of generations, each of which ends with its own. They hear of changes at once, and look by themselves for
 * what was lost.
 */
@Injectable()
export class GenerationStreams implements PeriodicTask {
  readonly everyMs = GENERATION.look;
  readonly copies = 'all';
  private readonly streams: EventStreams<Feed & { id: string }>;
  private looks = 0;

  constructor(
    private readonly exchanges: ExchangeRepository,
    private readonly logs: GenerationLogRepository,
    private readonly generations: Generations,
    private readonly withdrawnSources: WithdrawnSources,
    private readonly answerExchange: AnswerExchange,
    private readonly clock: Clock,
    log: Log,
    host: HttpAdapterHost,
  ) {
    this.streams = new EventStreams(GENERATION_STREAMS, log, host);
    generations.onShown((id) => this.streams.update((feed) => feed.id === id));
  }

  /** Throws 429 when a person has so many open that one more would be refused. */
  refuseTooMany(owner: string): void {
    this.streams.refuseTooMany(owner);
  }

  open(reply: FastifyReply, { owner, id, seen }: GenerationReader): void {
    let place = seen;
    const readNews = async () => {
      const news = await this.readNews({ owner, id, seen: place });
      place = Math.max(place ?? 0, Number(news.events.at(-1)?.id ?? 0));
      return news;
    };
    this.streams.open(reply, { owner, id, readNews, heartbeat, farewell: reconnect });
  }

  private async readNews({ owner, id, seen }: GenerationReader) {
    // What this copy writes itself it need not read.
    const held = this.generations.held(owner, id);
    const exchange = held?.exchange ?? (await this.findExchange(owner, id));
    // Deleted with its conversation.
    if (!exchange) return { events: [], isLast: true };
    const isLast = isCompleted(exchange);
    const log = isLast ? [] : (held?.log ?? (await this.logs.read(owner, id)));
    const events = eventsAfter(seen, exchange, log, (message) => this.withdrawnSources.mark(message));
    return { events, isLast };
  }

  /** Ends it where its holder has died, which a reader should not wait for. */
  private async findExchange(owner: string, id: string): Promise<Exchange | null> {
    const exchange = await this.exchanges.find(owner, id);
    if (exchange?.status === 'generating' && exchange.generating.until <= this.clock.now())
      this.answerExchange.begin(owner, exchange);
    return exchange;
  }

  run(): Promise<void> {
    if (++this.looks % (GENERATION.heartbeat / GENERATION.look) === 0) this.streams.beat();
    // Not waited for: a database that is slow must not hold up the heartbeats.
    this.streams.update();
    return Promise.resolve();
  }
}
