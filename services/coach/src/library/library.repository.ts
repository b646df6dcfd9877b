import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { Database } from '@careward/platform/mongo/database';
import { isDuplicateKey } from '@careward/platform/mongo/migrations';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import {
  libraryVersionSchema,
  storedDocumentSchema,
  type LibraryVersion,
  type StoredDocument,
} from './library.schema.js';

/** The documents that answers may be drawn from, as this service keeps them. */
@Injectable()
export class LibraryRepository {
  private readonly documents: Model<StoredDocument>;
  private readonly versions: Model<LibraryVersion>;

  constructor(database: Database) {
    this.documents = database.model<StoredDocument>('documents', storedDocumentSchema, 'documents');
    this.versions = database.model<LibraryVersion>('versions', libraryVersionSchema, 'versions');
  }

  async all(): Promise<DocumentPassages[]> {
    const stored = await this.documents.find().sort({ _id: 1 }).lean<StoredDocument[]>();
    return stored.flatMap(({ content }) => content ?? []);
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
    await this.documents
      .updateOne({ _id, version: { $lt: version } }, { $set: { version, content } }, { upsert: true })
      // The upsert of an older version meets the newer document.
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }
}
