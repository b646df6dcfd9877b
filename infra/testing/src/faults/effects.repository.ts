import type { AnyEvent } from '@careward/platform/events/event-transport';
import type { Database } from '@careward/platform/mongo/database';
import { update, upsert } from '@careward/platform/mongo/upsert';
import { EFFECTS, type Effects } from './aggregate.js';
import type { Outcome } from './run-log.js';

/** Applies an event by one update whose filter only the next event of the aggregate matches. */
export class EffectsRepository {
  constructor(
    private readonly database: Database,
    private readonly guarded: boolean,
  ) {}

  async apply({ subject, id, sequence }: AnyEvent, now: Date): Promise<Outcome> {
    const change = {
      $set: { last: sequence },
      $push: { effects: { id, sequence, at: now.getTime() } },
    };
    if (!this.guarded) {
      await this.effects.updateOne({ _id: subject }, change, { upsert: true });
      return 'applied';
    }
    // The first event makes the document.
    const write = sequence === 1 ? upsert : update;
    const applied = await write(this.effects, { _id: subject, last: sequence - 1 }, change);
    if (applied) return 'applied';
    const document = await this.effects.findOne({ _id: subject }, { projection: { last: 1 } });
    return sequence <= (document?.last ?? 0) ? 'duplicate' : 'early';
  }

  private get effects() {
    return this.database.collection<Effects>(EFFECTS);
  }
}
