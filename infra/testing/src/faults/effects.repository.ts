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
    const effects = this.database.collection<Effects>(EFFECTS);
    const change = {
      $set: { last: sequence },
      $push: { effects: { id, sequence, at: now.getTime() } },
    };
    const filter = { _id: subject, ...(this.guarded && { last: sequence - 1 }) };
    // The first event makes the document; without a guard, whichever comes first.
    const write = sequence === 1 || !this.guarded ? upsert : update;
    if (await write(effects, filter, change)) return 'applied';
    const document = await effects.findOne({ _id: subject }, { projection: { last: 1 } });
    return sequence <= (document?.last ?? 0) ? 'duplicate' : 'early';
  }
}
