import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { Database } from '@careward/platform/mongo/database';
import { upsert } from '@careward/platform/mongo/upsert';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import {
  libraryVersionSchema,
  storedDocumentSchema,
  type LibraryVersion,
  type StoredDocument,
} from './library.schema.js';

/** The driver decodes a batch in one go, and requests wait for that. */
const BATCH_SIZE = { versions: 500, documents: 10 };

/** The documents that answers may be drawn from, as this service keeps them. */
@Injectable()
export class LibraryRepository {
  private readonly documents: Model<StoredDocument>;
  private readonly versions: Model<LibraryVersion>;

  constructor(database: Database) {
    this.documents = database.model<StoredDocument>('documents', storedDocumentSchema, 'documents');
    this.versions = database.model<LibraryVersion>('versions', libraryVersionSchema, 'versions');
  }

  /** The version of every document that is published, by its id. */
  async publishedVersions(): Promise<Map<string, number>> {
    const versions = new Map<string, number>();
    const stored = this.documents.find({ content: { $ne: null } }, { version: 1 }).lean<StoredDocument[]>();
    for await (const { _id, version } of stored.cursor({ batchSize: BATCH_SIZE.versions }))
      versions.set(_id, version);
    return versions;
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
    const stored = await this.documents.findById(documentId, { version: 1 }).lean<StoredDocument>();
    return stored !== null && stored.version >= version;
  }

  /** Keeps a document unless a newer version is there. */
  keep(content: DocumentPassages): Promise<void> {
    return this.store({ _id: content.documentId, version: content.version, content });
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
    await upsert(this.documents, { _id, version: { $lt: version } }, { $set: { version, content } });
  }
}
