import type { ConsumeMessage } from 'amqplib';
import { Counter } from 'prom-client';
import type { Clock } from '../../app/clock.js';
import { ProblemError } from '../../http/problem-error.js';
import type { Log } from '../../observability/log.js';
import type { EventHandler } from '../event-transport.js';
import type { Broker } from './broker.js';
import type { BegunEvents } from './begun-events.js';
import {
  decideRetry,
  type DeliveryHeaders,
  isSuspicious,
  MAX_ENDED_ALONE,
  readEvent,
  type RedeliveryHeaders,
  type RetryDecision,
} from './delivery.js';
import { consumerOf, type Consumer, type Topology } from './topology.js';

export const failures = new Counter({
  name: 'careward_events_failed_total',
  help: 'Deliveries that failed or came back unanswered, by what becomes of the event: retry, dead or quarantined',
  labelNames: ['queue', 'becomes'],
});

export const CONTENT_TYPE = 'application/cloudevents+json';

type Headers = DeliveryHeaders & RedeliveryHeaders & { 'x-handler'?: string };
type Message = { id: string; type: string; content: Buffer; headers: Headers };

/** Handles a message that the broker delivered; one that fails is copied to a retry queue or to the dead letters. */
export class MessageHandler {
  private handlers: ReadonlyMap<string, EventHandler> = new Map();

  constructor(
    private readonly broker: Pick<Broker, 'publish'>,
    private readonly topology: Topology,
    private readonly begun: Pick<BegunEvents, 'begin' | 'end'>,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  handleWith(handlers: ReadonlyMap<string, EventHandler>): void {
    this.handlers = handlers;
  }

  /** Handles a message of a consumer's own queue. False when the broker has to deliver it again. */
  handle(consumer: Consumer, delivered: ConsumeMessage): Promise<boolean> {
    const message = messageOf(delivered);
    return isSuspicious(message.headers)
      ? this.quarantine(consumer, message)
      : this.settle(consumer, message);
  }

  /** Handles a message of the quarantine, for the consumer whose queue it came from. */
  async handleQuarantined(delivered: ConsumeMessage): Promise<boolean> {
    const message = messageOf(delivered);
    const consumer = consumerOf(String(message.headers['x-handler']));
    const before = await this.begun.begin(consumer.queue, message.id).catch((error: unknown) => ({ error }));
    if (typeof before !== 'number') return this.fail(consumer, message, before.error);
    const isSettled =
      before < MAX_ENDED_ALONE
        ? await this.settle(consumer, message)
        : await this.moveOn(consumer, message, this.endsItsProcess(message));
    await this.begun
      .end(consumer.queue, message.id)
      .catch((error: unknown) => this.log.warn('event not noted as ended', { eventId: message.id, error }));
    return isSettled;
  }

  private async settle(consumer: Consumer, message: Message): Promise<boolean> {
    try {
      const event = readEvent(message.content.toString('utf8'));
      await this.handlerOf(event.type)(event);
      return true;
    } catch (error) {
      return this.fail(consumer, message, error);
    }
  }

  private fail(consumer: Consumer, message: Message, error: unknown): Promise<boolean> {
    return this.moveOn(consumer, message, decideRetry(error, message.headers, this.clock.now()), error);
  }

  private handlerOf(type: string): EventHandler {
    const handler = this.handlers.get(type);
    if (!handler)
      throw new ProblemError({ status: 503, code: 'no-handler', detail: 'Nobody here handles this yet.' });
    return handler;
  }

  private endsItsProcess({ headers }: Message): RetryDecision {
    const firstFailed = headers['x-first-failed'] ?? this.clock.now().toISOString();
    const attempt = (headers['x-attempt'] ?? 0) + 1;
    return { kind: 'dead', attempt, firstFailed, reason: `ended its process ${MAX_ENDED_ALONE} times` };
  }

  private quarantine({ queue }: Consumer, message: Message): Promise<boolean> {
    failures.inc({ queue, becomes: 'quarantined' });
    this.log.warn('event quarantined', { queue, eventId: message.id });
    return this.copyTo('', this.topology.quarantine, message, {
      ...carriedOn(message.headers),
      'x-handler': queue,
    });
  }

  private moveOn(
    { queue, deadLetters }: Consumer,
    message: Message,
    decision: RetryDecision,
    error?: unknown,
  ): Promise<boolean> {
    const { attempt, firstFailed, kind } = decision;
    failures.inc({ queue, becomes: kind });
    const reason = kind === 'dead' ? { reason: decision.reason } : {};
    this.log.warn('event failed', { queue, eventId: message.id, attempt, becomes: kind, ...reason, error });
    const [exchange, key] = kind === 'retry' ? [this.topology.retry(attempt), queue] : ['', deadLetters];
    return this.copyTo(exchange, key, message, {
      ...carriedOn(message.headers),
      'x-attempt': attempt,
      'x-first-failed': firstFailed,
      'x-last-failed': this.clock.now().toISOString(),
      'x-handler': queue,
      ...(decision.kind === 'dead' && { 'x-reason': decision.reason }),
    });
  }

  /** True when the broker has confirmed the copy, so that the original may be acknowledged. */
  private copyTo(exchange: string, key: string, { id, type, content }: Message, headers: object) {
    const options = { messageId: id, type, contentType: CONTENT_TYPE, headers };
    return this.broker.publish(exchange, key, content, options).then(
      () => true,
      () => false,
    );
  }
}

function messageOf({ content, properties }: ConsumeMessage): Message {
  const { messageId, type, headers } = properties as { messageId?: string; type?: string; headers?: Headers };
  return { id: String(messageId), type: String(type), content, headers: headers ?? {} };
}

/** The headers that a copy keeps. The broker's own headers are not among them. */
function carriedOn({
  'x-attempt': attempt,
  'x-first-failed': firstFailed,
  'x-redriven': redriven,
}: DeliveryHeaders): DeliveryHeaders {
  return {
    ...(attempt && { 'x-attempt': attempt }),
    ...(firstFailed && { 'x-first-failed': firstFailed }),
    ...(redriven && { 'x-redriven': redriven }),
  };
}
