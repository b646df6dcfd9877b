import mongoose from 'mongoose';
import type { Database } from './database.js';

/** How long a call waits for a database that does not answer before the person is told. */
const SERVER_SELECTION_MS = 3_000;

/**
 * A connection to one database. Single-document writes only, so no sessions and no retryable writes (design.md 5).
 * Waits until the server answers; a server that goes away later is found again by the driver.
 */
export function connectMongo(url: string, dbName: string): Promise<Database> {
  return mongoose
    .createConnection(url, {
      dbName,
      autoIndex: false,
      autoCreate: false,
      bufferCommands: false,
      retryWrites: false,
      serverSelectionTimeoutMS: SERVER_SELECTION_MS,
      socketTimeoutMS: 20_000,
    })
    .asPromise();
}

/** `careward_<service>`, hyphens as underscores (design.md 6). */
export const databaseName = (prefix: string, name: string): string =>
  `${prefix}careward_${name.replaceAll('-', '_')}`;
