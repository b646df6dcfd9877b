/**
 * Preloaded into every role of a mortal Careward (`node --import`; Node runs this file as it stands). It notes each
 * step of a watched erasure once it is done, and ends the process there, without warning, when it is told to.
 */
import type { InternalCall } from '@careward/contracts/kernel/internal-call';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { currentCorrelation } from '@careward/platform/observability/correlation';
import { Log } from '@careward/platform/observability/log';
import type { AnyEvent, EventHandler } from '@careward/platform/events/event-transport';
import { RabbitTransport } from '@careward/platform/events/rabbit/rabbit-transport';
import { Database } from '@careward/platform/mongo/database';
import { Redis } from 'ioredis';
import { appendFileSync, existsSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';

type Method = (...args: unknown[]) => unknown;
type Handlers = ReadonlyMap<string, EventHandler>;

const { ROLE: role = '', MORTAL_FOLDER: folder = '' } = process.env;

/** `erasure` is the correlation id of the request that began it; a folder of that name says that it is watched. */
function passed(step: string, erasure = currentCorrelation().correlationId): void {
  const watched = join(folder, erasure);
  if (!existsSync(watched)) return;
  const place = `${role}: ${step}`;
  appendFileSync(join(watched, 'passed'), `${place}\n`);
  try {
    // The order to die is a file. Whoever removes it carries it out, so it is carried out once.
    unlinkSync(join(watched, place));
  } catch {
    return;
  }
  process.kill(process.pid, 'SIGKILL');
}

function instead(owner: object, method: string, own: (real: Method, args: unknown[]) => unknown): void {
  const real = Reflect.get(owner, method) as Method;
  Reflect.set(owner, method, function (this: unknown, ...args: unknown[]) {
    return own(real.bind(this), args);
  });
}

/** Notes a step each time the method has done its work. */
const after = (owner: object, method: string, step: (args: unknown[]) => string) =>
  instead(owner, method, async (real, args) => {
    const done = await real(...args);
    passed(step(args));
    return done;
  });

const writes = [
  ...['insertOne', 'insertMany', 'updateOne', 'updateMany', 'replaceOne', 'deleteOne', 'deleteMany'],
  ...['findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete', 'bulkWrite'],
];

/** What an update touches, since two updates of one document are two steps. */
const fieldsOf = (update: unknown) =>
  Object.entries(update ?? {})
    .filter(([operator]) => operator.startsWith('$'))
    .flatMap(([, fields]) => Object.keys(fields as object))
    .slice(0, 3)
    .join();

const watchedAlready = new WeakSet<object>();
instead(Database.prototype, 'collection', (real, args) => {
  const collection = real(...args) as { name: string; conn: { name: string } };
  if (watchedAlready.has(collection)) return collection;
  watchedAlready.add(collection);
  const place = `${collection.conn.name.split('careward_')[1]}.${collection.name}`;
  for (const write of writes)
    after(collection, write, ([, update]) => `${write} ${place} ${fieldsOf(update)}`.trim());
  return collection;
});

after(Redis.prototype, 'del', () => 'redis del');

after(ServiceClient.prototype, 'ask', ([question]) => {
  const { service, path } = question as InternalCall;
  return `ask ${service} for ${path.split('/').at(-1)}`;
});

instead(Log.prototype, 'info', (real, args) => {
  real(...args);
  // Said once the mail server has it, which is seen nowhere else.
  if (args[0] === 'mail sent') passed('mail sent');
});

instead(RabbitTransport.prototype, 'publish', async (real, args) => {
  const { type, correlationid } = args[0] as AnyEvent;
  await real(...args);
  passed(`publish ${type}`, correlationid);
});

instead(RabbitTransport.prototype, 'start', (real, [handlers]) => {
  const watched = [...(handlers as Handlers)].map(([type, handle]): [string, EventHandler] => [
    type,
    async (event) => {
      await handle(event);
      // The broker does not know yet.
      passed(`handle ${type}`, event.correlationid);
    },
  ]);
  return real(new Map(watched));
});
