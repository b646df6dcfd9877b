import { careProfileRoutes } from '@careward/contracts/care-profile/routes';
import { type Bookmarks, topicId as topicIdSchema } from '@careward/contracts/care-profile/schemas';
import { UserId } from '@careward/platform/http/principal.guard';
import { notFound, ProblemError } from '@careward/platform/http/problem-error';
import { Route } from '@careward/platform/http/route.decorator';
import { changeWithVersion } from '@careward/platform/mongo/change-with-version';
import { Database } from '@careward/platform/mongo/database';
import { update, upsert } from '@careward/platform/mongo/upsert';
import {
  type ExportedData,
  PersonalData,
  type PersonalStore,
} from '@careward/platform/personal-data/personal-data';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Vault } from '@careward/platform/personal-data/vault';
import { Controller, Injectable, Param } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';

/** More than the library has topics. */
export const BOOKMARKS_PER_CAREGIVER = 200;

/** Null: nothing changes. */
type Change = (saved: Bookmarks) => Bookmarks | null;

/** The latest comes first. */
const adding =
  (topicId: string): Change =>
  (saved) => {
    if (!topicIdSchema.safeParse(topicId).success) throw notFound('topic');
    if (saved.includes(topicId)) return null;
    if (saved.length >= BOOKMARKS_PER_CAREGIVER) throw tooManyBookmarks();
    return [topicId, ...saved];
  };

const removing =
  (topicId: string): Change =>
  (saved) =>
    saved.includes(topicId) ? saved.filter((each) => each !== topicId) : null;

const tooManyBookmarks = () =>
  new ProblemError({
    status: 400,
    code: 'too-many-bookmarks',
    detail: `You can save up to ${BOOKMARKS_PER_CAREGIVER} topics. Remove one that you no longer need, then save this one.`,
  });

/** One document per caregiver; `_id` is the user's id. Sealed, since the topics tell of somebody's health. */
type BookmarksDocument = { _id: string; version: number; topics: Sealed<Bookmarks> };

const bookmarksSchema = new Schema<BookmarksDocument>(
  { _id: String, version: Number, topics: String },
  { versionKey: false },
);

const COLLECTION = 'bookmarks';
const sealContext = (owner: string) => ({ collection: COLLECTION, field: 'topics', record: owner });

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
    return (await this.vault.toRead(owner)).open(sealContext(owner), document.topics, []);
  }

  async export(owner: string): Promise<ExportedData> {
    const document = await this.bookmarks.findById(owner).lean<BookmarksDocument>();
    const vault = await this.vault.toRead(owner);
    return { savedGuides: document ? vault.openOrMark(sealContext(owner), document.topics) : [] };
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
    return { version: document.version, saved: owned.openToChange(sealContext(owner), document.topics) };
  }

  /** False when the stored version is not the one that was read. */
  private store(owner: string, saved: Bookmarks, version: number): Promise<boolean> {
    const write = version === 0 ? upsert : update;
    return this.personalData.write(owner, (vault) =>
      write(
        this.bookmarks,
        { _id: owner, version },
        { $set: { version: version + 1, topics: vault.seal(sealContext(owner), saved) } },
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

@Controller()
export class BookmarksController {
  constructor(private readonly bookmarks: BookmarksRepository) {}

  @Route(careProfileRoutes.bookmarks)
  list(@UserId() owner: string): Promise<Bookmarks> {
    return this.bookmarks.find(owner);
  }

  @Route(careProfileRoutes.addBookmark)
  add(@UserId() owner: string, @Param('topicId') topicId: string): Promise<Bookmarks> {
    return this.bookmarks.change(owner, adding(topicId));
  }

  @Route(careProfileRoutes.removeBookmark)
  remove(@UserId() owner: string, @Param('topicId') topicId: string): Promise<Bookmarks> {
    return this.bookmarks.change(owner, removing(topicId));
  }
}
