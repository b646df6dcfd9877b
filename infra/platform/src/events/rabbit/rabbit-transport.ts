import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import type { Clock } from '../../app/clock.js';
import type { Log } from '../../observability/log.js';
import { EventTransport, type AnyEvent, type EventHandler } from '../event-transport.js';
import { abandonWithChannel, type Broker } from './broker.js';
import { CONTENT_TYPE, MessageTaker } from './message-taker.js';
import type { Topology } from './topology.js';

const PREFETCH = 50;

/** One queue that this process takes from. False: the message has to be delivered again. */
type Taken = { queue: string; prefetch: number; take: (message: ConsumeMessage) => Promise<boolean> };

/** Events over RabbitMQ: one quorum queue per consumer, a retry ladder per service, dead letters with their reason. */
export class RabbitTransport extends EventTransport {
  private readonly inHand = new Set<Promise<void>>();
  private readonly taker: MessageTaker;
  private handled: ReadonlyMap<string, EventHandler> = new Map();
  private channel: Channel | null = null;
  private draining = false;

  constructor(
    private readonly broker: Broker,
    private readonly topology: Topology,
    clock: Clock,
    log: Log,
  ) {
    super();
    this.taker = new MessageTaker(broker, topology, clock, log);
  }

  get connected(): boolean {
    return this.broker.connected;
  }

  onConnected(listener: () => void): void {
    this.broker.onConnected(() => Promise.resolve(listener()));
  }

  start(handlers: ReadonlyMap<string, EventHandler>): Promise<void> {
    this.handled = handlers;
    this.taker.handleWith(handlers);
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
    if (channel) await Promise.allSettled(this.taken.map(({ queue }) => channel.cancel(queue)));
    await Promise.allSettled(this.inHand);
  }

  async close(): Promise<void> {
    await this.drain();
    await this.broker.close();
  }

  private get taken(): Taken[] {
    const consumers = this.topology.consumers.filter(({ events }) =>
      events.some(({ type }) => this.handled.has(type)),
    );
    if (consumers.length === 0) return [];
    const ordinary = consumers.map((consumer) => ({
      queue: consumer.queue,
      prefetch: PREFETCH,
      take: (message: ConsumeMessage) => this.taker.take(consumer, message),
    }));
    const alone = {
      queue: this.topology.quarantine,
      prefetch: 1,
      take: (message: ConsumeMessage) => this.taker.takeAlone(message),
    };
    return [...ordinary, alone];
  }

  private async subscribe(model: ChannelModel): Promise<void> {
    if (this.draining) return;
    const channel = await model.createChannel();
    abandonWithChannel(model, channel);
    for (const taken of this.taken) {
      // Of each consumer by itself: it holds for those that come after it on this channel.
      await channel.prefetch(taken.prefetch);
      await channel.consume(
        taken.queue,
        (message) => {
          // null: the broker cancelled the consumer (its queue was deleted). A new connection declares it again.
          if (!message) return void model.close().catch(() => undefined);
          const work: Promise<void> = this.settle(channel, taken, message).finally(() =>
            this.inHand.delete(work),
          );
          this.inHand.add(work);
        },
        { consumerTag: taken.queue },
      );
    }
    this.channel = channel;
  }

  private async settle(channel: Channel, { take }: Taken, message: ConsumeMessage): Promise<void> {
    // A copy must be safe elsewhere before the original is let go. If it is not, closing is what makes the broker
    // deliver the original again, and the new connection declares what may be missing.
    if (await take(message)) ignoreClosed(() => channel.ack(message));
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
