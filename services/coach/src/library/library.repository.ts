import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { changeWithVersion } from '@careward/platform/mongo/change-with-version';
import { Database } from '@careward/platform/mongo/database';
import { insertOnce, type Target, update } from '@careward/platform/mongo/upsert';
import type { ImpersonalCollection } from '@careward/platform/personal-data/collections';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';

/**
 * A document of the library; public text, so nothing in it is sealed. Content null: it was withdrawn, and its version
 * stays so that an older one that arrives late is not taken for news.
 */
export type StoredDocument = { _id: string; version: number; content: DocumentPassages | null };

const storedDocumentSchema = new Schema<StoredDocument>(
  { _id: String, version: Number, content: Schema.Types.Mixed },
  { versionKey: false },
);

/**
 * The same without the content, in a collection of its own: it is read whole after every change, and a crawl changes
 * thousands of documents one by one.
 */
type ListedDocument = { _id: string; version: number; isPublished: boolean };

const listedDocumentSchema = new Schema<ListedDocument>(
  { _id: String, version: Number, isPublished: Boolean },
  { versionKey: false },
);

/** Counts every change of the documents; every copy of the service compares it with what it has read. */
type LibraryVersion = { _id: 'library'; version: number };

const libraryVersionSchema = new Schema<LibraryVersion>(
  { _id: String, version: Number },
  { versionKey: false },
);

type DocumentVersion = { _id: string; version: number };

/** The driver decodes a batch in one go, and requests wait for that. */
const BATCH_SIZE = { versions: 500, documents: 10 };

/** The documents that answers may be drawn from, as this service keeps them. */
@Injectable()
export class LibraryRepository {
  private readonly documents: Model<StoredDocument>;
  private readonly listed: Model<ListedDocument>;
  private readonly versions: Model<LibraryVersion>;

  constructor(database: Database) {
    this.documents = database.model<StoredDocument>('documents', storedDocumentSchema, 'documents');
    this.listed = database.model<ListedDocument>('listed', listedDocumentSchema, 'document_list');
    this.versions = database.model<LibraryVersion>('versions', libraryVersionSchema, 'versions');
  }

  /** The version of every document that is published, by its id. */
  publishedVersions(): Promise<Map<string, number>> {
    const listed = this.listed.find({ isPublished: true }, { version: 1 }).lean<ListedDocument[]>();
    return versionsOf(listed.cursor({ batchSize: BATCH_SIZE.versions }));
  }

  /** Lists what a copy of an earlier version stored, which kept no list; all copies read what that adds. */
  async completeList(): Promise<void> {
    const stored = this.documents.find({ content: { $ne: null } }, { version: 1 }).lean<StoredDocument[]>();
    const versions = await versionsOf(stored.cursor({ batchSize: BATCH_SIZE.versions }));
    const listed = await this.publishedVersions();
    const ids = [...new Set([...versions.keys(), ...listed.keys()])];
    const unlisted = ids.filter((id) => versions.get(id) !== listed.get(id));
    for (const id of unlisted) await this.list(id);
    if (unlisted.length > 0) await this.raiseVersion();
  }

  /** These documents, as far as they are published. */
  async *read(ids: readonly string[]): AsyncGenerator<DocumentPassages> {
    if (ids.length === 0) return;
    const stored = this.documents.find({ _id: { $in: ids } }).lean<StoredDocument[]>();
    for await (const { content } of stored.cursor({ batchSize: BATCH_SIZE.documents }))
      if (content) yield content;
  }

  /** Whether this version of a document, or a newer one, was kept or withdrawn. */
  async has(documentId: string, version: number): Promise<boolean> {
    const listed = await this.listed.findById(documentId).lean<ListedDocument>();
    return listed !== null && listed.version >= version;
  }

  /** Keeps a document unless a newer version is there. */
  keep(content: DocumentPassages): Promise<void> {
    return this.store({ _id: content.documentId, version: content.version, content });
  }

  /**
   * Adds the answered questions of a topic that was stored without them: by a copy that knew of none, or from one. False
   * when another version is stored by now.
   */
  complete({ documentId: _id, version, answers }: DocumentPassages): Promise<boolean> {
    const target = this.documents as unknown as Target<DocumentVersion>;
    return update(target, { _id, version }, { $set: { 'content.answers': answers } });
  }

  /** Removes a document's passages unless a newer version is there. */
  withdraw(documentId: string, version: number): Promise<void> {
    return this.store({ _id: documentId, version, content: null });
  }

  /** Tells every copy that the documents changed. */
  async raiseVersion(): Promise<void> {
    await this.versions.updateOne({ _id: 'library' }, { $inc: { version: 1 } }, { upsert: true });
  }

  async version(): Promise<number> {
    return (await this.versions.findById('library').lean<LibraryVersion>())?.version ?? 0;
  }

  private async store({ _id, version, content }: StoredDocument): Promise<void> {
    await storeNewer(this.documents, { _id, version, content });
    await this.list(_id);
  }

  /** Only once it is stored, so that whoever finds it in the list can read it. */
  private async list(_id: string): Promise<void> {
    const stored = await this.documents.findById(_id).lean<StoredDocument>();
    if (!stored) return;
    const { version, content } = stored;
    await storeNewer(this.listed, { _id, version, isPublished: content !== null });
  }
}

/** From the version that was read: by `_id` and an exact version the embedded engine finds without reading all. */
function storeNewer<Document extends DocumentVersion>(
  model: Model<Document>,
  newer: Document,
): Promise<unknown> {
  const target = model as unknown as Target<DocumentVersion>;
  const { _id, ...fields } = newer as DocumentVersion;
  return changeWithVersion({
    read: () => model.findById(_id, { version: 1 }).lean<DocumentVersion>(),
    decide: (stored) => (stored && stored.version >= newer.version ? null : fields),
    write: (change, stored) =>
      stored
        ? update(target, { _id, version: stored.version }, { $set: change })
        : insertOnce(target, _id, change),
  });
}

async function versionsOf(
  documents: AsyncIterable<{ _id: string; version: number }>,
): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  for await (const { _id, version } of documents) versions.set(_id, version);
  return versions;
}

export const libraryCollections: readonly ImpersonalCollection[] = [
  { collection: 'documents', retention: 'for ever' },
  { collection: 'document_list', retention: 'for ever' },
  { collection: 'versions', retention: 'for ever' },
];
