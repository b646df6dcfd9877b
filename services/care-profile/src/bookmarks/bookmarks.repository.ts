import type { Bookmarks } from '@careward/contracts/care-profile/bookmarks';
import { changeWithVersion } from '@careward/platform/mongo/change-with-version';
import { Database } from '@careward/platform/mongo/database';
import { update, upsert } from '@careward/platform/mongo/upsert';
import {
  PersonalData,
  type Exported,
  type PersonalStore,
} from '@careward/platform/personal-data/personal-data';
import { Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { Change } from './bookmarks.domain.js';
import { bookmarksSchema, type BookmarksDocument } from './bookmarks.schema.js';

const COLLECTION = 'bookmarks';
const place = (owner: string) => ({ collection: COLLECTION, field: 'topics', record: owner });

@Injectable()
export class BookmarksRepository {
  private readonly bookmarks: Model<BookmarksDocument>;

  constructor(
    database: Database,
    private readonly vault: Vault,
    private readonly personalData: PersonalData,
  ) {
    this.bookmarks = database.model<BookmarksDocument>(COLLECTION, bookmarksSchema, COLLECTION);
  }

  async find(owner: string): Promise<Bookmarks> {
    const document = await this.bookmarks.findById(owner).lean<BookmarksDocument>();
    if (!document) return [];
    return (await this.vault.toRead(owner)).open(place(owner), document.topics, []);
  }

  async export(owner: string): Promise<Exported> {
    const document = await this.bookmarks.findById(owner).lean<BookmarksDocument>();
    const vault = await this.vault.toRead(owner);
    return { savedGuides: document ? vault.openOrMark(place(owner), document.topics) : [] };
  }

  /** Answers what is saved after the change. */
  async change(owner: string, change: Change): Promise<Bookmarks> {
    const changed = await changeWithVersion({
      read: () => this.readToChange(owner),
      decide: ({ saved }) => change(saved),
      write: (saved, { version }) => this.store(owner, saved, version),
    });
    return changed ?? this.find(owner);
  }

  private async readToChange(owner: string): Promise<{ version: number; saved: Bookmarks }> {
    const document = await this.bookmarks.findById(owner).lean<BookmarksDocument>();
    if (!document) return { version: 0, saved: [] };
    const owned = await this.vault.toRead(owner);
    return { version: document.version, saved: owned.openToChange(place(owner), document.topics) };
  }

  /** False when the stored version is not the one that was read. */
  private store(owner: string, saved: Bookmarks, version: number): Promise<boolean> {
    const write = version === 0 ? upsert : update;
    return this.personalData.write(owner, (vault) =>
      write(
        this.bookmarks,
        { _id: owner, version },
        { $set: { version: version + 1, topics: vault.seal(place(owner), saved) } },
      ),
    );
  }
}

export const bookmarkStore: PersonalStore = {
  collection: COLLECTION,
  owner: '_id',
  sealed: ['topics'],
  export: BookmarksRepository,
  erase: 'delete',
  retention: 'until erased',
};
