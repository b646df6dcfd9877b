import { randomUUID } from 'node:crypto';
import { profileUpdated } from '@careward/contracts/care-profile/events';
import {
  envelopesOf,
  pendingEvent,
  type PendingEvent,
  type WithOutbox,
} from '@careward/platform/events/pending-event';
import type { Database } from '@careward/platform/mongo/database';
import { connect } from 'amqplib';

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

/** The maximum number of unconfirmed messages. */
const WINDOW = 100;

/** Publishes with amqplib only, in a sliding window of unconfirmed messages; resolves when all are confirmed. */
export async function publishRaw(
  amqpUrl: string,
  exchange: string,
  contents: readonly Buffer[],
): Promise<void> {
  const connection = await connect(amqpUrl);
  const channel = await connection.createConfirmChannel();
  const options = { persistent: true, mandatory: true, contentType: 'application/cloudevents+json' };
  await new Promise<void>((resolve, reject) => {
    let sent = 0;
    let confirmed = 0;
    const onConfirm = (error: unknown) => {
      if (error) return reject(new Error('The broker did not confirm.'));
      if (++confirmed === contents.length) return resolve();
      send();
    };
    const send = () => {
      for (; sent < contents.length && sent - confirmed < WINDOW; sent++)
        channel.publish(exchange, profileUpdated.type, contents[sent] ?? Buffer.alloc(0), options, onConfirm);
    };
    send();
  });
  await connection.close();
}
