import type { Database } from './database.js';

/** One step of a database's shape. Names are never reused; `reason` says which query needs it. */
export type Migration = { name: string; reason: string; up: (database: Database) => Promise<unknown> };

type Applied = { _id: string; reason: string; appliedAt: Date };

/** Runs what has not run yet, in order. Every step is safe to repeat, since two copies may start at once. */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  now: Date,
): Promise<void> {
  const applied = database.collection<Applied>('migrations');
  for (const { name, reason, up } of migrations) {
    if (await applied.findOne({ _id: name })) continue;
    await up(database);
    await applied.updateOne({ _id: name }, { $set: { reason, appliedAt: now } }, { upsert: true });
  }
}

export const isDuplicateKey = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 11_000;
