import { EventTransport, type AnyEvent, type EventHandler } from '@careward/platform/events/event-transport';

/** What happens around the publishing and the handling of an event instead of just that. */
export type Interception = {
  publish: (publish: () => Promise<void>) => Promise<void>;
  handle: (handle: () => Promise<void>) => Promise<void>;
};

/** The real transport with something in between, so that the platform's own code needs no seam for tests. */
export class InterceptedTransport extends EventTransport {
  constructor(
    private readonly real: EventTransport,
    private readonly interception: Interception,
  ) {
    super();
  }

  get connected(): boolean {
    return this.real.connected;
  }

  onConnected(listener: () => void): void {
    this.real.onConnected(listener);
  }

  start(handlers: ReadonlyMap<string, EventHandler>): Promise<void> {
    const intercepted = [...handlers].map(([type, handler]): [string, EventHandler] => [
      type,
      (event) => this.interception.handle(() => handler(event)),
    ]);
    return this.real.start(new Map(intercepted));
  }

  publish(event: AnyEvent): Promise<void> {
    return this.interception.publish(() => this.real.publish(event));
  }

  drain(): Promise<void> {
    return this.real.drain();
  }

  close(): Promise<void> {
    return this.real.close();
  }
}
