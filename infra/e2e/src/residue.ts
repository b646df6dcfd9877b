import { catalog } from '@careward/contracts/event-catalog';
import { services } from '@careward/contracts/kernel/service';
import { Topology, retrySteps } from '@careward/platform/events/rabbit/topology';
import { connectRedis } from '@careward/platform/app/redis';
import { connectMongo, type Database } from '@careward/platform/mongo/database';
import { eventually } from '@careward/testing/eventually';
import { connect } from 'amqplib';
import type { Redis } from 'ioredis';
import { once } from 'node:events';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningCareward } from './control.js';

type StoredText = { place: string; text: string };
/** With a `prefix` where the engines are shared. */
type SearchedEngines = Pick<RunningCareward, 'engines'> & { prefix?: string };

/** The places in the running engines that contain any of these texts, as `engine place`, sorted. */
export async function residueOf(
  { engines, prefix = '' }: SearchedEngines,
  texts: readonly string[],
): Promise<string[]> {
  const stored = await Promise.all([
    inMongo(engines.mongodbUrl, prefix),
    inRedis(engines.redisUrl, prefix),
    inRabbit(engines.amqpUrl, prefix),
  ]);
  return placesWith(stored.flat(), texts);
}

/** What stays after an erasure: a tombstone, and rows that keep the person's keys from being made again. */
export const afterErasure = [
  'mongodb careward_identity.users',
  ...services.map((service) => `mongodb careward_keys.data_keys_${service.replaceAll('-', '_')}`).sort(),
];

/** The places that contain the id of a caregiver with documents in every service that stores any. */
export const beforeErasure = [
  'mongodb careward_identity.users',
  'mongodb careward_keys.data_keys_care_profile',
  'mongodb careward_keys.data_keys_coach',
  'mongodb careward_keys.data_keys_identity',
  'mongodb careward_care_profile.care_profiles',
  'mongodb careward_coach.care_contexts',
  'mongodb careward_coach.conversations',
  'mongodb careward_coach.exchanges',
  'mongodb careward_identity.sessions',
  'mongodb careward_notifications.tip_schedules',
];

/** The same as residueOf, without the gateway's request counters, which expire within a minute. */
export const tracesOf = async (...search: Parameters<typeof residueOf>): Promise<string[]> =>
  (await residueOf(...search)).filter((place) => !place.startsWith('redis rate:'));

/** The files in the data folder that contain any of these texts: logs and engine files, without the mail inbox. */
export function residueInFiles(
  { dataDir }: Pick<RunningCareward, 'dataDir'>,
  texts: readonly string[],
): string[] {
  const files = globSync('**/*', { cwd: dataDir }).filter((file) => !file.startsWith('mail'));
  const stored = files
    .filter((file) => statSync(join(dataDir, file), { throwIfNoEntry: false })?.isFile())
    .map((file) => ({ place: file, text: readFileSync(join(dataDir, file), 'latin1') }));
  const asStored = texts.map((text) => Buffer.from(text).toString('latin1'));
  return placesWith(stored, asStored);
}

/** Every sealed value in every database, as `place value`. */
export async function sealedValues({ engines }: Pick<RunningCareward, 'engines'>): Promise<Set<string>> {
  const stored = await inMongo(engines.mongodbUrl, '');
  return new Set(
    stored.flatMap(({ place, text }) =>
      (text.match(/cw1\.[\w-]+\.[\w-]+/g) ?? []).map((value) => `${place} ${value}`),
    ),
  );
}

/** Reads from a service's database what no API returns. */
export async function withDatabase<T>(
  { engines, prefix = '' }: SearchedEngines,
  database: string,
  read: (database: Database) => Promise<T>,
): Promise<T> {
  const connection = await connectMongo(engines.mongodbUrl, prefix + database);
  try {
    return await read(connection);
  } finally {
    await connection.close();
  }
}

const placesWith = (stored: readonly StoredText[], texts: readonly string[]): string[] => {
  const places = stored.filter(({ text }) => texts.some((wanted) => text.includes(wanted)));
  return [...new Set(places.map(({ place }) => place))].sort();
};

async function inMongo(url: string, prefix: string): Promise<StoredText[]> {
  const connection = await connectMongo(url, 'careward_identity');
  const client = connection.getClient();
  const stored: StoredText[] = [];
  try {
    const { databases } = await client.db().admin().listDatabases();
    for (const { name } of databases.filter((database) => database.name.startsWith(prefix)))
      for (const collection of await client.db(name).listCollections().toArray()) {
        const documents = client.db(name).collection(collection.name).find();
        for await (const document of documents)
          stored.push({
            place: `mongodb ${name.slice(prefix.length)}.${collection.name}`,
            text: JSON.stringify(document),
          });
      }
    return stored;
  } finally {
    await connection.close();
  }
}

async function inRedis(url: string, prefix: string): Promise<StoredText[]> {
  const redis = connectRedis(url);
  await once(redis, 'ready');
  try {
    const keys = await redis.keys(`${prefix}*`);
    return await Promise.all(
      keys.map(async (key) => ({
        place: `redis ${key.slice(prefix.length)}`,
        text: `${key} ${await valueOf(redis, key)}`,
      })),
    );
  } finally {
    redis.disconnect();
  }
}

async function valueOf(redis: Redis, key: string): Promise<string> {
  const read: Record<string, () => Promise<unknown>> = {
    string: () => redis.get(key),
    hash: () => redis.hgetall(key),
    list: () => redis.lrange(key, 0, -1),
    set: () => redis.smembers(key),
    zset: () => redis.zrange(key, '0', '-1'),
    stream: () => redis.xrange(key, '-', '+', 'COUNT', 1_000),
    none: () => Promise.resolve(null),
  };
  const type = await redis.type(key);
  const value = read[type];
  if (!value) throw new Error(`a Redis key of type ${type} cannot be searched`);
  return JSON.stringify(await value());
}

/** Dead letters and retries, once all other queues are empty. Messages are requeued when the connection closes. */
async function inRabbit(url: string, prefix: string): Promise<StoredText[]> {
  const owners = services.filter((service) => catalog.some(({ owner }) => owner === service));
  const topologies = owners.map((service) => new Topology(service, prefix));
  const consumers = topologies.flatMap((topology) => topology.consumers);
  const ladders = topologies.flatMap((topology) => retrySteps.map((_, step) => topology.retry(step + 1)));
  const connection = await connect(url);
  try {
    const channel = await connection.createChannel();
    // These cannot be read: they have a single active consumer.
    for (const { queue } of consumers)
      await eventually(async () => {
        const { messageCount } = await channel.checkQueue(queue);
        if (messageCount > 0) throw new Error(`${messageCount} events wait in ${queue}`);
      });
    const stored: StoredText[] = [];
    for (const queue of [...consumers.map(({ deadLetters }) => deadLetters), ...ladders])
      for (let message = await channel.get(queue); message; message = await channel.get(queue))
        stored.push({
          place: `rabbitmq ${queue.slice(prefix.length)}`,
          text: message.content.toString('utf8'),
        });
    return stored;
  } finally {
    await connection.close();
  }
}
