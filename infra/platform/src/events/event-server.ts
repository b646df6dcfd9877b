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
  /** The last handling in progress of each aggregate. */
  private readonly inProgress = new Map<string, Promise<void>>();

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

  /** The connection is closed later, since the last handlers may have recorded events to publish. */
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
      this.inOrder(event, () =>
        correlated(
          { correlationId: event.correlationid, causationId: event.id, traceparent: event.traceparent },
          async () => {
            await this.handle(type, event).catch(ignoreErasedAccount);
            this.log.info('event handled', { event: type, eventId: event.id });
          },
        ),
      );
  }

  /**
   * Handlers of one aggregate's events run one after the other here, so that they do not repeat each other's writes.
   * Another copy may handle the next event before this one: a handler's effect does not depend on the order.
   */
  private inOrder({ source, subject }: AnyEvent, handle: () => Promise<void>): Promise<void> {
    const aggregate = `${source}/${subject}`;
    const handled = (this.inProgress.get(aggregate) ?? Promise.resolve()).then(handle);
    const over = handled
      .catch(() => undefined)
      .finally(() => {
        if (this.inProgress.get(aggregate) === over) this.inProgress.delete(aggregate);
      });
    this.inProgress.set(aggregate, over);
    return handled;
  }

  private async handle(type: string, event: AnyEvent): Promise<void> {
    const result: unknown = await this.messageHandlers.get(type)?.(event);
    if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
  }

  /** The service does not start when an event has no handler, or two: it would be lost or doubled silently. */
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

/** An event about an account that was deleted needs no handling any more. */
function ignoreErasedAccount(error: unknown): void {
  if (!isAccountErased(error)) throw error;
}
