import { Database } from '@careward/platform/mongo/database';
import { upsert } from '@careward/platform/mongo/upsert';
import { Injectable } from '@nestjs/common';
import { Schema, type Model } from 'mongoose';

/** The one document about the library as a whole. */
type LibraryVersion = {
  _id: 'library';
  /** The highest seed version of all copies that have started. */
  seedVersion: number;
  /** Counts the imports. Every copy compares it with the version that it has in memory. */
  version?: number;
};

const _id = 'library';
const schema = new Schema<LibraryVersion>(
  { _id: String, seedVersion: Number, version: Number },
  { versionKey: false },
);

@Injectable()
export class LibraryVersionRepository {
  private readonly versions: Model<LibraryVersion>;

  constructor(database: Database) {
    this.versions = database.model<LibraryVersion>('versions', schema, 'versions');
  }

  /** Stores the seed version of a copy unless a higher one is stored. Answers the highest. */
  async raiseSeedVersion(seedVersion: number): Promise<number> {
    await upsert(this.versions, { _id, seedVersion: { $lt: seedVersion } }, { $set: { seedVersion } });
    return this.seedVersion();
  }

  async seedVersion(): Promise<number> {
    return (await this.find())?.seedVersion ?? 0;
  }

  async version(): Promise<number> {
    return (await this.find())?.version ?? 0;
  }

  /** Makes every copy read the documents again. */
  async increaseVersion(): Promise<void> {
    await this.versions.updateOne({ _id }, { $inc: { version: 1 } });
  }

  private find(): Promise<LibraryVersion | null> {
    return this.versions.findById(_id).lean<LibraryVersion>();
  }
}
