import type { Database } from '../../mongo/database.js';

type BegunEvent = { _id: string; times: number };

/**
 * The quarantined events that are being handled. One that ends its process leaves its mark here, while a connection that
 * breaks leaves none: the broker counts both alike.
 */
export class BegunEvents {
  constructor(private readonly database: Pick<Database, 'collection'>) {}

  /** Before an event is handled: how often a process has begun with it and not come to its end. */
  async begin(queue: string, eventId: string): Promise<number> {
    const before = await this.events.findOneAndUpdate(
      { _id: idOf(queue, eventId) },
      { $inc: { times: 1 } },
      { upsert: true, returnDocument: 'before' },
    );
    return before?.times ?? 0;
  }

  /** Its process has come to the end of it, whatever the end was. */
  async end(queue: string, eventId: string): Promise<void> {
    await this.events.deleteOne({ _id: idOf(queue, eventId) });
  }

  private get events() {
    return this.database.collection<BegunEvent>('begun_events');
  }
}

const idOf = (queue: string, eventId: string) => `${queue} ${eventId}`;
