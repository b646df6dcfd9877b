import { StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import { accountErased } from '../http/problem-error.js';
import { jsonText } from './json-text.js';
import type { HasSealed, OwnerVault, Vault } from './vault.js';
import type { Database } from '../mongo/database.js';

/** A collection whose documents belong to one person each; `owner` is the field that says to whom. */
export type PersonalCollection = {
  collection: string;
  owner: string;
  /** Nothing in it is sealed, so its documents are written without a key (`writeUnsealed`). */
  sealed?: false;
};

/** Everything a service keeps about people, each store under the name its acknowledgement counts it by. */
export type PersonalStores = Readonly<Record<string, PersonalCollection>>;

/** Whether one of the stores with sealed fields holds something about an owner. */
export const hasSealedIn =
  (database: Database, stores: PersonalStores): HasSealed =>
  async (owner) => {
    const looks = Object.values(stores)
      .filter(({ sealed }) => sealed !== false)
      .map((store) =>
        database.collection(store.collection).findOne({ [store.owner]: owner }, { projection: { _id: 1 } }),
      );
    return (await Promise.all(looks)).some((found) => found !== null);
  };

/**
 * What somebody is handed of one store, by the name that it has for them. A list may be an async iterable. Empty where
 * another store holds it too, such as the messages in their conversations.
 */
export type Exported = Readonly<Record<string, unknown>>;

/** Writes, hands out and removes what a service keeps about people, so that nothing of a removed person comes back. */
export class PersonalData {
  constructor(
    private readonly stores: PersonalStores,
    private readonly database: Database,
    private readonly vault: Vault,
  ) {}

  /**
   * Runs a write that inserts documents about a person. Throws `account-erased` for an erased person, also when the
   * erasure came during the write, whose documents are then removed (by LateWriteCleanup if this process dies first).
   * An update of documents that are already there needs no such care: once they are removed it matches nothing.
   */
  async write<T>(owner: string, write: (owned: OwnerVault) => Promise<T>): Promise<T> {
    return this.stillOwned(owner, await write(await this.vault.toWrite(owner)));
  }

  /** The same for documents in which nothing is sealed, so that they need no key. */
  async writeUnsealed<T>(owner: string, write: () => Promise<T>): Promise<T> {
    await this.vault.refuseErased(owner);
    return this.stillOwned(owner, await write());
  }

  private async stillOwned<T>(owner: string, written: T): Promise<T> {
    // An erasure destroys the key before it removes, so it will remove what was written while the key was still there.
    if (!(await this.vault.isErased(owner))) return written;
    await this.remove(owner);
    throw accountErased();
  }

  /** Documents of this person by store. */
  async count(owner: string): Promise<Record<string, number>> {
    const counted = Object.entries(this.stores).map(
      async ([name, store]) => [name, await this.in(store).countDocuments({ [store.owner]: owner })] as const,
    );
    return Object.fromEntries(await Promise.all(counted));
  }

  /**
   * The answer to `personExportOf`: what was read of every store, as one JSON object. Fails when a store is left out, so
   * that a new one is not forgotten, for a person whose key is lost, and, also halfway, for one who is erased: what could
   * not be opened any more would be taken for lost.
   */
  async export(owner: string, read: Readonly<Record<string, Exported>>): Promise<StreamableFile> {
    const missing = Object.keys(this.stores).filter((store) => !(store in read));
    if (missing.length > 0) throw new Error(`the export leaves out ${missing.join(', ')}`);
    await this.vault.refuseErased(owner);
    await this.vault.refuseLost(owner);
    const members: Exported = Object.assign({}, ...Object.values(read)) as Exported;
    return new StreamableFile(Readable.from(this.untilErased(owner, jsonText(members))), {
      type: 'application/json',
    });
  }

  private async *untilErased(owner: string, text: AsyncIterable<string>): AsyncGenerator<string> {
    let last: string | undefined;
    for await (const piece of text) {
      if (last !== undefined) yield last;
      last = piece;
    }
    await this.vault.refuseErased(owner);
    if (last !== undefined) yield last;
  }

  /** Makes everything about this person unreadable, and every later write fail. */
  destroyKey(owner: string): Promise<void> {
    return this.vault.erase(owner);
  }

  async remove(owner: string): Promise<void> {
    const removals = Object.values(this.stores).map((store) =>
      this.in(store).deleteMany({ [store.owner]: owner }),
    );
    await Promise.all(removals);
  }

  private in({ collection }: PersonalCollection) {
    return this.database.collection<Record<string, unknown>>(collection);
  }
}
