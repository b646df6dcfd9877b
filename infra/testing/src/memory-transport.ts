import type { Clock } from '@careward/platform/app/clock';
import {
  EventTransport,
  NotPublished,
  Unroutable,
  type AnyEvent,
  type EventHandler,
} from '@careward/platform/events/event-transport';
import { decideRetry, readEvent } from '@careward/platform/events/rabbit/delivery';
import { consumersOf } from '@careward/contracts/event-catalog';

type Delivery = { content: string; consumer: string; type: string; attempt: number };
export type DeadLetter = { id: string | undefined; consumer: string; reason: string };

/** Shared by the transports of one test: waiting messages and dead letters. */
export class MemoryBroker {
  readonly deadLetters: DeadLetter[] = [];
  readonly waiting: Delivery[] = [];
  private readonly transports = new Set<MemoryTransport>();
  up = true;

  join(transport: MemoryTransport): void {
    this.transports.add(transport);
  }

  leave(transport: MemoryTransport): void {
    this.transports.delete(transport);
    this.pump();
  }

  /** Puts a message into the queue of every consumer of its type. */
  route(type: string, content: string): void {
    const consumers = consumersOf(type);
    if (consumers.length === 0) throw new Unroutable('no queue takes it');
    for (const consumer of consumers) this.put({ content, consumer, type, attempt: 0 });
  }

  put(delivery: Delivery): void {
    this.waiting.push(delivery);
    this.pump();
  }

  /** Takes the broker down; the returned function brings it back and notifies the transports. */
  restart(): () => void {
    this.up = false;
    return () => {
      this.up = true;
      for (const transport of this.transports) transport.reconnected();
      this.pump();
    };
  }

  /** The transports take one delivery each in turn, as the copies of a service do from their queue. */
  pump(): void {
    for (const transport of this.transports) {
      if (!transport.takeOne(this.waiting)) continue;
      // Whoever took one comes last; this loop goes on until nobody takes any.
      this.transports.delete(transport);
      this.transports.add(transport);
    }
  }
}

/** An in-memory EventTransport for tests. `retryMs` replaces every step of the retry ladder. */
export class MemoryTransport extends EventTransport {
  private readonly listeners: (() => void)[] = [];
  private readonly inHand = new Map<Delivery, Promise<void>>();
  private handlers: ReadonlyMap<string, EventHandler> = new Map();
  private open = false;
  private draining = false;

  constructor(
    private readonly broker: MemoryBroker,
    private readonly service: string,
    private readonly clock: Clock,
    private readonly retryMs = 5,
  ) {
    super();
  }

  get connected(): boolean {
    return this.open && this.broker.up;
  }

  onConnected(listener: () => void): void {
    this.listeners.push(listener);
  }

  start(handlers: ReadonlyMap<string, EventHandler>): Promise<void> {
    this.handlers = handlers;
    this.open = true;
    this.broker.join(this);
    this.reconnected();
    this.broker.pump();
    return Promise.resolve();
  }

  publish(event: AnyEvent): Promise<void> {
    if (!this.connected) return Promise.reject(new NotPublished('broker away'));
    return Promise.resolve().then(() => this.broker.route(event.type, JSON.stringify(event)));
  }

  async drain(): Promise<void> {
    this.draining = true;
    await Promise.allSettled(this.inHand.values());
  }

  async close(): Promise<void> {
    await this.drain();
    this.open = false;
    this.broker.leave(this);
  }

  /** Ends like a killed process: unacknowledged deliveries go back to the queue. */
  crash(): void {
    this.draining = true;
    this.open = false;
    const unacknowledged = [...this.inHand.keys()];
    this.inHand.clear();
    this.broker.waiting.unshift(...unacknowledged);
    this.broker.leave(this);
  }

  reconnected(): void {
    for (const listener of this.listeners) listener();
  }

  /** False when nothing waits for it. */
  takeOne(waiting: Delivery[]): boolean {
    if (this.draining || !this.connected) return false;
    const next = waiting.findIndex((one) => one.consumer === this.service && this.handlers.has(one.type));
    const [delivery] = next < 0 ? [] : waiting.splice(next, 1);
    if (!delivery) return false;
    const work = Promise.resolve()
      .then(() => this.handle(delivery))
      .finally(() => this.inHand.delete(delivery));
    this.inHand.set(delivery, work);
    return true;
  }

  private async handle(delivery: Delivery): Promise<void> {
    const { content, type, attempt } = delivery;
    try {
      await this.handlers.get(type)?.(readEvent(content));
    } catch (error) {
      if (this.inHand.has(delivery))
        this.retryOrDeadLetter(delivery, decideRetry(error, { 'x-attempt': attempt }, this.clock.now()));
    }
  }

  private retryOrDeadLetter(delivery: Delivery, outcome: ReturnType<typeof decideRetry>): void {
    if (outcome.kind === 'retry') {
      setTimeout(() => this.broker.put({ ...delivery, attempt: outcome.attempt }), this.retryMs);
      return;
    }
    const id = /"id":"([^"]+)"/.exec(delivery.content)?.[1];
    this.broker.deadLetters.push({ id, consumer: this.service, reason: outcome.reason });
  }
}
