import { Topology } from '@careward/platform/events/rabbit/topology';
import { connectMongo, databaseName } from '@careward/platform/mongo/connect';
import { connect } from 'amqplib';
import { AGGREGATES, EFFECTS, type Aggregate, type Effects } from './aggregate.js';
import type { FinalState } from './assertions.js';
import type { PrivateEngines } from './private-engines.js';
import { shortRetrySteps } from './role-settings.js';
import { readRunLog } from './run-log.js';

/** Reads the databases and the broker directly, not through a faulty proxy. */
export type StateReader = {
  committedEvents(): Promise<number>;
  read(): Promise<FinalState>;
  close(): Promise<void>;
};

export async function openStateReader(
  { mongodbUrl, amqpUrl }: PrivateEngines,
  { folder, prefix }: { folder: string; prefix: string },
): Promise<StateReader> {
  const open = (service: string) => connectMongo(mongodbUrl, databaseName(prefix, service));
  const [producing, consuming] = await Promise.all([open('care-profile'), open('coach')]);
  const aggregates = producing.collection<Aggregate>(AGGREGATES);
  const effects = consuming.collection<Effects>(EFFECTS);
  return {
    committedEvents: async () => {
      const counts = await aggregates.find({}, { projection: { events: 1 } }).toArray();
      return counts.reduce((sum, { events }) => sum + events, 0);
    },
    // Queues are read before effects: an event may leave its queue in between, and would otherwise be in neither.
    read: async () => ({
      aggregates: await aggregates.find().toArray(),
      ...(await messagesLeft(amqpUrl, prefix)),
      effects: await effects.find().toArray(),
      acknowledged: readRunLog(folder, 'commits').flatMap((commit) =>
        'recorded' in commit ? commit.recorded : [],
      ),
    }),
    close: async () => {
      await Promise.all([producing.close(), consuming.close()]);
    },
  };
}

async function messagesLeft(amqpUrl: string, prefix: string) {
  const topology = new Topology('coach', prefix, shortRetrySteps);
  const connection = await connect(amqpUrl);
  try {
    const channel = await connection.createChannel();
    const count = async (queues: string[]) => {
      let sum = 0;
      for (const queue of queues) sum += (await channel.checkQueue(queue)).messageCount;
      return sum;
    };
    const ladder = shortRetrySteps.map((_, step) => topology.retry(step + 1));
    return {
      queued: await count([...topology.consumers.map(({ queue }) => queue), ...ladder, topology.quarantine]),
      deadLetters: await count(topology.consumers.map(({ deadLetters }) => deadLetters)),
    };
  } finally {
    await connection.close();
  }
}
