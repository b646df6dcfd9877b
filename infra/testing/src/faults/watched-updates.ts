import type { Database } from '@careward/platform/mongo/database';

type Update = Record<string, unknown>;

/** The same database; `before` hears of every update of one document just before it is sent. */
export const watchedUpdates = (database: Database, before: (update: Update) => void): Database =>
  overriding(database, 'collection', (name: string) => {
    const collection = database.collection(name);
    return overriding(collection, 'updateOne', (...call: Parameters<typeof collection.updateOne>) => {
      before(call[1] as Update);
      return collection.updateOne(...call);
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
