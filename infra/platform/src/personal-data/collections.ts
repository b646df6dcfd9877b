import { HOUR } from '@careward/contracts/kernel/limits';
import type { Clock } from '../app/clock.js';
import { attemptEach, type PeriodicTask } from '../jobs/periodic-task.js';
import type { Database } from '../mongo/database.js';
import { OperationalError } from '../observability/errors.js';
import type { Log } from '../observability/log.js';
import type { PersonalStore, Retention } from './personal-data.js';

/** A collection that names nobody. */
export type ImpersonalCollection = {
  collection: string;
  /** 'the service' where a sweeper of its own deletes the old ones. */
  retention: 'for ever' | 'the service' | Retention;
};

/** The platform's own: none of them names a person, but for erasures, while one is under way. */
const OF_THE_PLATFORM = ['begun_events', 'erasures', 'key_store', 'leases', 'migrations'];

/** Fails the start for a collection of which nobody has said whether it names a person, and where it does not fit. */
export class CollectionCheck {
  constructor(
    private readonly database: Pick<Database, 'collections' | 'models'>,
    private readonly personal: readonly PersonalStore[],
    private readonly impersonal: readonly ImpersonalCollection[],
  ) {}

  /** Before the service answers or consumes anything. */
  refuseUndeclared(): void {
    const declared = [...this.personal, ...this.impersonal].map(({ collection }) => collection);
    const wrong = [
      ...Object.keys(this.database.collections)
        .filter((name) => ![...declared, ...OF_THE_PLATFORM].includes(name))
        .map((name) => `nobody says whether ${name} names a person`),
      ...declared
        .filter((name, at) => declared.indexOf(name) !== at)
        .map((name) => `${name} is declared twice`),
      ...this.personal.flatMap((store) => this.fieldsMissingIn(store)),
    ];
    if (wrong.length > 0)
      throw new OperationalError(`Collections and their declarations differ: ${wrong.join('; ')}`);
  }

  private fieldsMissingIn({ collection, owner, sealed }: PersonalStore): string[] {
    const models = Object.values(this.database.models).filter(
      (model) => model.collection.name === collection,
    );
    return models.flatMap(({ schema }) =>
      [owner, ...sealed]
        .filter((field) => (schema.path(field) as unknown) === undefined)
        .map((field) => `${collection} has no field ${field}`),
    );
  }
}

/** Deletes the documents that are older than their collection keeps them. */
export class RetentionSweep implements PeriodicTask {
  readonly everyMs = HOUR;
  readonly copies = 'one';

  constructor(
    private readonly collections: readonly (PersonalStore | ImpersonalCollection)[],
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const swept: Record<string, number> = {};
    try {
      await attemptEach(this.collections, async ({ collection, retention }) => {
        if (typeof retention === 'string') return;
        const before = new Date(this.clock.now().getTime() - retention.keptMs);
        const old = { [retention.since]: { $lt: before } };
        swept[collection] = (await this.database.collection(collection).deleteMany(old)).deletedCount;
      });
    } finally {
      this.log.info('swept', swept);
    }
  }
}
