import { describe, expect, it } from '@jest/globals';
import { BadRequestException, Injectable, Module, NotFoundException } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { connect } from 'node:net';
import { once } from 'node:events';
import { z } from 'zod';
import { ProblemError } from '../src/http/problem-error.js';
import { OperationalError } from '../src/observability/errors.js';
import { describeError, Log, nestLogger } from '../src/observability/log.js';

const CANARY = 'maria.lopez@example.org';
const { MongoServerError, MongoNetworkError, MongoWriteConcernError } = mongoose.mongo;
const told = (more: object) => new MongoServerError({ message: `about ${CANARY}`, ...more });

/** What a function throws, as whoever throws it makes it. */
async function thrownBy(act: () => unknown): Promise<unknown> {
  try {
    await act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

@Injectable()
class Missing {}
@Injectable()
class Needy {
  constructor(readonly missing: Missing) {}
}
@Module({ providers: [Needy] })
class Broken {}

const wiring = () => NestFactory.createApplicationContext(Broken, { abortOnError: false, logger: false });
const unreachable = async () => {
  const socket = connect(9, '127.0.0.1');
  await once(socket, 'connect');
};
const withoutConnection = async () => {
  const redis = new Redis({ port: 9, lazyConnect: true, enableOfflineQueue: false });
  redis.on('error', () => redis.disconnect());
  await redis.get(CANARY);
};
const wrongSchema = new mongoose.Schema({ n: Number });
const wrongCast = () => mongoose.model('Casts', wrongSchema).castObject({ n: CANARY });

describe('the text of an error', () => {
  it.each<[string, () => unknown, string]>([
    ["Nest's, of wiring", () => thrownBy(wiring), "can't resolve dependencies of the Needy"],
    [
      'our own',
      () => new ProblemError({ status: 410, code: 'account-erased', detail: 'x' }),
      'account-erased',
    ],
    ['our own, of the start', () => new OperationalError('KEYS_MONGODB_URL names'), 'KEYS_MONGODB_URL names'],
    [
      "the driver's",
      () => new MongoNetworkError('connect ECONNREFUSED 10.0.0.1:27017'),
      'ECONNREFUSED 10.0.0.1',
    ],
    [
      "the server's, of a fail-over",
      () => new MongoServerError({ message: 'not primary', code: 10_107 }),
      'not primary',
    ],
    [
      "the server's, of a majority that is missing",
      () =>
        new MongoWriteConcernError({
          ok: 1,
          writeConcernError: { code: 64, errmsg: 'waiting for replication timed out' },
        }),
      'waiting for replication timed out',
    ],
    [
      "the server's, of a login",
      () => new MongoServerError({ message: 'Authentication failed.', code: 18 }),
      'Authentication failed.',
    ],
    ["Redis' client's", () => thrownBy(withoutConnection), 'enableOfflineQueue'],
  ])('is kept when it is %s', async (_, make, text) => {
    expect(describeError(await make()).message).toContain(text);
  });

  it.each<[string, () => unknown, object]>([
    ['a plain one', () => new Error(`no mail for ${CANARY}`), { kind: 'Error' }],
    ['a slip of ours', () => new TypeError(`${CANARY} is not a function`), { kind: 'TypeError' }],
    ["JSON.parse's", () => thrownBy(() => JSON.parse(`{"a":"${CANARY}`) as unknown), { kind: 'SyntaxError' }],
    ["zod's", () => thrownBy(() => z.literal(CANARY).parse(1)), {}],
    ["Nest's, of an address", () => new NotFoundException(`Cannot GET /api/user?email=${CANARY}`), {}],
    ["Nest's, of a body", () => new BadRequestException(CANARY), { kind: 'BadRequestException' }],
    ["Mongoose's, of a value", () => thrownBy(wrongCast), {}],
    [
      "the server's, of a command",
      () => told({ code: 13, codeName: 'Unauthorized' }),
      { code: 13, codeName: 'Unauthorized' },
    ],
    [
      "the server's, of a value",
      () => told({ code: 2, codeName: 'BadValue' }),
      { code: 2, codeName: 'BadValue' },
    ],
    [
      'of a duplicate key',
      () =>
        new MongoServerError({
          message: `E11000 duplicate key error collection: careward_identity.users index: emailIndex_1 dup key: { emailIndex: "${CANARY}" }`,
          code: 11_000,
          keyPattern: { emailIndex: 1 },
          keyValue: { emailIndex: CANARY },
        }),
      { code: 11_000, index: 'emailIndex_1', keys: ['emailIndex'] },
    ],
    [
      "the mail server's",
      () =>
        Object.assign(new Error(`550 5.1.1 <${CANARY}> unknown`), {
          code: 'EENVELOPE',
          responseCode: 550,
          response: CANARY,
          rejected: [CANARY],
        }),
      { code: 'EENVELOPE' },
    ],
    ['no error at all', () => CANARY, { kind: 'string' }],
    ['one whose code is a text', () => Object.assign(new Error(), { code: CANARY }), { kind: 'Error' }],
  ])('is dropped when it is %s', async (_, make, rest) => {
    const described = describeError(await make());
    expect(JSON.stringify(described)).not.toContain(CANARY);
    expect(described.message).toBeUndefined();
    expect(described).toMatchObject(rest);
  });
});

describe('what else is said of an error', () => {
  it("is what Node's own say: the call, the code, and the server's address", async () => {
    expect(describeError(await thrownBy(unreachable))).toMatchObject({
      kind: 'Error',
      code: 'ECONNREFUSED',
      syscall: 'connect',
      address: '127.0.0.1',
      port: 9,
    });
  });

  it('is its causes, each by the same rules', () => {
    const root = new MongoNetworkError('connection 3 to 10.0.0.1:27017 closed');
    const between = new Error(`the account of ${CANARY}`, { cause: root });
    const described = describeError(
      new OperationalError('identity did not answer as agreed', { cause: between }),
    );
    expect(described).toMatchObject({
      message: 'identity did not answer as agreed',
      cause: { kind: 'Error', cause: { kind: 'MongoNetworkError', message: root.message } },
    });
    expect(JSON.stringify(described)).not.toContain(CANARY);
  });

  it('stops at an error that is its own cause', () => {
    const error = new OperationalError('round and round');
    error.cause = error;
    expect(describeError(error).cause?.cause?.kind).toBe('OperationalError');
  });

  it('is the stack without the message', () => {
    const { at } = describeError(new Error(`first line\nsecond line with ${CANARY}`));
    expect(at?.[0]).toMatch(/^at .*describe-error\.unit\.spec/);
    expect(at).toHaveLength(6);
  });

  it("is not the credentials of a server's address", () => {
    const error = new MongoNetworkError(
      `connect to mongodb://admin:${CANARY.replace('@', '%40')}@10.0.0.1/ failed`,
    );
    expect(describeError(error).message).toBe('connect to mongodb://10.0.0.1/ failed');
  });
});

describe('the log', () => {
  const written = (write: (log: Log) => void) => {
    const lines: string[] = [];
    write(new Log('coach', 'info', { write: (line) => lines.push(line) }));
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  it('tells of an error beside the fields of its line', () => {
    const error = new MongoServerError({
      message: 'not primary',
      code: 10_107,
      codeName: 'NotWritablePrimary',
    });
    expect(written((log) => log.error('failed', { code: 'internal', id: 'x', error }))).toMatchObject([
      {
        msg: 'failed',
        code: 'internal',
        id: 'x',
        error: {
          kind: 'MongoServerError',
          code: 10_107,
          codeName: 'NotWritablePrimary',
          message: 'not primary',
        },
      },
    ]);
  });

  it("tells what Nest says, in Nest's own words", async () => {
    const error = await thrownBy(wiring);
    const lines = written((log) => {
      const logger = nestLogger(log);
      logger.error('Unsupported route path: "/api/*"');
      logger.error(error);
      logger.error(new NotFoundException(CANARY));
    });
    expect(lines).toMatchObject([
      { msg: 'nest', message: 'Unsupported route path: "/api/*"' },
      { msg: 'nest', error: { message: expect.stringContaining("can't resolve dependencies") } },
      { msg: 'nest', error: { kind: 'NotFoundException' } },
    ]);
    expect(JSON.stringify(lines)).not.toContain(CANARY);
  });
});
