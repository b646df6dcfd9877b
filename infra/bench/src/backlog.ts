import { profileUpdated } from '@careward/contracts/care-profile/events';
import {
  envelopesOf,
  pendingEvent,
  type PendingEvent,
  type WithOutbox,
} from '@careward/platform/events/pending-event';
import type { Database } from '@careward/platform/mongo/database';
import { randomUUID } from 'node:crypto';

export const AGGREGATES = 'aggregates';

type Aggregate = WithOutbox & { _id: string };

/** Fills the collection with aggregates whose pending events are old enough to be swept. */
export async function fill(database: Database, aggregates: number, eventsEach: number): Promise<Aggregate[]> {
  const longAgo = new Date(Date.now() - 60_000);
  const documents = Array.from({ length: aggregates }, (): Aggregate => {
    const _id = randomUUID();
    const outbox = Array.from({ length: eventsEach }, (): PendingEvent => {
      return pendingEvent(profileUpdated, { userId: _id, version: 1 }, longAgo);
    });
    return { _id, outbox, events: eventsEach };
  });
  const collection = database.collection<Aggregate>(AGGREGATES);
  await collection.deleteMany({});
  for (let next = 0; next < documents.length; next += 50)
    await collection.insertMany(documents.slice(next, next + 50));
  return documents;
}

export const waiting = (database: Database): Promise<number> =>
  database.collection<Aggregate>(AGGREGATES).countDocuments({ 'outbox.0': { $exists: true } });

/** The message bodies of all pending events. */
export const contentsOf = (aggregates: readonly Aggregate[]): Buffer[] =>
  aggregates.flatMap(({ _id, ...aggregate }) =>
    envelopesOf(_id, aggregate).map((event) => Buffer.from(JSON.stringify(event))),
  );
