import { Topology } from '@careward/platform/events/rabbit/topology';
import { connectMongo, databaseName } from '@careward/platform/mongo/connect';
import { connect } from 'amqplib';
import { readNotes } from './notes.js';
import type { PrivateEngines } from './private-engines.js';
import { shortRetrySteps } from './role-settings.js';
import { EFFECTS, SUBJECTS, type Effects, type Subject } from './subject.js';
import type { Facts } from './verdict.js';

/** Reads what the judge needs straight from the engines, past all lines. */
export type Evidence = {
  committed(): Promise<number>;
  gather(): Promise<Facts>;
  close(): Promise<void>;
};

export async function openEvidence(
  { mongodbUrl, amqpUrl }: PrivateEngines,
  { folder, prefix }: { folder: string; prefix: string },
): Promise<Evidence> {
  const open = (service: string) => connectMongo(mongodbUrl, databaseName(prefix, service));
  const [producing, consuming] = await Promise.all([open('care-profile'), open('coach')]);
  const subjects = producing.collection<Subject>(SUBJECTS);
  const effects = consuming.collection<Effects>(EFFECTS);
  return {
    committed: async () => {
      const counts = await subjects.find({}, { projection: { events: 1 } }).toArray();
      return counts.reduce((sum, { events }) => sum + events, 0);
    },
    // Queues last: what is still under way when they are read has not yet reached the effects read before.
    gather: async () => ({
      subjects: await subjects.find().toArray(),
      ...(await messagesLeft(amqpUrl, prefix)),
      effects: await effects.find().toArray(),
      answered: readNotes(folder, 'commits').flatMap((commit) =>
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
