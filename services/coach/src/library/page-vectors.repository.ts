import type { Language } from '@careward/contracts/kernel/languages';
import { Database } from '@careward/platform/mongo/database';
import type { ImpersonalCollection } from '@careward/platform/personal-data/collections';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';
import type { PageVectors } from '../retrieval/meaning-index.domain.js';

/** Where a version of a crawled page stands by its meaning, one vector after the other. */
type StoredVectors = {
  /** The document's id. */
  _id: string;
  version: number;
  lang: Language;
  /** How many passages; `vectors` holds as many of the same length. */
  passages: number;
  vectors: Buffer;
};

const storedVectorsSchema = new Schema<StoredVectors>(
  { _id: String, version: Number, lang: String, passages: Number, vectors: Buffer },
  { versionKey: false },
);

/** The driver decodes a batch in one go, and requests wait for that. */
const BATCH_SIZE = { vectors: 50, versions: 500 };

/** The vectors of crawled pages, which one copy of the service makes and all read. */
@Injectable()
export class PageVectorsRepository {
  private readonly vectors: Model<StoredVectors>;

  constructor(database: Database) {
    this.vectors = database.model<StoredVectors>('page-vectors', storedVectorsSchema, 'page_vectors');
  }

  async keep(id: string, { version, lang, passages }: PageVectors): Promise<void> {
    const $set = { version, lang, passages: passages.length, vectors: Buffer.concat(passages.map(bytesOf)) };
    await this.vectors.updateOne({ _id: id }, { $set }, { upsert: true });
  }

  async *read(ids: readonly string[]): AsyncGenerator<[id: string, PageVectors]> {
    if (ids.length === 0) return;
    const stored = this.vectors.find({ _id: { $in: ids } }).lean<StoredVectors[]>();
    for await (const { _id, version, lang, passages, vectors } of stored.cursor({
      batchSize: BATCH_SIZE.vectors,
    }))
      yield [_id, { version, lang, passages: passagesIn(vectors, passages) }];
  }

  /** The version of each page's vectors. */
  async versions(): Promise<Map<string, number>> {
    const stored = this.vectors.find({}, { version: 1 }).lean<StoredVectors[]>();
    const versions = new Map<string, number>();
    for await (const { _id, version } of stored.cursor({ batchSize: BATCH_SIZE.versions }))
      versions.set(_id, version);
    return versions;
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.vectors.deleteMany({ _id: { $in: ids } });
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Int8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/** A `lean` document holds the driver's own Binary, whose `buffer` are the bytes. */
function passagesIn(stored: Buffer | { buffer: Uint8Array }, count: number): Int8Array[] {
  const bytes = Int8Array.from(Buffer.isBuffer(stored) ? stored : stored.buffer);
  const size = bytes.length / (count || 1);
  return Array.from({ length: count }, (_, n) => bytes.slice(n * size, (n + 1) * size));
}

export const pageVectorsCollection: ImpersonalCollection = {
  collection: 'page_vectors',
  retention: 'for ever',
};
