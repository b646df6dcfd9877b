import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { describe, expect, it } from '@jest/globals';
import { connect as connectBroker } from 'amqplib';
import { Redis } from 'ioredis';
import { connectMongo } from '../src/mongo/database.js';
import { describeError } from '../src/observability/log.js';

const CANARY = 'maria.lopez@example.org';
const { MONGODB_URL, AMQP_URL, REDIS_URL } = engineAddresses();
const prefix = testPrefix();
const failureOf = (promise: Promise<unknown>) => promise.then(() => null, describeError);

describe('an error as an engine of this run makes it', () => {
  it('of a duplicate key names the index and shows no value', async () => {
    const database = await connectMongo(MONGODB_URL, `${prefix}errors`);
    const people = database.collection<{ email: string }>('people');
    await people.createIndex({ email: 1 }, { unique: true });
    await people.insertOne({ email: CANARY });
    const described = await failureOf(people.insertOne({ email: CANARY }));
    await database.close();
    expect(described).toMatchObject({ kind: 'MongoServerError', code: 11_000, index: 'email_1' });
    expect(JSON.stringify(described)).not.toContain(CANARY);
  });

  it('of a queue that was declared differently says which', async () => {
    const connection = await connectBroker(AMQP_URL);
    const channel = await connection.createChannel();
    channel.on('error', () => undefined);
    const queue = `${prefix}errors`;
    await channel.assertQueue(queue, { durable: true, autoDelete: true });
    const described = await failureOf(channel.assertQueue(queue, { durable: false }));
    await connection.close();
    expect(described).toMatchObject({
      code: 406,
      message: expect.stringMatching(new RegExp(`PRECONDITION_FAILED.*'durable'.*${queue}`)),
    });
  });

  it('of a broker that refuses the login says so', async () => {
    const address = new URL(AMQP_URL);
    address.password = 'wrong';
    const described = await failureOf(connectBroker(address.href));
    expect(described?.message).toContain('ACCESS_REFUSED');
    expect(described?.message).not.toContain('wrong');
  });

  it('of a command that Redis does not know keeps its arguments out', async () => {
    const redis = new Redis(REDIS_URL);
    const described = await failureOf(redis.call('nonsense', CANARY));
    redis.disconnect();
    expect(described).toMatchObject({ message: "ERR unknown command 'nonsense'" });
    expect(JSON.stringify(described)).not.toContain(CANARY);
  });
});
