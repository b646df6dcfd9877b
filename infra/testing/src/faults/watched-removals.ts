import type { Database } from '@careward/platform/mongo/database';

/** The same database; `before` hears of it each time the outbox is about to remove what was published. */
export const watchedRemovals = (database: Database, before: () => void): Database =>
  overriding(database, 'collection', (name: string) => {
    const collection = database.collection(name);
    return overriding(collection, 'bulkWrite', (...call: Parameters<typeof collection.bulkWrite>) => {
      before();
      return collection.bulkWrite(...call);
    });
  });

/** An object that answers one method itself and leaves everything else to the real one. */
const overriding = <T extends object>(real: T, method: keyof T, own: unknown): T =>
  new Proxy(real, {
    get: (target, key) => {
      if (key === method) return own;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
