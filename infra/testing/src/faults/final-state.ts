import { Topology } from '@careward/platform/events/rabbit/topology';
import { connectMongo, databaseName } from '@careward/platform/mongo/database';
import { connect } from 'amqplib';
import { type Aggregate, AGGREGATES, EFFECTS, type Effects, readRunLog } from './run-records.js';
import { type DeliveryCheck, type FinalState, violations } from './assertions.js';
import type { PrivateEngines } from './private-engines.js';
import { shortRetrySteps } from './role-settings.js';

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

/** Decides from repeated checks of a run whether its outcome can still change. */
export class SettleDetector {
  /** Since when there has been no violation. */
  passingSince: number | null = null;
  private idle: { since: number; seen: string } | null = null;

  /**
   * One check without violations is not enough: a duplicate that is being delivered is in no queue.
   * @param passingForMs how long there must be no violation
   * @param idleForMs how long nothing may be left to do and nothing change before violations count as final
   */
  constructor(
    private readonly passingForMs: number,
    private readonly idleForMs: number,
  ) {}

  isSettled(check: DeliveryCheck, now: number): boolean {
    this.passingSince = violations(check).length === 0 ? (this.passingSince ?? now) : null;
    const seen = JSON.stringify(check);
    if (check.inOutbox + check.queued > 0) this.idle = null;
    else if (this.idle?.seen !== seen) this.idle = { since: now, seen };
    return (
      hasLasted(this.passingSince, this.passingForMs, now) || hasLasted(this.idle?.since, this.idleForMs, now)
    );
  }
}

const hasLasted = (since: number | null | undefined, forMs: number, now: number): boolean =>
  typeof since === 'number' && now - since >= forMs;
