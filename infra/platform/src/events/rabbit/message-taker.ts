import type { ConsumeMessage } from 'amqplib';
import type { Clock } from '../../app/clock.js';
import { ProblemError } from '../../http/problem-error.js';
import type { Log } from '../../observability/log.js';
import type { EventHandler } from '../event-transport.js';
import { failures } from '../metrics.js';
import type { Broker } from './broker.js';
import { judge, readEvent, type DeliveryHeaders, type Verdict } from './delivery.js';
import { consumerOf, type Consumer, type Topology } from './topology.js';
import { MAX_DELIVERIES, precaution, unsettledDeliveries, type UnsettledHeaders } from './unsettled.js';

export const CONTENT_TYPE = 'application/cloudevents+json';

type Headers = DeliveryHeaders & UnsettledHeaders & { 'x-handler'?: string };
type Letter = { id: string; type: string; content: Buffer; headers: Headers };

/** Handles one message at a time of those the broker delivers, or puts a copy of it where it belongs. */
export class MessageTaker {
  private handlers: ReadonlyMap<string, EventHandler> = new Map();

  constructor(
    private readonly broker: Pick<Broker, 'publish'>,
    private readonly topology: Topology,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  handleWith(handlers: ReadonlyMap<string, EventHandler>): void {
    this.handlers = handlers;
  }

  /** Takes a message of a consumer's own queue. False when it has to be delivered again as it is. */
  take(consumer: Consumer, message: ConsumeMessage): Promise<boolean> {
    return this.settle(consumer, letterOf(message), false);
  }

  /** Takes a message of the quarantine, on behalf of the consumer it came to. */
  takeAlone(message: ConsumeMessage): Promise<boolean> {
    const letter = letterOf(message);
    return this.settle(consumerOf(String(letter.headers['x-handler'])), letter, true);
  }

  private async settle(consumer: Consumer, letter: Letter, alone: boolean): Promise<boolean> {
    const need = precaution(letter.headers, alone);
    if (need === 'isolate') return this.isolate(consumer, letter);
    if (need === 'set aside') return this.conclude(consumer, letter, this.withoutAnswer(letter));
    try {
      const event = readEvent(letter.content.toString('utf8'));
      await this.handlerOf(event.type)(event);
      return true;
    } catch (error) {
      return this.conclude(consumer, letter, judge(error, letter.headers, this.clock.now()), error);
    }
  }

  private handlerOf(type: string): EventHandler {
    const handler = this.handlers.get(type);
    if (!handler)
      throw new ProblemError({ status: 503, code: 'no-handler', detail: 'Nobody here handles this yet.' });
    return handler;
  }

  private withoutAnswer({ headers }: Letter): Verdict {
    const firstFailed = headers['x-first-failed'] ?? this.clock.now().toISOString();
    const attempt = (headers['x-attempt'] ?? 0) + 1;
    return { kind: 'dead', attempt, firstFailed, reason: `no answer in ${MAX_DELIVERIES} deliveries` };
  }

  /** The copy counts its deliveries anew, and alone. */
  private isolate({ queue }: Consumer, letter: Letter): Promise<boolean> {
    const deliveries = unsettledDeliveries(letter.headers);
    failures.inc({ queue, becomes: 'quarantined' });
    this.log.warn('event quarantined', { queue, eventId: letter.id, deliveries });
    return this.copyTo('', this.topology.quarantine, letter, {
      ...carriedOn(letter.headers),
      'x-handler': queue,
      'x-deliveries': deliveries,
    });
  }

  private conclude(
    { queue, deadLetters }: Consumer,
    letter: Letter,
    verdict: Verdict,
    error?: unknown,
  ): Promise<boolean> {
    const { attempt, firstFailed, kind } = verdict;
    failures.inc({ queue, becomes: kind });
    const reason = kind === 'dead' ? { reason: verdict.reason } : {};
    this.log.warn('event failed', { queue, eventId: letter.id, attempt, becomes: kind, ...reason, error });
    const [exchange, key] = kind === 'retry' ? [this.topology.retry(attempt), queue] : ['', deadLetters];
    return this.copyTo(exchange, key, letter, {
      ...carriedOn(letter.headers),
      'x-attempt': attempt,
      'x-first-failed': firstFailed,
      'x-last-failed': this.clock.now().toISOString(),
      'x-handler': queue,
      ...(verdict.kind === 'dead' && { 'x-reason': verdict.reason }),
    });
  }

  /** True when the copy is safe, so that the original may be let go. */
  private copyTo(exchange: string, key: string, { id, type, content }: Letter, headers: object) {
    const options = { messageId: id, type, contentType: CONTENT_TYPE, headers };
    return this.broker.publish(exchange, key, content, options).then(
      () => true,
      () => false,
    );
  }
}

function letterOf({ content, properties }: ConsumeMessage): Letter {
  const { messageId, type, headers } = properties as { messageId?: string; type?: string; headers?: Headers };
  return { id: String(messageId), type: String(type), content, headers: headers ?? {} };
}

/** What a copy keeps of its history; what the broker itself has added is not repeated to it. */
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
