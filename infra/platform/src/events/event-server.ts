import { consumedBy } from '@careward/contracts/event-catalog';
import type { Service } from '@careward/contracts/kernel/service';
import { Server, type CustomTransportStrategy } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import { isAccountErased } from '../http/problem-error.js';
import { correlated } from '../observability/correlation.js';
import type { Log } from '../observability/log.js';
import type { AnyEvent, EventHandler, EventTransport } from './event-transport.js';

/**
 * Nest's side of events: ordinary `@EventPattern` handlers on our transport. Nest's own RabbitMQ transport loses
 * messages by default, hence this one (infra/docs/adr/0003).
 */
export class EventServer extends Server implements CustomTransportStrategy {
  /** The youngest handling of every aggregate that has one under way. */
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly service: Service,
    private readonly transport: EventTransport,
    private readonly log: Log,
  ) {
    super();
  }

  listen(callback: (error?: unknown) => void): void {
    this.refuseWrongHandlers();
    const handlers = [...this.messageHandlers.keys()].map((type) => [type, this.handlerOf(type)] as const);
    this.transport.start(new Map(handlers)).then(() => callback(), callback);
  }

  /** The connection itself is closed last, since what was committed meanwhile still wants to leave. */
  close(): Promise<void> {
    return this.transport.drain();
  }

  on(): never {
    throw new Error('the event transport has no events of its own');
  }

  unwrap<T>(): T {
    return this.transport as T;
  }

  private handlerOf(type: string): EventHandler {
    return (event: AnyEvent) =>
      this.inTurn(event, () =>
        correlated(
          { correlationId: event.correlationid, causationId: event.id, traceparent: event.traceparent },
          async () => {
            await this.handle(type, event).catch(unlessErased);
            this.log.info('event handled', { event: type, eventId: event.id });
          },
        ),
      );
  }

  /** Events of one aggregate arrive in order; handled side by side they would overtake each other. */
  private inTurn({ source, subject }: AnyEvent, handle: () => Promise<void>): Promise<void> {
    const aggregate = `${source}/${subject}`;
    const handled = (this.underWay.get(aggregate) ?? Promise.resolve()).then(handle);
    const over = handled
      .catch(() => undefined)
      .finally(() => {
        if (this.underWay.get(aggregate) === over) this.underWay.delete(aggregate);
      });
    this.underWay.set(aggregate, over);
    return handled;
  }

  private async handle(type: string, event: AnyEvent): Promise<void> {
    const result: unknown = await this.messageHandlers.get(type)?.(event);
    if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
  }

  /** A fact without a handler, or with two, would be lost or doubled silently: the service does not start. */
  private refuseWrongHandlers(): void {
    const wanted = consumedBy(this.service).map(({ type }) => type);
    const handled = [...this.messageHandlers];
    const wrong = [
      ...wanted.filter((type) => !this.messageHandlers.has(type)).map((type) => `${type} has no handler`),
      ...handled.filter(([, { next }]) => next).map(([type]) => `${type} has two handlers`),
      ...handled
        .filter(([type]) => !wanted.includes(type))
        .map(([type]) => `${type} is not in the catalog for this service`),
    ];
    if (wrong.length > 0) throw new Error(`Event handlers do not fit the catalog: ${wrong.join('; ')}`);
  }
}

/** A fact about somebody whose account is gone: there is nothing left to do about it. */
function unlessErased(error: unknown): void {
  if (!isAccountErased(error)) throw error;
}
