import type { Channel, ChannelModel, Options } from 'amqplib';

/** Makes channels; a model of amqplib. */
export type Channels = Pick<ChannelModel, 'createChannel'>;

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
export class Declarations {
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
