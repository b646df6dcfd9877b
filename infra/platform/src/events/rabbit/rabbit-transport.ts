import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import type { Clock } from '../../app/clock.js';
import type { Log } from '../../observability/log.js';
import { EventTransport, type AnyEvent, type EventHandler } from '../event-transport.js';
import type { BegunEvents } from './begun-events.js';
import { closeConnectionWithChannel, type Broker } from './broker.js';
import { CONTENT_TYPE, MessageHandler } from './message-handler.js';
import type { Topology } from './topology.js';

const PREFETCH = 50;

/** A queue that this process consumes. `handle` answers false when the message has to be delivered again. */
type ConsumedQueue = {
  queue: string;
  prefetch: number;
  handle: (message: ConsumeMessage) => Promise<boolean>;
};

/** Events over RabbitMQ: one quorum queue per consumer, retry queues per service, dead letters with their reason. */
export class RabbitTransport extends EventTransport {
  private readonly inProgress = new Set<Promise<void>>();
  private readonly messageHandler: MessageHandler;
  private handled: ReadonlyMap<string, EventHandler> = new Map();
  private channel: Channel | null = null;
  private draining = false;

  constructor(
    private readonly broker: Broker,
    private readonly topology: Topology,
    begun: Pick<BegunEvents, 'begin' | 'end'>,
    clock: Clock,
    log: Log,
  ) {
    super();
    this.messageHandler = new MessageHandler(broker, topology, begun, clock, log);
  }

  get connected(): boolean {
    return this.broker.connected;
  }

  onConnected(listener: () => void): void {
    this.broker.onConnected(() => Promise.resolve(listener()));
  }

  start(handlers: ReadonlyMap<string, EventHandler>): Promise<void> {
    this.handled = handlers;
    this.messageHandler.handleWith(handlers);
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
    if (channel) await Promise.allSettled(this.consumedQueues.map(({ queue }) => channel.cancel(queue)));
    await Promise.allSettled(this.inProgress);
  }

  async close(): Promise<void> {
    await this.drain();
    await this.broker.close();
  }

  private get consumedQueues(): ConsumedQueue[] {
    const consumers = this.topology.consumers.filter(({ events }) =>
      events.some(({ type }) => this.handled.has(type)),
    );
    if (consumers.length === 0) return [];
    const ordinary = consumers.map((consumer) => ({
      queue: consumer.queue,
      prefetch: PREFETCH,
      handle: (message: ConsumeMessage) => this.messageHandler.handle(consumer, message),
    }));
    const quarantine = {
      queue: this.topology.quarantine,
      prefetch: 1,
      handle: (message: ConsumeMessage) => this.messageHandler.handleQuarantined(message),
    };
    return [...ordinary, quarantine];
  }

  private async subscribe(model: ChannelModel): Promise<void> {
    if (this.draining) return;
    const channel = await model.createChannel();
    closeConnectionWithChannel(model, channel);
    for (const consumed of this.consumedQueues) {
      // A prefetch applies to the consumers that are declared after it on this channel.
      await channel.prefetch(consumed.prefetch);
      await channel.consume(
        consumed.queue,
        (message) => {
          // null: the broker cancelled the consumer (its queue was deleted). A new connection declares it again.
          if (!message) return void model.close().catch(() => undefined);
          const work: Promise<void> = this.settle(channel, consumed, message).finally(() =>
            this.inProgress.delete(work),
          );
          this.inProgress.add(work);
        },
        { consumerTag: consumed.queue },
      );
    }
    this.channel = channel;
  }

  private async settle(channel: Channel, { handle }: ConsumedQueue, message: ConsumeMessage): Promise<void> {
    // Closing the channel makes the broker deliver the message again, and the new connection declares missing queues.
    if (await handle(message)) ignoreClosed(() => channel.ack(message));
    else await channel.close().catch(() => undefined);
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
