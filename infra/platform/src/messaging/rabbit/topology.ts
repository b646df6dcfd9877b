import { catalog, consumedBy } from '@careward/contracts/events/catalog';
import type { EventContract, Service } from '@careward/contracts/events/event';
import type { Channel } from 'amqplib';

export type RetryStep = { name: string; ms: number };

/** Waits before a failed message comes home again; the last one repeats until the event is a day old. */
export const retrySteps: readonly RetryStep[] = [
  { name: '1s', ms: 1_000 },
  { name: '10s', ms: 10_000 },
  { name: '1m', ms: 60_000 },
  { name: '10m', ms: 600_000 },
];

/** Looking at a dead letter (get, requeue) counts as a delivery on some versions; it must never drop the letter. */
const DELIVERY_LIMIT = 1_000_000;

/** Every limit is declared, none is left to a broker's default (design.md 3). */
const quorum = (more: Record<string, unknown> = {}) => ({
  durable: true,
  arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': DELIVERY_LIMIT, ...more },
});

export type Consumer = { queue: string; deadLetters: string; events: readonly EventContract[] };

/** Names of everything on the broker. The prefix keeps test runs apart. */
export class Topology {
  readonly exchange: string;

  constructor(
    readonly service: Service,
    private readonly prefix: string,
    private readonly steps: readonly RetryStep[] = retrySteps,
  ) {
    this.exchange = `${prefix}careward.events`;
  }

  /** One queue for each kind of aggregate this service hears of, whoever publishes it: `coach.on-care-profile`. */
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

  async declare(channel: Channel): Promise<void> {
    await channel.assertExchange(this.exchange, 'topic', { durable: true });
    await this.declareConsumersOfOwnEvents(channel);
    for (const [index, step] of this.steps.entries()) {
      const name = this.retry(index + 1);
      await channel.assertExchange(name, 'fanout', { durable: true });
      // No dead-letter routing key: an expired message keeps its own, which is its consumer's queue.
      await channel.assertQueue(
        name,
        quorum({
          'x-message-ttl': step.ms,
          'x-dead-letter-exchange': '',
          'x-dead-letter-strategy': 'at-least-once',
          'x-overflow': 'reject-publish',
        }),
      );
      await channel.bindQueue(name, name, '');
    }
    for (const consumer of this.consumers) await declareConsumer(channel, this.exchange, consumer);
  }

  /** A producer declares its consumers' queues too, so that an event published before they first start is kept. */
  private async declareConsumersOfOwnEvents(channel: Channel): Promise<void> {
    for (const event of catalog.filter(({ owner }) => owner === this.service))
      for (const service of event.consumers) {
        const queue = queueOf(this.prefix, service, event);
        await declareConsumer(channel, this.exchange, consumerOf(queue, [event]));
      }
  }
}

const consumerOf = (queue: string, events: readonly EventContract[]): Consumer => ({
  queue,
  deadLetters: `${queue}.dlq`,
  events,
});

async function declareConsumer(channel: Channel, exchange: string, { queue, deadLetters, events }: Consumer) {
  // One copy of the service at a time takes from it, the others stand by: two would apply 2 before 1.
  await channel.assertQueue(queue, quorum({ 'x-single-active-consumer': true }));
  await channel.assertQueue(deadLetters, quorum());
  for (const { type } of events) await channel.bindQueue(queue, exchange, type);
}

/** All that happens to one aggregate takes the same way, or it would overtake itself. */
const queueOf = (prefix: string, service: Service, { aggregate }: EventContract): string =>
  `${prefix}${service}.on-${aggregate}`;
