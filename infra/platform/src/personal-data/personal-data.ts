import { Readable } from 'node:stream';
import type { Language } from '@careward/contracts/kernel/languages';
import { StreamableFile, type Type } from '@nestjs/common';
import { accountErased } from '../http/problem-error.js';
import type { Database } from '../mongo/database.js';
import type { SealedDataCheck, OwnerVault, Vault } from './vault.js';

/**
 * One store of personal data: a collection whose documents belong to one person each. It stands beside the repository of
 * the collection. Erasure, the download of one's data, the check for lost keys, retention, and the suites that try them
 * are made from it.
 */
export type PersonalStore = {
  collection: string;
  /** The field that says to whom a document belongs. */
  owner: string;
  /** The fields that are sealed with the owner's key; none where documents are written without (`writeUnsealed`). */
  sealed: readonly string[];
  /**
   * Who reads it for the download; 'another store' where that one hands it out too, as a conversation its messages; 'the
   * service' where it makes the download in a way of its own, as identity does.
   */
  export: Type<ExportableStore> | 'another store' | 'the service';
  /** 'the service' where it does not delete the documents but erases in a way of its own, as identity does. */
  erase: 'delete' | 'the service';
  /** 'the service' where a sweeper of its own deletes the old ones. */
  retention: 'until erased' | 'the service' | Retention;
  /** What the documents stand for outside the database, such as files; it goes after them. */
  beside?: Type<ExternalStore>;
};

/** Removes what lies outside the database for an owner; it may be asked again. */
export type ExternalStore = { removeOf(owner: string): Promise<void> };

/** The repository of a store. */
type ExportableStore = { export(owner: string, language: Language): Promise<ExportedData> };

/** What a person is handed of a store, by the name that it has for them. A list may be an async iterable. */
export type ExportedData = Readonly<Record<string, unknown>>;

/** A document is deleted so long after the time in this field; never where that is null. */
export type Retention = { since: string; keptMs: number };

/** Everything that a service keeps about people, each store under the name that its acknowledgement counts it by. */
export type PersonalStores = Readonly<Record<string, PersonalStore>>;

/** Whether one of the stores with sealed fields holds something about an owner. */
export const hasSealedIn =
  (database: Database, stores: PersonalStores): SealedDataCheck =>
  async (owner) => {
    const looks = Object.values(stores)
      .filter(({ sealed }) => sealed.length > 0)
      .map((store) =>
        database.collection(store.collection).findOne({ [store.owner]: owner }, { projection: { _id: 1 } }),
      );
    return (await Promise.all(looks)).some((found) => found !== null);
  };

const noReader = (type: Type): never => {
  throw new Error(`${type.name} cannot be asked for here`);
};

/** Writes, hands out and removes what a service keeps about people, so that nothing of a removed person comes back. */
export class PersonalData {
  constructor(
    readonly stores: PersonalStores,
    private readonly database: Database,
    private readonly vault: Vault,
    /** The provider that a store names. */
    private readonly providerOf: (type: Type) => unknown = noReader,
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
    const counted = this.deleted.map(
      async ([name, store]) => [name, await this.in(store).countDocuments({ [store.owner]: owner })] as const,
    );
    return Object.fromEntries(await Promise.all(counted));
  }

  /**
   * The answer to `personExportOf`: what each store hands out, as one JSON object. Fails for a person whose key is lost,
   * and, also halfway, for one who is erased: what could not be opened any more would be taken for lost.
   */
  async download(owner: string, language: Language): Promise<StreamableFile> {
    const read: ExportedData[] = [];
    for (const { export: reader } of Object.values(this.stores))
      if (typeof reader !== 'string')
        read.push(await (this.providerOf(reader) as ExportableStore).export(owner, language));
    await this.vault.refuseErased(owner);
    await this.vault.refuseLost(owner);
    const members: ExportedData = Object.assign({}, ...read) as ExportedData;
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
    const removals = this.deleted.map(([, store]) => this.in(store).deleteMany({ [store.owner]: owner }));
    await Promise.all(removals);
    for (const { beside } of Object.values(this.stores))
      if (beside) await (this.providerOf(beside) as ExternalStore).removeOf(owner);
  }

  /** The stores whose documents an erasure deletes. */
  private get deleted() {
    return Object.entries(this.stores).filter(([, { erase }]) => erase === 'delete');
  }

  private in({ collection }: Pick<PersonalStore, 'collection'>) {
    return this.database.collection<Record<string, unknown>>(collection);
  }
}

const isList = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const hasList = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.values(value).some(isList);

/**
 * A value as indented JSON, piece by piece. An async iterable is written as an array, and only one of its items is held
 * at a time; it may be the value itself, a member of it, or a member of an item of such a list.
 */
export async function* jsonText(value: unknown, indent = ''): AsyncGenerator<string> {
  if (isList(value)) yield* listText(value, indent);
  else if (hasList(value)) yield* membersText(value, indent);
  else yield JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}

async function* listText(list: AsyncIterable<unknown>, indent: string): AsyncGenerator<string> {
  const inner = `${indent}  `;
  let before = '[';
  for await (const item of list) {
    yield `${before}\n${inner}`;
    yield* jsonText(item, inner);
    before = ',';
  }
  yield before === '[' ? '[]' : `\n${indent}]`;
}

async function* membersText(members: object, indent: string): AsyncGenerator<string> {
  const inner = `${indent}  `;
  let before = '{';
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined) continue;
    yield `${before}\n${inner}${JSON.stringify(name)}: `;
    yield* jsonText(value, inner);
    before = ',';
  }
  yield `\n${indent}}`;
}
