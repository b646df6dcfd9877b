import { services, type Service } from '@careward/contracts/kernel/service';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { Counter } from 'prom-client';
import { accountErased, dataLocked } from '../http/problem-error.js';
import type { Database } from '../mongo/database.js';
import { insertOnce, upsert } from '../mongo/upsert.js';
import { currentCorrelation, type Correlation } from '../observability/correlation.js';
import { OperationalError } from '../observability/errors.js';
import { dataKeysIn } from './data-keys.js';
import { openBytes, openValue, sealBytes, sealValue, type SealContext, type Sealed } from './sealed-value.js';
import type { DataKeyWrapping } from './wrapping-keys.js';

/** Any of these is an alarm: the key store is not the newest, such as one restored from a backup. */
export const lostDataKeys = new Counter({
  name: 'careward_data_keys_lost_total',
  help: 'Reads and writes that were refused because something is sealed and its data key is gone',
});

/** A field of a record, such as `{ collection: 'exchanges', field: 'question', record: id }`. */
type Field = Omit<SealContext, 'service' | 'owner'>;

/**
 * One person's sealed values. A text that fails to open becomes the placeholder, anything else what `otherwise` says,
 * which nobody may take for what was stored: so where the key is lost it throws `data-locked`.
 */
export class OwnerVault {
  constructor(
    private readonly key: KeyObject | null,
    private readonly service: Service,
    private readonly owner: string,
    /** There is something sealed, and no key. */
    private readonly isLost = false,
  ) {}

  seal<T>(field: Field, value: T): Sealed<T> {
    if (!this.key) throw new Error('this vault was opened for reading');
    return sealValue(this.key, this.contextOf(field), value);
  }

  /** What is stored outside the database, such as a file. */
  sealBytes(field: Field, bytes: Buffer): Buffer {
    if (!this.key) throw new Error('this vault was opened for reading');
    return sealBytes(this.key, this.contextOf(field), bytes);
  }

  /** Throws `data-locked` for what cannot be opened. */
  openBytes(field: Field, sealed: Buffer): Buffer {
    if (this.isLost) throw lostKey(`${this.service}:${this.owner}`);
    if (!this.key) throw accountErased();
    try {
      return openBytes(this.key, this.contextOf(field), sealed);
    } catch {
      throw dataLocked(new OperationalError(`${field.collection} ${field.record}: the bytes do not open`));
    }
  }

  open<T>(field: Field, sealed: Sealed<T>, otherwise: T): T {
    if (this.isLost) throw lostKey(`${this.service}:${this.owner}`);
    const opened = this.openOrMark(field, sealed);
    return opened === UNREADABLE ? otherwise : opened;
  }

  /** For a change of the value: what cannot be opened, for whatever reason, must not be written over. */
  openToChange<T>(field: Field, sealed: Sealed<T>): T {
    if (this.isLost) throw lostKey(`${this.service}:${this.owner}`);
    if (!this.key) throw accountErased();
    const opened = this.openOrMark(field, sealed);
    if (opened !== UNREADABLE) return opened;
    const { collection, field: name, record } = field;
    throw dataLocked(new OperationalError(`${collection} ${record}: ${name} cannot be opened with its key`));
  }

  openText(field: Field, sealed: Sealed<string>): string {
    return this.openOrMark(field, sealed);
  }

  /** For whoever must not take for absent what only cannot be opened. */
  openOrMark<T>(field: Field, sealed: Sealed<T>): T | typeof UNREADABLE {
    try {
      return this.key ? openValue(this.key, this.contextOf(field), sealed) : UNREADABLE;
    } catch {
      return UNREADABLE;
    }
  }

  private contextOf(field: Field): SealContext {
    return { ...field, service: this.service, owner: this.owner };
  }
}

/** Whether there is anything about this owner that was written with a key. */
export type SealedDataCheck = (owner: string) => Promise<boolean>;

function lostKey(id: string): Error {
  lostDataKeys.inc();
  return dataLocked(
    new OperationalError(
      `the key store has no row "${id}" while something is sealed with it; is it older than the data? ` +
        'See infra/docs/runbooks/data-keys.md',
    ),
  );
}

/** A request that takes longer reads its key again, so that no write is far behind an erasure (LateWriteCleanup). */
const KEPT_FOR_MS = 10_000;

/**
 * Seals what this service keeps about people. Each person has a random data key, which is wrapped by the service's own
 * keys and kept in a database of its own. Destroying a data key makes what was sealed with it unreadable, in backups too.
 *
 * - A request or event reads a key once and keeps it until it is over. Nothing is kept between them, so a key that one
 *   process destroys is gone for all others with their next request.
 * - An unreachable key store throws (a 503), so that an outage never looks like loss.
 * - A key is made only for a person of whom nothing is sealed yet. Where a key is missing although something is sealed,
 *   as after the key store was restored from an older backup, a write throws (a 503) and what is sealed stays.
 */
export class Vault {
  private readonly kept = new WeakMap<Correlation, Map<string, { key: KeyObject; until: number }>>();

  constructor(
    private readonly store: Database,
    private readonly wrapping: DataKeyWrapping,
    private readonly service: Service,
    private readonly hasSealed: SealedDataCheck = () => Promise.resolve(false),
  ) {}

  async toRead(owner: string): Promise<OwnerVault> {
    const { key, isLost } = await this.look(owner);
    return new OwnerVault(key, this.service, owner, isLost);
  }

  /**
   * Throws `account-erased` when the owner was erased before this request read the key, and `data-locked` when the key
   * is gone while something is sealed with it.
   */
  async toWrite(owner: string): Promise<OwnerVault> {
    const { key, isLost } = await this.look(owner);
    if (isLost) throw lostKey(this.idOf(owner));
    const written = key ?? (await this.create(owner));
    if (!written) throw accountErased();
    return new OwnerVault(written, this.service, owner);
  }

  /** Makes unreadable what was sealed for this owner; something new may be sealed later. */
  async destroy(owner: string): Promise<void> {
    this.forget(this.idOf(owner));
    await this.keys.deleteOne({ _id: this.idOf(owner) });
  }

  /** Makes unreadable what was sealed for this owner; nothing can be sealed for this owner from now on. */
  async erase(owner: string, service = this.service): Promise<void> {
    this.forget(this.idOf(owner, service));
    const keys = dataKeysIn(this.store, service);
    await upsert(keys, { _id: this.idOf(owner, service) }, { $set: { wrapped: null } });
  }

  /** The same in every service: identity's part of deleting an account. */
  async eraseEverywhere(owner: string): Promise<void> {
    await Promise.all(services.map((service) => this.erase(owner, service)));
  }

  /** Throws `data-locked` where the key is gone while something is sealed with it. */
  async refuseLost(owner: string): Promise<void> {
    if ((await this.look(owner)).isLost) throw lostKey(this.idOf(owner));
  }

  /** As of now, whatever this request has read before. */
  async isErased(owner: string): Promise<boolean> {
    return (await this.keys.findOne({ _id: this.idOf(owner), wrapped: null })) !== null;
  }

  /** Throws `account-erased` when the owner was erased by now. */
  async refuseErased(owner: string): Promise<void> {
    if (await this.isErased(owner)) throw accountErased();
  }

  private get keys() {
    return dataKeysIn(this.store, this.service);
  }

  private idOf(owner: string, service = this.service) {
    return `${service}:${owner}`;
  }

  private async look(owner: string): Promise<{ key: KeyObject | null; isLost: boolean }> {
    const key = await this.find(owner);
    if (key !== undefined) return { key, isLost: false };
    if (!(await this.hasSealed(owner))) return { key: null, isLost: false };
    // A key stands before whatever is sealed with it: another request may have made the first since it was looked for.
    const made = await this.find(owner);
    return { key: made ?? null, isLost: made === undefined };
  }

  /** Null when the owner was erased; undefined when there is no key. */
  private async find(owner: string): Promise<KeyObject | null | undefined> {
    const _id = this.idOf(owner);
    const kept = this.kept.get(currentCorrelation())?.get(_id);
    if (kept && kept.until > performance.now()) return kept.key;
    const stored = await this.keys.findOne({ _id });
    if (!stored) return undefined;
    if (stored.wrapped === null) return null;
    const key = createSecretKey(await this.wrapping.unwrap(_id, stored.wrapped));
    this.keep(_id, key);
    return key;
  }

  /** Of first writes that race, one inserts, and all use what it inserted. Null when the owner was erased. */
  private async create(owner: string): Promise<KeyObject | null> {
    const id = this.idOf(owner);
    const dataKey = randomBytes(32);
    const wrapped = await this.wrapping.wrap(id, dataKey);
    const isFirst = await insertOnce(this.keys, id, { wrapped, createdAt: new Date() });
    // This process may have stood still before it wrote, until the epoch key was gone; only here is the data key known.
    if (isFirst && !(await this.wrapping.isKept(wrapped))) {
      const again = await this.wrapping.wrap(id, dataKey);
      await this.keys.updateOne({ _id: id, wrapped }, { $set: { wrapped: again } });
    }
    return (await this.find(owner)) ?? null;
  }

  private keep(id: string, key: KeyObject): void {
    const request = currentCorrelation();
    const keys = this.kept.get(request) ?? new Map<string, { key: KeyObject; until: number }>();
    this.kept.set(request, keys.set(id, { key, until: performance.now() + KEPT_FOR_MS }));
  }

  private forget(id: string): void {
    this.kept.get(currentCorrelation())?.delete(id);
  }
}
