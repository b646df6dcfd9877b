import { catalog, consumedBy } from '@careward/contracts/event-catalog';
import type { EventContract } from '@careward/contracts/kernel/event';
import type { Service } from '@careward/contracts/kernel/service';
import type { Channel, ChannelModel, Options } from 'amqplib';

export type RetryStep = { name: string; ms: number };

/** Delays before a failed message is delivered again; the last one repeats until a day is over. */
export const retrySteps: readonly RetryStep[] = [
  { name: '1s', ms: 1_000 },
  { name: '10s', ms: 10_000 },
  { name: '1m', ms: 60_000 },
  { name: '10m', ms: 600_000 },
];

export type Consumer = { queue: string; deadLetters: string; events: readonly EventContract[] };

/** Names of everything on the broker. The prefix keeps test runs apart. */
export class Topology {
  readonly exchange: string;
  private isTidy = false;

  constructor(
    readonly service: Service,
    private readonly prefix: string,
    private readonly steps: readonly RetryStep[] = retrySteps,
  ) {
    this.exchange = `${prefix}careward.events`;
  }

  /** One queue for each kind of aggregate whose events this service consumes, such as `coach.on-care-profile`. */
  get consumers(): Consumer[] {
    const byQueue = Map.groupBy(consumedBy(this.service), (event) =>
      queueOf(this.prefix, this.service, event),
    );
    return [...byQueue].map(([queue, events]) => consumerOf(queue, events));
  }

  /** The fanout exchange and the queue of a retry step share this name. */
  retry(attempt: number): string {
    const step = this.steps[Math.min(attempt, this.steps.length) - 1];
    return `${this.prefix}${this.service}.retry.${step?.name}`;
  }

  /** For messages that may have ended the process: one copy handles them, one at a time (ADR 0014). */
  get quarantine(): string {
    return `${this.prefix}${this.service}.quarantine`;
  }

  /** Limits are policies (rabbitmq/policies.json) and not queue arguments, which could not be changed later. */
  async declare(channels: Channels): Promise<void> {
    const declarations = new Declarations(channels);
    await declarations.exchange(this.exchange, 'topic');
    await this.declareConsumersOfOwnEvents(declarations);
    for (const [index, step] of this.steps.entries()) {
      const name = this.retry(index + 1);
      await declarations.exchange(name, 'fanout');
      // No dead-letter routing key: an expired message keeps its own, which is its consumer's queue.
      await declarations.queue(name, {
        'x-message-ttl': step.ms,
        'x-dead-letter-exchange': '',
        'x-dead-letter-strategy': 'at-least-once',
        'x-overflow': 'reject-publish',
      });
      await declarations.bind(name, name, '');
    }
    for (const consumer of this.consumers) await declareConsumer(declarations, this.exchange, consumer);
    await declarations.queue(this.quarantine, { 'x-single-active-consumer': true });
    if (!this.isTidy) await this.removeBindingsOfOthers(declarations);
    this.isTidy = true;
    await declarations.close();
  }

  /**
   * An event that this service does not consume would end as a dead letter; a newer or older version has bound it. At the
   * start alone: during a deploy an older copy that connects again must not take an event from the newer ones.
   */
  private async removeBindingsOfOthers(declarations: Declarations): Promise<void> {
    for (const event of catalog.filter(({ consumers }) => !consumers.includes(this.service)))
      await declarations.unbind(queueOf(this.prefix, this.service, event), this.exchange, event.type);
  }

  /** A producer declares its consumers' queues too, so that an event published before they first start is kept. */
  private async declareConsumersOfOwnEvents(declarations: Declarations): Promise<void> {
    for (const event of catalog.filter(({ owner }) => owner === this.service))
      for (const service of event.consumers) {
        const queue = queueOf(this.prefix, service, event);
        await declareConsumer(declarations, this.exchange, consumerOf(queue, [event]));
      }
  }
}

export const consumerOf = (queue: string, events: readonly EventContract[] = []): Consumer => ({
  queue,
  deadLetters: `${queue}.dlq`,
  events,
});

async function declareConsumer(
  declarations: Declarations,
  exchange: string,
  { queue, deadLetters, events }: Consumer,
): Promise<void> {
  await declarations.queue(queue, {});
  await declarations.queue(deadLetters, {});
  for (const { type } of events) await declarations.bind(queue, exchange, type);
}

/** All events of an aggregate go through one queue, which the copies of the service share (ADR 0041). */
const queueOf = (prefix: string, service: Service, { aggregate }: EventContract): string =>
  `${prefix}${service}.on-${aggregate}`;

/** Makes channels; a model of amqplib. */
type Channels = Pick<ChannelModel, 'createChannel'>;

/**
 * What a queue is for. Any other argument is a limit, and limits belong to whoever runs the broker; queues of earlier
 * versions also have a single active consumer (ADR 0041).
 */
const essential = [
  'durable',
  'exclusive',
  'auto_delete',
  'x-queue-type',
  'x-message-ttl',
  'x-dead-letter-exchange',
  'x-dead-letter-routing-key',
  'x-dead-letter-strategy',
  'x-overflow',
];

/**
 * Declares exchanges, queues and bindings. A queue that exists with other limits is taken as it is: an older version or
 * an operator has chosen them, and the broker would refuse the declaration for ever.
 */
class Declarations {
  private channel: Channel | null = null;

  constructor(private readonly channels: Channels) {}

  async exchange(name: string, type: 'topic' | 'fanout'): Promise<void> {
    await (await this.open()).assertExchange(name, type, { durable: true });
  }

  async queue(name: string, args: Record<string, unknown>): Promise<void> {
    const options: Options.AssertQueue = {
      durable: true,
      arguments: { 'x-queue-type': 'quorum', ...args },
    };
    try {
      await (await this.open()).assertQueue(name, options);
    } catch (error) {
      if (!differsInLimitsAlone(error)) throw error;
      // The broker has closed the channel over it.
      this.channel = null;
    }
  }

  async bind(queue: string, exchange: string, pattern: string): Promise<void> {
    await (await this.open()).bindQueue(queue, exchange, pattern);
  }

  /** Also where there is no such binding, or no such queue. */
  async unbind(queue: string, exchange: string, pattern: string): Promise<void> {
    await (await this.open()).unbindQueue(queue, exchange, pattern);
  }

  async close(): Promise<void> {
    await this.channel?.close();
  }

  private async open(): Promise<Channel> {
    this.channel ??= (await this.channels.createChannel()).on('error', () => undefined);
    return this.channel;
  }
}

function differsInLimitsAlone(error: unknown): boolean {
  const [, argument] = /inequivalent arg '([^']+)'/.exec(error instanceof Error ? error.message : '') ?? [];
  return argument !== undefined && !essential.includes(argument);
}
