import type { mongo } from 'mongoose';
import { insertAll, insertOnce, update, upsert, type Target } from '../mongo/upsert.js';
import type { Outbox } from './outbox.js';
import { withEvents, type PendingEvent, type WithOutbox } from './pending-event.js';

type Aggregate = WithOutbox & { _id: string };
/** What a document holds beside its id and its outbox. */
type Fields<Document extends Aggregate> = Omit<Document, '_id' | keyof WithOutbox>;

const withFirstEvents = <Document extends Aggregate>(
  fields: Fields<Document>,
  events: readonly PendingEvent[],
) => ({ ...fields, outbox: events, events: events.length }) as unknown as Omit<Document, '_id'>;

/** A collection whose documents record events in their outbox (ADR 0004). */
export class AggregateCollection<Document extends Aggregate> {
  private readonly name: string;

  constructor(
    private readonly target: Target<Document>,
    private readonly outbox: Pick<Outbox, 'publish'>,
    /** How long the events of a document wait for those of others. */
    private readonly gatherMs = 0,
  ) {
    this.name = 'collectionName' in target ? target.collectionName : target.collection.collectionName;
  }

  /** Inserts a document with its first events unless there is one with this `_id` or unique key. True where it inserted. */
  async insertOnce(
    _id: Document['_id'],
    fields: Fields<Document>,
    events: readonly PendingEvent[],
  ): Promise<boolean> {
    const inserted = await insertOnce(this.target, _id, withFirstEvents<Document>(fields, events));
    if (inserted) this.outbox.publish(this.name, _id, this.gatherMs);
    return inserted;
  }

  /** The same for several documents at once; answers the ids of those that were inserted. For a collection of the driver. */
  async insertAll(
    documents: readonly {
      _id: string;
      fields: Fields<Document>;
      events: readonly PendingEvent[];
    }[],
  ): Promise<Set<string>> {
    const recorded = documents.map(
      ({ _id, fields, events }) => ({ _id, ...withFirstEvents<Document>(fields, events) }) as Document,
    );
    const inserted = await insertAll(this.target as mongo.Collection<Document>, recorded);
    for (const id of inserted) this.outbox.publish(this.name, id, this.gatherMs);
    return inserted;
  }

  /**
   * Changes one document and records the events of the change in the same write; they are published after the commit.
   * False when no document matches the filter; with `upsert` it is inserted where there is none of its `_id`.
   */
  async update(
    filter: mongo.Filter<Document> & { _id: string },
    change: mongo.UpdateFilter<Document>,
    events: readonly PendingEvent[],
    options = { upsert: false },
  ): Promise<boolean> {
    const { $push, $inc } = withEvents(...events);
    const recorded = { ...change, $push: { ...change.$push, ...$push }, $inc: { ...change.$inc, ...$inc } };
    const write = options.upsert ? upsert : update;
    const written = await write(this.target, filter, recorded as object);
    if (written) this.outbox.publish(this.name, filter._id, this.gatherMs);
    return written;
  }
}
