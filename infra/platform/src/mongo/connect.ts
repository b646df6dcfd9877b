import { DEADLINE } from '@careward/contracts/kernel/limits';
import mongoose, { type ConnectOptions } from 'mongoose';
import type { Database } from './database.js';

/** Calls under way at the same time in one process; the next ones wait for a connection. */
const POOL_SIZE = 50;
/** How long a call waits for a server that may be written to, or for a free connection. */
const WAIT_MS = 3_000;
/** How long a call waits for its answer: the person gets our sentence before the handler's deadline. */
const OPERATION_MS = DEADLINE.usual.service - 500;

/**
 * What holds for every engine. Writes count once a majority of the servers has them, and reads see them at once. The
 * driver repeats a failed write where that cannot do it twice (replica sets and mongos, not a server alone), so nothing
 * here turns that off. It no longer has one limit for a whole operation (its `timeoutMS` has no effect since 7.8), hence
 * one for each of its parts.
 */
const options = (operationMs: number): ConnectOptions => ({
  autoIndex: false,
  autoCreate: false,
  bufferCommands: false,
  readPreference: 'primary',
  writeConcern: { w: 'majority', wtimeoutMS: operationMs },
  maxPoolSize: POOL_SIZE,
  waitQueueTimeoutMS: WAIT_MS,
  serverSelectionTimeoutMS: WAIT_MS,
  socketTimeoutMS: operationMs,
});

/**
 * A connection to one database. Waits until the server answers; a server that goes away later is found again by the
 * driver. What takes long, such as building an index, asks for its own `operationMs`; 0 is for ever.
 */
export function connectMongo(url: string, dbName: string, operationMs = OPERATION_MS): Promise<Database> {
  return mongoose.createConnection(url, { ...options(operationMs), dbName }).asPromise();
}

/** `careward_<service>`, hyphens as underscores (design.md 6). */
export const databaseName = (prefix: string, name: string): string =>
  `${prefix}careward_${name.replaceAll('-', '_')}`;
