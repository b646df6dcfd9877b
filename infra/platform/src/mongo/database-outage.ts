import type { mongo } from 'mongoose';
import { isOfClass } from '../observability/errors.js';

/** Errors of the driver and Mongoose that pass once the database is back. */
const names = [
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoServerClosedError',
  'MongoClientClosedError',
  'MongoPoolClosedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'MongoStalePrimaryError',
  'MongoOperationTimeoutError',
  'MongoWriteConcernError',
];

/** The server's own codes for the same (mongodb/mongo, src/mongo/base/error_codes.yml). */
const codes: Readonly<Record<number, string>> = {
  6: 'HostUnreachable',
  7: 'HostNotFound',
  43: 'CursorNotFound',
  50: 'MaxTimeMSExpired',
  64: 'WriteConcernTimeout',
  89: 'NetworkTimeout',
  91: 'ShutdownInProgress',
  133: 'FailedToSatisfyReadPreference',
  134: 'ReadConcernMajorityNotAvailableYet',
  189: 'PrimarySteppedDown',
  262: 'ExceededTimeLimit',
  9001: 'SocketException',
  10058: 'LegacyNotPrimary',
  10107: 'NotWritablePrimary',
  11600: 'InterruptedAtShutdown',
  11602: 'InterruptedDueToReplStateChange',
  13435: 'NotPrimaryNoSecondaryOk',
  13436: 'NotPrimaryOrSecondary',
};

/** Labels of failures that a retry may get past. */
const labels = ['RetryableWriteError', 'RetryableError'];

/** True for failures that pass when the database is back, has elected a primary, or is less busy. */
export const isDatabaseOutage = (error: unknown): boolean =>
  isOfClass(error, 'MongoError')
    ? isDriverOutage(error as mongo.MongoError)
    : isOfClass(error, 'MongooseError') && isMongooseOutage(error as Error);

const isDriverOutage = (error: mongo.MongoError) =>
  names.includes(error.name) ||
  (typeof error.code === 'number' && error.code in codes) ||
  labels.some((label) => error.hasErrorLabel(label));

const isMongooseOutage = ({ name, message }: Error) =>
  names.includes(name) || /buffering timed out|not connected/i.test(message);
