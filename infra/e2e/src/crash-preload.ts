/**
 * Preloaded into the roles (`node --import`, so only erasable TypeScript). It logs each finished step of a watched
 * erasure, and kills the process after the steps that the test has chosen (shared-engines.ts).
 */
import { ERASURE } from '@careward/contracts/identity/limits';
import type { InternalCall } from '@careward/contracts/kernel/service';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { currentCorrelation } from '@careward/platform/observability/correlation';
import { Log } from '@careward/platform/observability/log';
import type { AnyEvent, EventHandler } from '@careward/platform/events/event-transport';
import { RabbitTransport } from '@careward/platform/events/rabbit/rabbit-transport';
import { Database } from '@careward/platform/mongo/database';
import { Redis } from 'ioredis';
import { AsyncLocalStorage } from 'node:async_hooks';
import { type IncomingMessage, Server } from 'node:http';
import { appendFileSync, existsSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';

// The crashes are about the order of steps: a busy machine may need longer than 45 seconds to start a killed role again.
Object.assign(ERASURE, { contactKept: 10 * 60_000 });

type Method = (...args: unknown[]) => unknown;
type Handlers = ReadonlyMap<string, EventHandler>;

const { ROLE: role = '', CRASH_FOLDER: folder = '' } = process.env;

/** `erasure` is the correlation id of its request; it is watched if there is a folder of that name. */
function note(file: 'begun' | 'ended' | 'steps', line: string, erasure: string): void {
  const watched = join(folder, erasure);
  if (existsSync(watched)) appendFileSync(join(watched, file), `${line}\n`);
}

function onStep(step: string, erasure = currentCorrelation().correlationId): void {
  const watched = join(folder, erasure);
  if (!existsSync(watched)) return;
  const name = `${role}: ${step}`;
  note('steps', name, erasure);
  try {
    // The test creates a file for each crash; only the process that removes it crashes.
    unlinkSync(join(watched, name));
  } catch {
    return;
  }
  process.kill(process.pid, 'SIGKILL');
}

function replaceMethod(owner: object, method: string, own: (real: Method, args: unknown[]) => unknown): void {
  const real = Reflect.get(owner, method) as Method;
  Reflect.set(owner, method, function (this: unknown, ...args: unknown[]) {
    return own(real.bind(this), args);
  });
}

/**
 * Reports a step each time the method has resolved. It also notes which process begins and ends it: a write that the
 * crash of another erasure cuts short may have taken effect, and then nobody makes it again.
 */
const afterMethod = (owner: object, method: string, step: (args: unknown[]) => string) =>
  replaceMethod(owner, method, async (real, args) => {
    const { correlationId } = currentCorrelation();
    const line = `${process.pid} ${role}: ${step(args)}`;
    note('begun', line, correlationId);
    const done = await real(...args);
    note('ended', line, correlationId);
    onStep(step(args));
    return done;
  });

// The gateway draws the ids of its calls itself. Here a test names them, since the crashes of an erasure stand under its id.
if (role === 'gateway') {
  let named: string | undefined;
  replaceMethod(Server.prototype, 'emit', (real, args) => {
    const [event, request] = args as [string, IncomingMessage?];
    const id = event === 'request' ? request?.headers['x-correlation-id'] : undefined;
    named = typeof id === 'string' ? id : undefined;
    try {
      return real(...args);
    } finally {
      named = undefined;
    }
  });
  replaceMethod(AsyncLocalStorage.prototype, 'run', (real, args) => {
    const [store] = args;
    if (named !== undefined && typeof store === 'object' && store !== null && 'correlationId' in store)
      Object.assign(store, { correlationId: named });
    return real(...args);
  });
}

const writes = [
  ...['insertOne', 'insertMany', 'updateOne', 'updateMany', 'replaceOne', 'deleteOne', 'deleteMany'],
  ...['findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete', 'bulkWrite'],
];

/** The fields of an update, which tell two updates of one document apart. */
const fieldsOf = (update: unknown) =>
  Object.entries(update ?? {})
    .filter(([operator]) => operator.startsWith('$'))
    .flatMap(([, fields]) => Object.keys(fields as object))
    .slice(0, 3)
    .join();

const wrapped = new WeakSet<object>();
replaceMethod(Database.prototype, 'collection', (real, args) => {
  const collection = real(...args) as { name: string; conn: { name: string } };
  if (wrapped.has(collection)) return collection;
  wrapped.add(collection);
  const place = `${collection.conn.name.split('careward_')[1]}.${collection.name}`;
  for (const write of writes)
    afterMethod(collection, write, ([, update]) => `${write} ${place} ${fieldsOf(update)}`.trim());
  return collection;
});

afterMethod(Redis.prototype, 'del', () => 'redis del');

afterMethod(ServiceClient.prototype, 'ask', ([question]) => {
  const { service, path } = question as InternalCall;
  return `ask ${service} for ${path.split('/').at(-1)}`;
});

replaceMethod(Log.prototype, 'info', (real, args) => {
  real(...args);
  // Logged once the mail server has accepted the mail.
  if (args[0] === 'mail sent') onStep('mail sent');
});

replaceMethod(RabbitTransport.prototype, 'publish', async (real, args) => {
  const { type, correlationid } = args[0] as AnyEvent;
  await real(...args);
  onStep(`publish ${type}`, correlationid);
});

replaceMethod(RabbitTransport.prototype, 'start', (real, [handlers]) => {
  const watched = [...(handlers as Handlers)].map(([type, handle]): [string, EventHandler] => [
    type,
    async (event) => {
      await handle(event);
      // Not acknowledged yet.
      onStep(`handle ${type}`, event.correlationid);
    },
  ]);
  return real(new Map(watched));
});
