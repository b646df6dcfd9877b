import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import type { Clock } from '../../clock.js';
import { Refusal } from '../../errors/refusal.js';
import type { Log } from '../../logging/log.js';
import { EventTransport, type AnyEvent, type EventHandler } from '../event-transport.js';
import { failures } from '../metrics.js';
import { abandonWithChannel, type Broker } from './broker.js';
import { judge, readEvent, timeOf, type DeliveryHeaders } from './delivery.js';
import type { Consumer, Topology } from './topology.js';

const PREFETCH = 50;
const CONTENT_TYPE = 'application/cloudevents+json';

type MessageProperties = { headers?: DeliveryHeaders; messageId?: string; type?: string };

/** Events over RabbitMQ: one quorum queue per consumer, a retry ladder per service, dead letters with their reason. */
export class RabbitTransport extends EventTransport {
  private readonly inHand = new Set<Promise<void>>();
  private handlers: ReadonlyMap<string, EventHandler> = new Map();
  private channel: Channel | null = null;
  private draining = false;

  constructor(
    private readonly broker: Broker,
    private readonly topology: Topology,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    super();
  }

  get connected(): boolean {
    return this.broker.connected;
  }

  onConnected(listener: () => void): void {
    this.broker.onConnected(() => Promise.resolve(listener()));
  }

  start(handlers: ReadonlyMap<string, EventHandler>): Promise<void> {
    this.handlers = handlers;
    this.broker.onConnected((model) => this.subscribe(model));
    return this.broker.start();
  }

  publish(event: AnyEvent): Promise<void> {
    return this.broker.publish(this.topology.exchange, event.type, Buffer.from(JSON.stringify(event)), {
      messageId: event.id,
      type: event.type,
      contentType: CONTENT_TYPE,
      headers: { ...(event.traceparent && { traceparent: event.traceparent }) },
    });
  }

  async drain(): Promise<void> {
    this.draining = true;
    const channel = this.channel;
    if (channel) await Promise.allSettled(this.consumed.map(({ queue }) => channel.cancel(queue)));
    await Promise.allSettled(this.inHand);
  }

  async close(): Promise<void> {
    await this.drain();
    await this.broker.close();
  }

  private get consumed(): Consumer[] {
    return this.topology.consumers.filter(({ events }) => events.some(({ type }) => this.handlers.has(type)));
  }

  private async subscribe(model: ChannelModel): Promise<void> {
    if (this.draining) return;
    const channel = await model.createChannel();
    abandonWithChannel(model, channel);
    await channel.prefetch(PREFETCH);
    for (const consumer of this.consumed)
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
      const event = readEvent(message.content.toString('utf8'));
      await this.handlerOf(event.type)(event);
    } catch (error) {
      // The copy must be safe elsewhere before the original is let go. If it is not, closing is what makes the
      // broker deliver the original again, and the new connection declares what may be missing.
      if (!(await this.setAside(consumer, message, error))) {
        await channel.close().catch(() => undefined);
        return;
      }
    }
    ignoreClosed(() => channel.ack(message));
  }

  private handlerOf(type: string): EventHandler {
    const handler = this.handlers.get(type);
    if (!handler) throw new Refusal({ status: 400, code: 'no-handler', detail: 'Nobody here handles this.' });
    return handler;
  }

  private async setAside(
    { queue, deadLetters }: Consumer,
    message: ConsumeMessage,
    error: unknown,
  ): Promise<boolean> {
    const { headers, messageId, type } = message.properties as MessageProperties;
    const now = this.clock.now();
    const verdict = judge(error, headers ?? {}, timeOf(message), now);
    const { attempt, firstFailed, kind } = verdict;
    failures.inc({ queue, becomes: kind });
    this.log.warn('event failed', { queue, eventId: String(messageId), attempt, becomes: kind, error });
    const seen = {
      'x-attempt': attempt,
      'x-first-failed': firstFailed,
      'x-last-failed': now.toISOString(),
      'x-handler': queue,
      ...(headers?.['x-redriven'] && { 'x-redriven': headers['x-redriven'] }),
      ...(verdict.kind === 'dead' && { 'x-reason': verdict.reason }),
    };
    const options = {
      messageId: String(messageId),
      type: String(type),
      contentType: CONTENT_TYPE,
      headers: seen,
    };
    const [exchange, key] = kind === 'retry' ? [this.topology.retry(attempt), queue] : ['', deadLetters];
    return this.broker.publish(exchange, key, message.content, options).then(
      () => true,
      () => false,
    );
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
