import type { AnyEvent, EventHandler, EventTransport } from '@careward/platform/events/event-transport';
import type { Database } from '@careward/platform/mongo/database';
import type { Abstract, DynamicModule, FactoryProvider, Provider } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import type { CrashPoint } from './crash-points.js';
import type { PlantedBug } from './plan.js';

/** How long after its acknowledgement an event is handled by a service that acknowledges first. */
const HANDLING_DELAY_MS = 200;

/** The same transport, with the planted bug, and a crash point after each event that it has published or handled. */
export function interceptTransport(
  transport: EventTransport,
  bug: PlantedBug | undefined,
  reached: (point: CrashPoint) => void,
): EventTransport {
  const publish = async (event: AnyEvent) => {
    const confirmed = transport.publish(event);
    if (bug === 'removes-before-confirm') confirmed.catch(() => undefined);
    else await confirmed;
    reached('after-publish');
  };
  const intercepted = (handle: EventHandler) => async (event: AnyEvent) => {
    if (bug === 'acknowledges-first')
      void wait(HANDLING_DELAY_MS)
        .then(() => handle(event))
        .catch(() => undefined);
    else await handle(event);
    reached('before-ack');
  };
  const start = (handlers: ReadonlyMap<string, EventHandler>) =>
    transport.start(new Map([...handlers].map(([type, handle]) => [type, intercepted(handle)])));
  return withMethod(withMethod(transport, 'publish', publish), 'start', start);
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
