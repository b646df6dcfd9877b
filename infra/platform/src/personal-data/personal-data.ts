import { accountErased } from '../http/problem-error.js';
import type { OwnerVault, Vault } from './vault.js';
import type { Database } from '../mongo/database.js';

/** A collection whose documents belong to one person each; `owner` is the field that says to whom. */
export type PersonalCollection = { collection: string; owner: string };

/** Everything a service keeps about people, each store under the name its acknowledgement counts it by. */
export type PersonalStores = Readonly<Record<string, PersonalCollection>>;

/** What a service keeps about people, so that one person's part can be removed and does not come back. */
export class PersonalData {
  constructor(
    private readonly stores: PersonalStores,
    private readonly database: Database,
    private readonly vault: Vault,
  ) {}

  /**
   * Runs a write that brings new documents about a person into being. It is refused (`account-erased`) for an erased
   * person, and taken back when the erasure came while it was under way (by LateWriteCleanup, if this process dies over
   * it). Changes to documents that are already there need no such care: once removed they match nothing.
   */
  async write<T>(owner: string, write: (owned: OwnerVault) => Promise<T>): Promise<T> {
    const written = await write(await this.vault.toWrite(owner));
    // An erasure bars the owner before it removes, so whoever still sees no bar has written before the removal.
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

  /** Refuses every later write about this person and makes unreadable what there is. */
  bar(owner: string): Promise<void> {
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
