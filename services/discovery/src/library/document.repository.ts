import { documentPublished } from '@careward/contracts/events/discovery';
import { Outbox } from '@careward/platform/messaging/outbox';
import { pendingEvent, recording } from '@careward/platform/messaging/pending-event';
import { Database } from '@careward/platform/mongo/database';
import { isDuplicateKey } from '@careward/platform/mongo/migrations';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { documentSchema, type LibraryDocument } from './document.schema.js';
import { hashOf, LIBRARY_SOURCE, type Content } from './library-document.js';

const COLLECTION = 'documents';

export type Head = Pick<LibraryDocument, 'hash' | 'version' | 'position'>;
export type Published = Pick<LibraryDocument, 'version' | 'content'>;

/** Documents of the care library. */
@Injectable()
export class DocumentRepository {
  private readonly documents: Model<LibraryDocument>;

  constructor(
    database: Database,
    private readonly outbox: Outbox,
  ) {
    this.documents = database.model<LibraryDocument>(COLLECTION, documentSchema, COLLECTION);
  }

  /** Of every document of the library, by its id, what tells whether it has to be published anew. */
  async heads(): Promise<Map<string, Head>> {
    const heads = await this.documents
      .find({ source: LIBRARY_SOURCE }, { hash: 1, version: 1, position: 1 })
      .lean<(Head & { _id: string })[]>();
    return new Map(heads.map((head) => [head._id, head]));
  }

  /** The whole library in its own order. */
  async all(): Promise<Content[]> {
    const documents = await this.documents
      .find({ source: LIBRARY_SOURCE }, { content: 1 })
      .sort({ position: 1 })
      .lean<Pick<LibraryDocument, 'content'>[]>();
    return documents.map(({ content }) => content);
  }

  async find(id: string): Promise<Published | null> {
    return this.documents.findById(id, { version: 1, content: 1 }).lean<Published>();
  }

  /** Publishes the version after `version` (0: the first). Does nothing when another copy has just done it. */
  async publish(content: Content, position: number, version: number, now: Date): Promise<void> {
    const { id } = content.topic;
    const next = version + 1;
    await this.documents
      .updateOne(
        { _id: id, version },
        {
          $set: {
            source: LIBRARY_SOURCE,
            position,
            hash: hashOf(content),
            version: next,
            content,
            publishedAt: now,
          },
          ...recording(pendingEvent(documentPublished, { documentId: id, version: next }, now)),
        },
        { upsert: version === 0 },
      )
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    this.outbox.publish(COLLECTION, id);
  }

  async move(id: string, position: number): Promise<void> {
    await this.documents.updateOne({ _id: id }, { $set: { position } });
  }
}
