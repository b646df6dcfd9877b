import { Database } from '@careward/platform/mongo/database';
import { isDuplicateKey } from '@careward/platform/mongo/migrations';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { libraryVersionSchema, type LibraryVersion } from './library-version.schema.js';

const _id = 'library';

/** The version of the stored library, found by `_id`. */
@Injectable()
export class LibraryVersionRepository {
  private readonly versions: Model<LibraryVersion>;

  constructor(database: Database) {
    this.versions = database.model<LibraryVersion>('versions', libraryVersionSchema, 'versions');
  }

  /** Notes that a copy brings this seed, unless a newer one was brought before. Answers the newest of them. */
  async claim(seedVersion: number): Promise<number> {
    await this.versions
      .updateOne({ _id, seedVersion: { $lt: seedVersion } }, { $set: { seedVersion } }, { upsert: true })
      // The upsert meets the version that is there.
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    return this.seedVersion();
  }

  async seedVersion(): Promise<number> {
    return (await this.find())?.seedVersion ?? 0;
  }

  async version(): Promise<number> {
    return (await this.find())?.version ?? 0;
  }

  /** Tells every copy that the documents may have changed. */
  async raiseVersion(): Promise<void> {
    await this.versions.updateOne({ _id }, { $inc: { version: 1 } });
  }

  private find(): Promise<LibraryVersion | null> {
    return this.versions.findById(_id).lean<LibraryVersion>();
  }
}
