import type { IncomingHttpHeaders } from 'node:http';
import { HttpException, type LoggerService } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDatabaseOutage } from '../mongo/database-outage.js';
import { correlated, type Correlation, currentCorrelation } from './correlation.js';
import { isError, isOfClass, kindOf, OperationalError } from './errors.js';

type Fields = { error?: unknown; [name: string]: unknown };

/**
 * The log of a process, JSON lines on stdout. Write what happened as a fixed text and ids, counts or codes as
 * fields: never a name, an address, a question, a secret or a query value.
 */
export class Log {
  private readonly pino: Logger;

  constructor(role: string, level: string, destination: DestinationStream = pino.destination(1)) {
    const options = {
      level,
      base: { role },
      mixin: () => ({ correlationId: currentCorrelation().correlationId }),
      timestamp: pino.stdTimeFunctions.isoTime,
    };
    this.pino = pino(options, destination);
  }

  info(event: string, fields: Fields = {}): void {
    this.pino.info(toLogFields(fields), event);
  }
  warn(event: string, fields: Fields = {}): void {
    this.pino.warn(toLogFields(fields), event);
  }
  error(event: string, fields: Fields = {}): void {
    this.pino.error(toLogFields(fields), event);
  }
}

const toLogFields = ({ error, ...fields }: Fields) =>
  error === undefined ? fields : { ...fields, error: describeError(error) };

/** What the log may say of an error; the names are those that Node, the driver and the broker give. */
type DescribedError = {
  kind: string;
  code?: string | number;
  codeName?: string;
  /** Only where it cannot hold personal data. */
  message?: string;
  /** Of a duplicate key: which index and fields, never the values. */
  index?: string;
  keys?: string[];
  syscall?: string;
  errno?: number;
  address?: string;
  port?: number;
  at?: string[];
  cause?: DescribedError;
};

const FRAMES = 6;
const CAUSES = 4;
const LONGEST_MESSAGE = 1_000;
/** Libraries whose error messages never quote input; recognized by the frame in which the error was made. */
const safeLibraries = /\/node_modules\/(@nestjs\/(core|microservices)|amqplib|ioredis|bullmq)\//;
/** MongoDB's code for a failed authentication; other messages of the server may quote whole commands. */
const AUTHENTICATION_FAILED = 18;

/**
 * An error without anything a person may have typed. Messages are kept only of errors that cannot quote input: our own,
 * and those of Nest, the database driver and the clients of RabbitMQ and Redis. Codes, server addresses and stack frames
 * are always kept.
 */
export function describeError(error: unknown, causes = CAUSES): DescribedError {
  if (!isError(error)) return { kind: kindOf(error) };
  const described: DescribedError = {
    kind: kindOf(error),
    ...plainFields(error),
    ...duplicateKey(error),
    ...(isReadable(error) && { message: redactMessage(error.message) }),
  };
  const frames = framesOf(error);
  if (frames.length > 0) described.at = frames.slice(0, FRAMES);
  if (error.cause !== undefined && causes > 0) described.cause = describeError(error.cause, causes - 1);
  return described;
}

/** Such as ECONNREFUSED, 10107 or account-erased. */
const aCode = /^[\w.-]{1,60}$/;

function plainFields(error: Error): Partial<DescribedError> {
  const { code, codeName, syscall, errno, address, port } = error as Error & Record<string, unknown>;
  const word = (value: unknown) => typeof value === 'string' && aCode.test(value);
  const isSystemError = word(syscall);
  return {
    ...((typeof code === 'number' || word(code)) && { code: code as string | number }),
    ...(word(codeName) && { codeName: codeName as string }),
    ...(isSystemError && { syscall: syscall as string }),
    ...(isSystemError && typeof errno === 'number' && { errno }),
    ...(isSystemError && typeof address === 'string' && { address }),
    ...(isSystemError && typeof port === 'number' && { port }),
  };
}

function duplicateKey(error: Error): Partial<DescribedError> {
  if (!isServerError(error) || error.code !== 11_000) return {};
  const keyPattern: unknown = error.keyPattern;
  const index = /\bindex: ([\w.$-]+)/.exec(error.message)?.[1];
  return {
    ...(index !== undefined && { index }),
    ...(typeof keyPattern === 'object' && keyPattern !== null && { keys: Object.keys(keyPattern) }),
  };
}

const isServerError = (error: Error): error is mongo.MongoServerError => isOfClass(error, 'MongoServerError');

function isReadable(error: Error): boolean {
  if (error instanceof OperationalError) return true;
  // Quotes the address that was asked for.
  if (error instanceof HttpException) return false;
  if (isServerError(error)) return isDatabaseOutage(error) || error.code === AUTHENTICATION_FAILED;
  if (isOfClass(error, 'MongoError')) return true;
  if (isOfClass(error, 'MongooseError')) return isDatabaseOutage(error);
  return safeLibraries.test(framesOf(error)[0] ?? '');
}

/** Without credentials in addresses, and without the arguments that Redis repeats of a command it does not know. */
const redactMessage = (message: string) =>
  message
    .replace(/\/\/[^@/\s]*@/g, '//')
    .replace(/,? with args beginning with[^]*/, '')
    .slice(0, LONGEST_MESSAGE);

const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));

/** Nest's warnings and errors in our log, without its start-up messages. */
export const nestLogger = (log: Log): LoggerService => ({
  log: () => undefined,
  warn: (message: unknown) => log.warn('nest', { message: String(message) }),
  error: (message: unknown) => log.error('nest', fieldsOf(message)),
  fatal: (message: unknown) => log.error('nest', fieldsOf(message)),
});

const fieldsOf = (message: unknown) =>
  message instanceof Error ? { error: message } : { message: String(message) };

/**
 * Gives each request the ids that `correlationOf` says and logs its answer with the route's pattern, since the path itself
 * may hold personal data. Pages and files are not logged. `more` is what its process adds, once the status is known.
 */
export function logRequests(
  fastify: FastifyInstance,
  log: Log,
  correlationOf: (headers: IncomingHttpHeaders) => Correlation,
  more: (request: FastifyRequest) => (status: number) => Fields = () => () => ({}),
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const correlation = correlationOf(request.headers);
    void reply.header('x-correlation-id', correlation.correlationId);
    const route = request.routeOptions.url ?? '';
    if (/^\/(api|internal)\//.test(route)) {
      const moreOf = more(request);
      reply.raw.once('close', () => {
        // 0: the client closed the connection before the answer.
        const status = reply.raw.writableFinished ? reply.statusCode : 0;
        const ms = Math.round(reply.elapsedTime);
        correlated(correlation, () =>
          log.info('answered', { method: request.method, route, status, ms, ...moreOf(status) }),
        );
      });
    }
    correlated(correlation, done);
  });
}
