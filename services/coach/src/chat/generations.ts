import { GENERATION } from '@careward/contracts/coach/limits';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { newId } from '@careward/platform/app/new-id';
import { REDIS, RedisChannel } from '@careward/platform/app/redis';
import { Resources } from '@careward/platform/app/shut-down';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { CoachConfig } from '../config.js';
import type { Attempt, PendingExchange } from './exchange.domain.js';
import { ExchangeRepository } from './exchange.repository.js';
import { GenerationLogRepository } from './generation-log.repository.js';
import { Generation } from './generation.js';

/** `shown`: its log or its end has changed. `stop`: its person wants no more of it. */
type GenerationChange = 'shown' | 'stop';

/**
 * The answers that this copy is making: each has a log, shows that its holder lives, and can be stopped. All copies are told
 * what happens to one, this copy at once. A message may get lost: readers and holders also look by themselves.
 */
@Injectable()
export class Generations extends RedisChannel {
  private readonly copy = newId();
  private readonly open = new Map<string, Generation>();
  private readonly answering = new Set<Promise<unknown>>();
  private readonly readers: ((id: string) => void)[] = [];

  constructor(
    readonly exchanges: ExchangeRepository,
    readonly logs: GenerationLogRepository,
    readonly log: Log,
    private readonly clock: Clock,
    private readonly resources: Resources,
    @Inject(REDIS) redis: Redis,
    @Inject(CONFIG) private readonly config: CoachConfig,
  ) {
    super(redis, `${config.REDIS_PREFIX}coach.generations`);
    this.onMessage((message) => {
      const [copy, what, id = ''] = message.split(' ');
      if (copy !== this.copy) this.hear(what as GenerationChange, id);
    });
  }

  /** Is told of every generation whose log or end has changed. */
  onShown(reader: (id: string) => void): void {
    this.readers.push(reader);
  }

  announce(what: GenerationChange, id: string): void {
    this.hear(what, id);
    void this.publish([this.copy, what, id].join(' '));
  }

  private hear(what: GenerationChange, id: string): void {
    if (what === 'stop') this.open.get(id)?.stop();
    else for (const reader of this.readers) reader(id);
  }

  /** An attempt that begins or goes on now holds until then. */
  until(): Date {
    return new Date(this.now().getTime() + GENERATION.lease * this.config.COACH_TIMEOUT_FACTOR);
  }

  now(): Date {
    return this.clock.now();
  }

  /** Aborted when the process ends. */
  get ending(): AbortSignal {
    return this.resources.ending;
  }

  /** Lets `make` make the answer to an exchange that was claimed. */
  async hold<Result>(
    owner: string,
    exchange: PendingExchange,
    { holder }: Attempt,
    make: (generation: Generation) => Promise<Result>,
  ): Promise<{ answer: Result; hasLog: boolean }> {
    const generation = new Generation({ owner, exchange, holder }, this);
    this.open.set(exchange.id, generation);
    if (exchange.isStopped) generation.stop();
    let answer: Result;
    try {
      answer = await make(generation);
    } finally {
      this.open.delete(exchange.id);
      await generation.close();
    }
    return { answer, hasLog: generation.hasLog };
  }

  /** What this copy is answering for that person, with what is written in its log; undefined: it is not this copy's. */
  held(owner: string, id: string): Pick<Generation, 'exchange' | 'log'> | undefined {
    const generation = this.open.get(id);
    return generation?.isOf(owner) ? generation : undefined;
  }

  /** The exchange has its answer, or the fixed text in its place: its readers get that. */
  async end(owner: string, id: string, hasLog = true): Promise<void> {
    // What stays is deleted when it expires.
    if (hasLog) await this.logs.remove(owner, id).catch(() => undefined);
    this.announce('shown', id);
  }

  /** Work that no request waits for; the shutdown does. */
  inBackground(answering: Promise<unknown>): void {
    const settled = answering
      .catch((error: unknown) => this.log.warn('a question was left to another copy', { error }))
      .finally(() => this.answering.delete(settled));
    this.answering.add(settled);
  }

  override async onModuleDestroy(): Promise<void> {
    await Promise.all(this.answering);
    await super.onModuleDestroy();
  }
}
