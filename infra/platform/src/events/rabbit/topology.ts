import { catalog, consumedBy } from '@careward/contracts/event-catalog';
import type { EventContract } from '@careward/contracts/kernel/event';
import type { Service } from '@careward/contracts/kernel/service';
import { Declarations, type Channels } from './declarations.js';

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
