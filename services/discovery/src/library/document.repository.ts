import { documentPublished, documentWithdrawn } from '@careward/contracts/discovery/events';
import { Outbox } from '@careward/platform/events/outbox';
import { pendingEvent, withEvents } from '@careward/platform/events/pending-event';
import { Database } from '@careward/platform/mongo/database';
import { isDuplicateKey } from '@careward/platform/mongo/migrations';
import { Injectable } from '@nestjs/common';
import type { Model, UpdateQuery } from 'mongoose';
import { documentSchema, type LibraryDocument } from './document.schema.js';
import type { Head, ImportStep, Wanted } from './import-step.domain.js';
import { hashOf, LIBRARY_SOURCE, type Content } from './library-document.domain.js';

const COLLECTION = 'documents';
const HEAD = { hash: 1, version: 1, position: 1, seedVersion: 1 };

type Stored = Pick<LibraryDocument, 'version' | 'content'>;
/** A step that an import takes with a document, which it has seen in the state `seen`. */
type Change = { id: string; wanted: Wanted; seen: Head | undefined; now: Date };

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

  /** Of every document of the library, withdrawn ones too, by its id, what tells whether it has to be changed. */
  async heads(): Promise<Map<string, Head>> {
    const heads = await this.documents
      .find({ source: LIBRARY_SOURCE }, HEAD)
      .lean<(Head & { _id: string })[]>();
    return new Map(heads.map((head) => [head._id, head]));
  }

  async head(id: string): Promise<Head | undefined> {
    return (await this.documents.findById(id, HEAD).lean<Head>()) ?? undefined;
  }

  /** What the library has published, in its own order. */
  async published(): Promise<Content[]> {
    const documents = await this.documents
      .find({ source: LIBRARY_SOURCE }, { content: 1 })
      .sort({ position: 1 })
      .lean<Pick<LibraryDocument, 'content'>[]>();
    return documents.flatMap(({ content }) => content ?? []);
  }

  /** Content null: it was withdrawn. */
  async find(id: string): Promise<Stored | null> {
    return this.documents.findById(id, { version: 1, content: 1 }).lean<Stored>();
  }

  /** Takes the step if the document is still as it was seen; false when another copy has changed it. */
  async take(step: Exclude<ImportStep, 'none'>, change: Change): Promise<boolean> {
    const { position, seedVersion } = change.wanted;
    if (step === 'confirm') return this.update(change, { $set: { position, seedVersion } });
    const taken = await this.update(change, newVersion(change));
    if (taken) this.outbox.publish(COLLECTION, change.id);
    return taken;
  }

  private async update({ id, seen }: Change, update: UpdateQuery<LibraryDocument>): Promise<boolean> {
    const asSeen = { _id: id, version: seen?.version ?? 0, seedVersion: seen?.seedVersion ?? null };
    try {
      const done = await this.documents.updateOne(asSeen, update, { upsert: !seen });
      return done.matchedCount + done.upsertedCount > 0;
    } catch (error) {
      // The upsert meets a document that another copy has added.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

/** The next version of a document, with the event that tells of it. */
function newVersion({ id, wanted, seen, now }: Change): UpdateQuery<LibraryDocument> {
  const { content, position, seedVersion } = wanted;
  const version = (seen?.version ?? 0) + 1;
  const happened = content ? documentPublished : documentWithdrawn;
  return {
    $set: {
      source: LIBRARY_SOURCE,
      position,
      hash: content && hashOf(content),
      version,
      seedVersion,
      content,
      ...(content && { publishedAt: now }),
    },
    ...withEvents(pendingEvent(happened, { documentId: id, version }, now)),
  };
}
