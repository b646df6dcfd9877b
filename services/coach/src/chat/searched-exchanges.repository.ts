import { setImmediate } from 'node:timers/promises';
import { Database } from '@careward/platform/mongo/database';
import { Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import type { Exchange } from './exchange.domain.js';
import { EXCHANGES, type ExchangeDocument, toDomain } from './exchange-document.js';

/** So few that opening them keeps nobody else waiting. */
const BATCH = 200;

/** The exchanges as a search reads them: all of a person, without what Mongoose costs for each. */
@Injectable()
export class SearchedExchanges {
  private readonly stored: Collection<ExchangeDocument>;

  constructor(
    database: Database,
    private readonly vault: Vault,
  ) {
    this.stored = database.collection<ExchangeDocument>(EXCHANGES);
  }

  /** Newest first, in batches. The next one is fetched while one is used. */
  async *newestFirst(owner: string): AsyncGenerator<Exchange[]> {
    const vault = await this.vault.toRead(owner);
    const cursor = this.stored
      .find({ owner }, { projection: { outbox: 0, feedbackReason: 0 } })
      .sort({ askedAt: -1, _id: -1 })
      .batchSize(BATCH);
    const fetchNext = () => {
      const fetching = cursor.hasNext();
      // It is awaited later, or not at all.
      fetching.catch(() => undefined);
      return fetching;
    };
    try {
      let fetched = fetchNext();
      while (await fetched) {
        const documents = cursor.readBufferedDocuments();
        fetched = fetchNext();
        await setImmediate();
        yield documents.map((document) => toDomain(document, vault));
      }
    } finally {
      await cursor.close();
    }
  }
}
