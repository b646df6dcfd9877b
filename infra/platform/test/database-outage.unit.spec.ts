import { describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { toProblemError } from '../src/http/problem.js';
import { isDatabaseOutage } from '../src/mongo/database-outage.js';

const { MongoError, MongoServerError } = mongoose.mongo;

/** An error that the driver makes, whose class it may keep to itself. */
const named = (name: string) => Object.defineProperty(new MongoError('x'), 'name', { value: name });
const told = (more: object) => new MongoServerError({ message: 'x', ...more });

describe('a database error that passes when the database is back', () => {
  it.each([
    ['MongoNetworkError'],
    ['MongoNetworkTimeoutError'],
    ['MongoServerSelectionError'],
    ['MongoNotConnectedError'],
    ['MongoTopologyClosedError'],
    ['MongoServerClosedError'],
    ['MongoClientClosedError'],
    ['MongoPoolClosedError'],
    ['MongoPoolClearedError'],
    ['PoolClearedOnNetworkError'],
    ['MongoWaitQueueTimeoutError'],
    ['MongoStalePrimaryError'],
    ['MongoOperationTimeoutError'],
    ['MongoWriteConcernError'],
  ])('is a %s', (name) => {
    expect(toProblemError(named(name))).toMatchObject({ status: 503, code: 'unavailable', retryAfter: 5 });
  });

  it.each([
    ['a network that fails', new mongoose.mongo.MongoNetworkError('gone')],
    ['an answer that does not come', new mongoose.mongo.MongoNetworkTimeoutError('late')],
    [
      'servers that cannot be found',
      new mongoose.mongo.MongoServerSelectionError('none', {} as mongoose.mongo.TopologyDescription),
    ],
    ['servers that cannot be found at the start', new mongoose.Error.MongooseServerSelectionError('none')],
    ['a call before the connection', new mongoose.Error('x.find() buffering timed out after 10000ms')],
  ])('is %s, as its own library makes it', (_, error) => {
    expect(isDatabaseOutage(error)).toBe(true);
  });

  it.each([6, 7, 43, 50, 64, 89, 91, 133, 134, 189, 262, 9001, 10058, 10107, 11600, 11602, 13435, 13436])(
    'is the code %i',
    (code) => {
      expect(toProblemError(told({ code }))).toMatchObject({ status: 503, code: 'unavailable' });
    },
  );

  it.each(['RetryableWriteError', 'RetryableError'])('is whatever carries the label %s', (label) => {
    expect(toProblemError(told({ code: 1, errorLabels: [label] }))).toMatchObject({ status: 503 });
  });
});

describe('a database error that does not pass by itself', () => {
  it.each([
    ['a duplicate key', told({ code: 11_000 })],
    ['a value the server cannot use', told({ code: 2 })],
    ['a user who may not', told({ code: 13, errorLabels: ['HandshakeError'] })],
    ['a driver that is called wrongly', named('MongoInvalidArgumentError')],
    [
      'an error of somebody else with the same name',
      Object.assign(new Error(), { name: 'MongoNetworkError' }),
    ],
    ['an error of somebody else with the same code', Object.assign(new Error(), { code: 91 })],
  ])('is %s', (_, error) => {
    expect(toProblemError(error)).toBeNull();
  });
});
