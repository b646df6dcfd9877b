import { EventTransport, type AnyEvent, type EventHandler } from '@careward/platform/events/event-transport';
import type { Database } from '@careward/platform/mongo/database';
import type { Abstract, DynamicModule, FactoryProvider, Provider } from '@nestjs/common';

/** Runs around the publishing and the handling of an event. */
export type Interception = {
  publish: (publish: () => Promise<void>) => Promise<void>;
  handle: (handle: () => Promise<void>) => Promise<void>;
};

/** Wraps the real transport, so that the platform needs no hooks for tests. */
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

/** The same database, with `before` called each time the outbox is about to remove published events. */
export const beforeRemovals = (database: Database, before: () => void): Database =>
  withMethod(database, 'collection', (name: string) => {
    const collection = database.collection(name);
    return withMethod(collection, 'bulkWrite', (...args: Parameters<typeof collection.bulkWrite>) => {
      before();
      return collection.bulkWrite(...args);
    });
  });

/** The object with one of its methods replaced. */
const withMethod = <T extends object>(real: T, method: keyof T, own: unknown): T =>
  new Proxy(real, {
    get: (target, key) => {
      if (key === method) return own;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

/** The module with what one of its factories makes wrapped. Throws when it has no such factory. */
export function wrapProvider<T>(
  module: DynamicModule,
  token: Abstract<T>,
  wrap: (real: T) => T,
): DynamicModule {
  const providers = module.providers ?? [];
  if (!providers.some((provider) => isFactoryOf(provider, token)))
    throw new Error(`The module has no factory for ${token.name}.`);
  return {
    ...module,
    providers: providers.map((provider) =>
      isFactoryOf(provider, token)
        ? { ...provider, useFactory: async (...args: unknown[]) => wrap(await provider.useFactory(...args)) }
        : provider,
    ),
  };
}

const isFactoryOf = <T>(provider: Provider, token: Abstract<T>): provider is FactoryProvider<T> =>
  typeof provider === 'object' && 'useFactory' in provider && provider.provide === token;
