import { documentPublished, documentWithdrawn } from '@careward/contracts/discovery/events';
import { AggregateCollection } from '@careward/platform/events/aggregate-collection';
import { Outbox } from '@careward/platform/events/outbox';
import { pendingEvent } from '@careward/platform/events/pending-event';
import { Database } from '@careward/platform/mongo/database';
import { update, upsert } from '@careward/platform/mongo/upsert';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';
import {
  type Content,
  type DesiredState,
  hashContent,
  type ImportStep,
  LIBRARY_SOURCE,
  type LibraryDocument,
  type StoredState,
} from './document.domain.js';

const documentSchema = new Schema<LibraryDocument>(
  {
    _id: String,
    source: String,
    position: Number,
    hash: String,
    version: Number,
    seedVersion: Number,
    content: Schema.Types.Mixed,
    publishedAt: Date,
    outbox: Schema.Types.Mixed,
    events: Number,
  },
  { versionKey: false, minimize: false },
);

const COLLECTION = 'documents';
const STATE = { hash: 1, version: 1, position: 1, seedVersion: 1 };

/** The change of a document from the state that was read to the one that a seed wants. */
type StateChange = { id: string; stored: StoredState | null; desired: DesiredState; now: Date };

@Injectable()
export class DocumentRepository {
  private readonly documents: Model<LibraryDocument>;
  private readonly aggregates: AggregateCollection<LibraryDocument>;

  constructor(database: Database, outbox: Outbox) {
    this.documents = database.model<LibraryDocument>(COLLECTION, documentSchema, COLLECTION);
    this.aggregates = new AggregateCollection(this.documents, outbox);
  }

  /** Of every document of the library, withdrawn ones too, by id. */
  async states(): Promise<Map<string, StoredState>> {
    const documents = await this.documents
      .find({ source: LIBRARY_SOURCE }, STATE)
      .lean<(StoredState & { _id: string })[]>();
    return new Map(documents.map((document) => [document._id, document]));
  }

  async state(id: string): Promise<StoredState | null> {
    return this.documents.findById(id, STATE).lean<StoredState>();
  }

  /** The published contents, in the order of the library. */
  async published(): Promise<Content[]> {
    const documents = await this.documents
      .find({ source: LIBRARY_SOURCE }, { content: 1 })
      .sort({ position: 1 })
      .lean<Pick<LibraryDocument, 'content'>[]>();
    return documents.flatMap(({ content }) => content ?? []);
  }

  /** Content is null for a withdrawn document. */
  async find(id: string): Promise<Pick<LibraryDocument, 'version' | 'content'> | null> {
    return this.documents.findById(id, { version: 1, content: 1 }).lean<LibraryDocument>();
  }

  /** Takes the step if the document is still as it was read; false when another copy has changed it. */
  async apply(step: ImportStep, { id, stored, desired, now }: StateChange): Promise<boolean> {
    const { content, position, seedVersion } = desired;
    const before = stored?.version ?? 0;
    const asRead = { _id: id, version: before, seedVersion: stored?.seedVersion ?? { $exists: false } };
    if (step === 'touch') return update(this.documents, asRead, { $set: { position, seedVersion } });
    const version = before + 1;
    const contract = content ? documentPublished : documentWithdrawn;
    return this.aggregates.update(
      asRead,
      {
        $set: {
          source: LIBRARY_SOURCE,
          position,
          hash: content && hashContent(content),
          version,
          seedVersion,
          content,
          ...(content && { publishedAt: now }),
        },
      },
      [pendingEvent(contract, { documentId: id, version }, now)],
      { upsert: !stored },
    );
  }
}

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
