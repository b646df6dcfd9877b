import { Server, type CustomTransportStrategy } from '@nestjs/microservices';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import { isObservable, lastValueFrom } from 'rxjs';
import type { Clock } from '../clock.js';
import { correlated } from '../logging/correlation.js';
import type { Log } from '../logging/log.js';
import { abandonWithChannel, type Broker } from './broker.js';
import { judge, readEvent, type DeliveryHeaders } from './delivery.js';
import type { Consumer, Topology } from './topology.js';

const PREFETCH = 20;

/**
 * Nest's transport for events: ordinary `@EventPattern` handlers, one quorum queue each, acknowledged after the
 * effect. Nest's own RabbitMQ transport loses messages by default, hence this one (infra/docs/adr/0003).
 */
export class EventServer extends Server implements CustomTransportStrategy {
  private readonly inHand = new Set<Promise<void>>();
  private channel: Channel | null = null;

  constructor(
    private readonly broker: Broker,
    private readonly topology: Topology,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    super();
  }

  listen(callback: (error?: unknown) => void): void {
    this.refuseWrongHandlers();
    this.broker.onConnected((model) => this.subscribe(model));
    this.broker.start().then(() => callback(), callback);
  }

  /** Takes no more messages, finishes those in hand, then lets go of the connection. */
  async close(): Promise<void> {
    const channel = this.channel;
    this.channel = null;
    if (channel) await Promise.allSettled(this.topology.consumers.map(({ queue }) => channel.cancel(queue)));
    await Promise.allSettled(this.inHand);
    await this.broker.close();
  }

  on(): never {
    throw new Error('the event transport has no events of its own');
  }

  unwrap<T>(): T {
    return this.broker as T;
  }

  private async subscribe(model: ChannelModel): Promise<void> {
    const channel = await model.createChannel();
    abandonWithChannel(model, channel);
    await channel.prefetch(PREFETCH);
    for (const consumer of this.topology.consumers)
      await channel.consume(
        consumer.queue,
        (message) => {
          // null: the broker cancelled the consumer (its queue was deleted). A new connection declares it again.
          if (!message) return void model.close().catch(() => undefined);
          const work: Promise<void> = this.take(channel, consumer, message).finally(() =>
            this.inHand.delete(work),
          );
          this.inHand.add(work);
        },
        { consumerTag: consumer.queue },
      );
    this.channel = channel;
  }

  private async take(channel: Channel, consumer: Consumer, message: ConsumeMessage): Promise<void> {
    try {
      await this.handle(consumer, message);
    } catch (error) {
      // The copy must be safe elsewhere before the original is let go; if it is not, the broker redelivers.
      if (!(await this.setAside(consumer, message, error))) return;
    }
    ignoreClosed(() => channel.ack(message));
  }

  private async handle(consumer: Consumer, message: ConsumeMessage): Promise<void> {
    const event = readEvent(message);
    const correlation = {
      correlationId: event.correlationid,
      causationId: event.id,
      traceparent: event.traceparent,
    };
    await correlated(correlation, async () => {
      const handler = this.getHandlerByPattern(consumer.event.type);
      if (!handler) throw new Error('no handler');
      const result: unknown = await handler(event, message);
      if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
      this.log.info('event handled', { event: event.type, eventId: event.id });
    });
  }

  private async setAside(
    { queue, deadLetters }: Consumer,
    message: ConsumeMessage,
    error: unknown,
  ): Promise<boolean> {
    const { headers, messageId, type } = message.properties;
    const verdict = judge(error, (headers ?? {}) as DeliveryHeaders, timeOf(message), this.clock.now());
    const { attempt, firstFailed } = verdict;
    const seen = {
      'x-attempt': attempt,
      'x-first-failed': firstFailed,
      'x-last-failed': this.clock.now().toISOString(),
      'x-handler': queue,
    };
    const options = {
      messageId: String(messageId),
      type: String(type),
      contentType: 'application/cloudevents+json',
    };
    this.log.warn('event failed', {
      queue,
      eventId: String(messageId),
      attempt,
      becomes: verdict.kind,
      error,
    });
    try {
      if (verdict.kind === 'retry')
        await this.broker.publish(this.topology.retry(attempt), queue, message.content, {
          ...options,
          headers: seen,
        });
      else
        await this.broker.publish('', deadLetters, message.content, {
          ...options,
          headers: { ...seen, 'x-reason': verdict.reason },
        });
      return true;
    } catch {
      return false;
    }
  }

  /** A fact without a handler, or with two, would be lost or doubled silently: the service does not start. */
  private refuseWrongHandlers(): void {
    const wanted = this.topology.consumers.map(({ event }) => event.type);
    const wrong = [
      ...wanted.filter((type) => !this.messageHandlers.has(type)).map((type) => `${type} has no handler`),
      ...[...this.messageHandlers].filter(([, { next }]) => next).map(([type]) => `${type} has two handlers`),
      ...[...this.messageHandlers.keys()]
        .filter((type) => !wanted.includes(type))
        .map((type) => `${type} is not in the catalog for this service`),
    ];
    if (wrong.length > 0) throw new Error(`Event handlers do not fit the catalog: ${wrong.join('; ')}`);
  }
}

function timeOf(message: ConsumeMessage): string | undefined {
  try {
    return (JSON.parse(message.content.toString('utf8')) as { time?: string }).time;
  } catch {
    return undefined;
  }
}

/** On a channel that is gone the broker has already taken the message back. */
function ignoreClosed(act: () => void): void {
  try {
    act();
  } catch {
    return;
  }
}
