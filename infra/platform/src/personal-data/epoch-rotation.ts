import { DAY, HOUR, MINUTE } from '@careward/contracts/kernel/limits';
import type { Service } from '@careward/contracts/kernel/service';
import type { Clock } from '../app/clock.js';
import type { PeriodicTask } from '../jobs/periodic-task.js';
import type { Database } from '../mongo/database.js';
import { OperationalError } from '../observability/errors.js';
import type { Log } from '../observability/log.js';
import { contextOf, type DataKey, dataKeysIn, PROOF } from './data-keys.js';
import { type Epoch, epochIdIn, type EpochKeys, rewrapped } from './epoch-keys.js';

/** A deleted person's key opens with a stolen copy for as long as its epoch lasts; each new epoch writes every row once. */
const REPLACED_AFTER_MS = DAY;
/**
 * How long a replaced key is kept: a copy that read the folder just before still writes a row with it. A write is over
 * after half a minute (LateWriteCleanup), and the rows are looked through once more before the key is removed.
 */
const KEPT_AFTER_MS = 30 * MINUTE;

const PAGE_SIZE = 500;

/**
 * Replaces the epoch key: adds a new one, wraps every row with it, and removes the old one in a later run that finds
 * nothing more to wrap. It may stop anywhere and be done twice at once, since keys are only added and removed, a row is
 * changed only as it was read, and every run looks at all rows as long as there is more than one key.
 */
export class EpochRotation implements PeriodicTask {
  readonly everyMs = HOUR;
  readonly copies = 'one';

  constructor(
    private readonly epochKeys: EpochKeys,
    private readonly store: Database,
    private readonly service: Service,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly log: Pick<Log, 'info' | 'error'>,
    /** Aborted when the process begins to end. */
    private readonly ending: AbortSignal,
  ) {}

  /** What the last run began is finished first, so that the old keys also go where a process never runs for long. */
  async run(): Promise<void> {
    const newest = await this.finish();
    if (!this.isDue(newest)) return;
    await this.epochKeys.add();
    await this.rewrapAll(await this.epochKeys.list());
  }

  /** Wraps what is not wrapped with the newest key, which it answers, and removes the others once nothing was left. */
  private async finish(): Promise<Epoch> {
    const epochs = await this.epochKeys.list();
    const [newest, ...replaced] = epochs;
    if (!newest) throw new OperationalError('EPOCH_KEYS_DIR is empty; it had keys when this process started');
    // As of before the rows are read: what is written behind the reader is found by the next run.
    const ended = replaced.filter((_, at) => this.ageOf(epochs[at] ?? newest) >= KEPT_AFTER_MS);
    const wrapped = replaced.length > 0 ? await this.rewrapAll(epochs) : 0;
    const removed = wrapped === 0 ? ended : [];
    await this.epochKeys.remove(removed);
    if (replaced.length > 0)
      this.log.info('epoch keys', { newest: newest.id, wrapped, removed: removed.length });
    return newest;
  }

  /** Also when a clock that was wrong made it in the future. */
  private isDue(newest: Epoch): boolean {
    return Math.abs(this.ageOf(newest)) >= REPLACED_AFTER_MS;
  }

  private ageOf({ createdAt }: Epoch): number {
    return this.clock.now().getTime() - createdAt.getTime();
  }

  /** How many rows; null when it did not come to the end. */
  private async rewrapAll(epochs: readonly Epoch[]): Promise<number | null> {
    // The proof first, by which a start knows whether the newest key is there.
    let wrapped = await this.rewrap(await this.rows.find({ _id: PROOF }).toArray(), epochs);
    let last = '';
    for (;;) {
      if (this.ending.aborted) return null;
      const after = this.rows.find({ _id: { $gt: last } }).sort({ _id: 1 });
      const page = await after.limit(PAGE_SIZE).toArray();
      wrapped += await this.rewrap(page, epochs);
      if (page.length < PAGE_SIZE) return wrapped;
      last = page.at(-1)?._id ?? last;
    }
  }

  /** A row that was erased or rewrapped meanwhile stays as it is. */
  private async rewrap(page: readonly DataKey[], epochs: readonly Epoch[]): Promise<number> {
    const updates = page.flatMap(({ _id, wrapped }) => {
      const again = wrapped === null ? null : this.rewrapped(_id, wrapped, epochs);
      return again === null
        ? []
        : [{ updateOne: { filter: { _id, wrapped }, update: { $set: { wrapped: again } } } }];
    });
    if (updates.length > 0) await this.rows.bulkWrite(updates, { ordered: false });
    return updates.length;
  }

  /** Null where nothing is to be done, or can be: a damaged row opens with no key, so it does not hold one back. */
  private rewrapped(_id: string, wrapped: string, epochs: readonly Epoch[]): string | null {
    const id = epochIdIn(wrapped);
    const [newest] = epochs;
    const from = epochs.find((epoch) => epoch.id === id);
    if (!newest || from === newest) return null;
    try {
      if (id !== undefined && !from)
        throw new OperationalError('the epoch key that the row names is not there');
      return rewrapped(contextOf(this.service, _id), wrapped, from, newest);
    } catch (error) {
      this.log.error('a data key does not open with its epoch key', { row: _id, error });
      return null;
    }
  }

  private get rows() {
    return dataKeysIn(this.store, this.service);
  }
}
