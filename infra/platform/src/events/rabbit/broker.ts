import {
  connect,
  type ChannelModel,
  type ConfirmChannel,
  type Options,
  type RecoveringChannelModel,
} from 'amqplib';
import { setTimeout as wait } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import type { Log } from '../../observability/log.js';
import { NotPublished, Unroutable } from '../event-transport.js';

/** While this is 0, events wait in their outboxes and users notice nothing: alert on it. */
const brokerConnected = new Gauge({
  name: 'careward_broker_connected',
  help: 'Whether events can be published at the moment: 1 or 0',
});

type Setup = (model: ChannelModel) => Promise<void>;

/** A connection that is silent for two heartbeats is lost. The broker's default would notice after two minutes. */
export const HEARTBEAT_S = 5;
/** Limit for the handshake, during which there is no heartbeat yet. */
export const GREETING_MS = 10_000;
/** How long a start waits for a broker. */
const START_TIMEOUT_MS = 3_000;

export type BrokerTimes = {
  heartbeatS: number;
  /** A broker that is short of memory or of its quorum takes a message and confirms nothing. */
  confirmWithinMs: number;
  /** Waits between two tries to connect: the first, and the longest. */
  reconnectMs: readonly [number, number];
};

export const brokerTimes: BrokerTimes = {
  heartbeatS: HEARTBEAT_S,
  confirmWithinMs: 30_000,
  reconnectMs: [100, 2_000],
};

/**
 * One connection that recovers by itself. Publishing fails at once while it is down, since events wait in the outbox and
 * not in memory. Every publish is confirmed, and a message that no queue takes counts as a failure.
 */
export class Broker {
  private connection: RecoveringChannelModel | null = null;
  private publishing: ConfirmChannel | null = null;
  private readonly returned = new Set<string>();
  private readonly setups: Setup[] = [];
  private published = 0;

  /** `declare` makes exchanges and queues; it runs before anything is published or consumed. */
  constructor(
    private readonly url: string,
    private readonly declare: (model: ChannelModel) => Promise<void>,
    private readonly log: Log,
    private readonly times: BrokerTimes = brokerTimes,
  ) {}

  get connected(): boolean {
    return this.publishing !== null;
  }

  /** Runs on every connection, the first and those after an outage. Register before `start`. */
  onConnected(setup: Setup): void {
    this.setups.push(setup);
  }

  /** Resolves when the broker is connected, or after the timeout: a service starts without a broker too. */
  async start(): Promise<void> {
    const prepared = new Promise<void>((resolve) => this.onConnected(async () => resolve()));
    const address = new URL(this.url);
    address.searchParams.set('heartbeat', String(this.times.heartbeatS));
    const [initialDelay, maxDelay] = this.times.reconnectMs;
    this.connection = await connect(address.href, {
      timeout: GREETING_MS,
      recovery: {
        initialDelay,
        maxDelay,
        waitForConnect: false,
        setup: (model: ChannelModel) => this.prepareOrLogWhy(model),
      },
    });
    this.connection.on('error', () => undefined);
    this.connection.on('disconnect', () => this.log.warn('broker lost'));
    this.connection.on('connect', () => this.log.info('broker connected'));
    await Promise.race([prepared, wait(START_TIMEOUT_MS, undefined, { ref: false })]);
  }

  /** Resolves when the broker has the message in a queue; rejects with NotPublished otherwise. */
  publish(exchange: string, routingKey: string, content: Buffer, options: Options.Publish): Promise<void> {
    const channel = this.publishing;
    if (!channel) return Promise.reject(new NotPublished('broker away'));
    const key = String(++this.published);
    const headers = { ...(options.headers as Record<string, unknown> | undefined), 'x-publish': key };
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new NotPublished('not confirmed in time')),
        this.times.confirmWithinMs,
      );
      const settle = (error: unknown) => {
        clearTimeout(late);
        // The return arrives before the confirm, and an unroutable message is confirmed without an error.
        if (this.returned.delete(key)) reject(new Unroutable('no queue takes it'));
        else if (error) reject(new NotPublished('not confirmed'));
        else resolve();
      };
      try {
        channel.publish(
          exchange,
          routingKey,
          content,
          { ...options, headers, persistent: true, mandatory: true },
          settle,
        );
      } catch {
        settle(new Error('channel closed'));
      }
    });
  }

  async close(): Promise<void> {
    this.publishing = null;
    await this.connection?.close();
  }

  /** Recovery retries silently, so a queue that cannot be declared would never be noticed. */
  private async prepareOrLogWhy(model: ChannelModel): Promise<void> {
    try {
      await this.prepare(model);
    } catch (error) {
      this.log.warn('broker not prepared', { error });
      throw error;
    }
  }

  private async prepare(model: ChannelModel): Promise<void> {
    // Recovery listens to a connection only once it is ready; an error before that would end the process.
    model.on('error', () => undefined);
    model.on('blocked', () => this.log.warn('broker blocks publishing'));
    await this.declare(model);
    const channel = await model.createConfirmChannel();
    channel.on('return', ({ properties }) => {
      this.returned.add(String((properties.headers as Record<string, unknown>)['x-publish']));
    });
    closeConnectionWithChannel(model, channel);
    // Before the consumers start: the first message may already have to be published to a retry queue.
    this.publishing = channel;
    brokerConnected.set(1);
    // 'disconnect' is not emitted for a connection that is lost during its setup.
    channel.once('close', () => {
      if (this.publishing !== channel) return;
      this.publishing = null;
      brokerConnected.set(0);
    });
    for (const setup of this.setups) await setup(model);
    // Recovery would keep a connection that was lost during the last setup.
    if (this.publishing !== channel) throw new NotPublished('broker away');
  }
}

/** Recovery restores connections, not channels: when a channel closes, its connection is closed with it. */
export function closeConnectionWithChannel(model: ChannelModel, channel: NodeJS.EventEmitter): void {
  const close = () => void model.close().catch(() => undefined);
  channel.on('error', close);
  channel.on('close', close);
}
