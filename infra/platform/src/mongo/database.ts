import { DEADLINE } from '@careward/contracts/kernel/limits';
import mongoose, { type ConnectOptions } from 'mongoose';

/** The service's own database; also its injection token. */
export const Database = mongoose.Connection;
export type Database = mongoose.Connection;

/** Operations at the same time in one process; further ones wait for a connection. */
const POOL_SIZE = 50;
/** How long an operation waits for a primary, or for a free connection. */
const WAIT_MS = 3_000;
/** How long an operation waits for its answer: less than the handler's deadline, so that the person gets our sentence. */
const OPERATION_MS = DEADLINE.usual.service - 500;

/**
 * The same for every engine: majority writes, reads from the primary. Retryable writes stay at the driver's default (on
 * for replica sets and mongos). The driver has no working limit for a whole operation (`timeoutMS` has no effect since
 * 7.8), hence one for each part.
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
 * Connects to one database and waits until the server answers; later the driver reconnects by itself. Long operations
 * such as building an index set their own `operationMs`; 0 means no limit.
 */
export function connectMongo(url: string, dbName: string, operationMs = OPERATION_MS): Promise<Database> {
  return mongoose.createConnection(url, { ...options(operationMs), dbName }).asPromise();
}

/** `careward_<service>`, hyphens as underscores (design.md 6). */
export const databaseName = (prefix: string, name: string): string =>
  `${prefix}careward_${name.replaceAll('-', '_')}`;
