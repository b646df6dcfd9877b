import type { EventContract, EventOf } from '@careward/contracts/kernel/event';
import { OperationalError } from '../observability/errors.js';

export type AnyEvent = EventOf<EventContract>;
export type EventHandler = (event: AnyEvent) => Promise<void>;

/** The event was not published; it is still in the sender's outbox. */
export class NotPublished extends OperationalError {}
/** No queue takes the event: a person has to look. */
export class Unroutable extends NotPublished {}

/**
 * What carries events between services: at least once, acknowledged after the effect, retried with growing waits,
 * dead-lettered when it can never succeed. One copy of a service gets the events of an aggregate in order on the first
 * try; several copies share them. Also the injection token.
 */
export abstract class EventTransport {
  /** False while publishing would fail. */
  abstract readonly connected: boolean;
  /** Runs on every connection, the first and those after an outage. Register before `start`. */
  abstract onConnected(listener: () => void): void;
  /** Starts delivering to the handlers of this service's events, by type; resolves without waiting for a broker. */
  abstract start(handlers: ReadonlyMap<string, EventHandler>): Promise<void>;
  /** Resolves when the event is safe; rejects with NotPublished otherwise, at once while disconnected. */
  abstract publish(event: AnyEvent): Promise<void>;
  /** Stops consuming and finishes the events in progress; publishing still works. */
  abstract drain(): Promise<void>;
  abstract close(): Promise<void>;
}
