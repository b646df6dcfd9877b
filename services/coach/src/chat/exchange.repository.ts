import type { Language } from '@careward/contracts/kernel/languages';
import { Vault } from '@careward/platform/personal-data/vault';
import { PersonalData } from '@careward/platform/personal-data/personal-data';
import { Database } from '@careward/platform/mongo/database';
import { isDuplicateKey } from '@careward/platform/mongo/migrations';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { Answer } from '../answer/answer.domain.js';
import type { Asked, Attempt, Exchange } from './exchange.domain.js';
import { toDomain, sealedAnswer, sealedQuestion } from './exchange.mapper.js';
import { exchangeSchema, type ExchangeDocument } from './exchange.schema.js';

const COLLECTION = 'exchanges';
const keyOf = (owner: string, key: string) => `${owner}/${key}`;

export type NewExchange = {
  id: string;
  key: string;
  conversationId: string;
  seq: number;
  question: Asked;
  lang: Language;
  now: Date;
};

/** Exchanges of one owner, one document each. */
@Injectable()
export class ExchangeRepository {
  private readonly exchanges: Model<ExchangeDocument>;

  constructor(
    database: Database,
    private readonly vault: Vault,
    private readonly personalData: PersonalData,
  ) {
    this.exchanges = database.model<ExchangeDocument>(COLLECTION, exchangeSchema, COLLECTION);
  }

  findByKey(owner: string, key: string): Promise<Exchange | null> {
    return this.one({ key: keyOf(owner, key), owner });
  }

  find(owner: string, id: string): Promise<Exchange | null> {
    return this.one({ _id: id, owner });
  }

  /** Stores a question, pending. Of calls with one key that race, one stores and all get what it stored. */
  begin(owner: string, { id, key, question, now, ...rest }: NewExchange): Promise<Exchange | null> {
    return this.personalData.write(owner, async (owned) => {
      const document: ExchangeDocument = {
        ...rest,
        _id: id,
        owner,
        key: keyOf(owner, key),
        status: 'pending',
        generating: null,
        question: sealedQuestion(id, question, owned),
        answer: null,
        feedback: null,
        askedAt: now,
        answeredAt: null,
      };
      try {
        await this.exchanges.create(document);
        return toDomain(document, owned);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return this.findByKey(owner, key);
      }
    });
  }

  /** Takes a question to answer it. False when somebody else has it, or has answered it. */
  async beginAttempt(owner: string, id: string, attempt: Attempt): Promise<boolean> {
    const { matchedCount } = await this.exchanges.updateOne(
      { _id: id, owner, status: 'pending', generating: null },
      { $set: { generating: attempt } },
    );
    // Nothing matches after the person was erased, and the caller should be told that reason.
    if (matchedCount === 0) await this.vault.refuseErased(owner);
    return matchedCount > 0;
  }

  /** Gives a question back that could not be answered for now. */
  async endAttempt(owner: string, id: string, { holder }: Attempt): Promise<void> {
    await this.exchanges.updateOne(
      { _id: id, owner, status: 'pending', 'generating.holder': holder },
      { $set: { generating: null } },
    );
  }

  /** Stores the answer unless one is there already; what is stored then. Null when the exchange was deleted. */
  async answer(owner: string, id: string, answer: Answer, now: Date): Promise<Exchange | null> {
    const vault = await this.vault.toWrite(owner);
    await this.exchanges.updateOne(
      { _id: id, owner, status: 'pending' },
      {
        $set: {
          status: 'answered',
          answer: sealedAnswer(id, answer, vault),
          answeredAt: now,
          generating: null,
        },
      },
    );
    return this.find(owner, id);
  }

  /** The latest exchanges up to and with a place, oldest first. */
  async latest(
    owner: string,
    conversationId: string,
    { upTo = Number.MAX_SAFE_INTEGER, limit }: { upTo?: number; limit: number },
  ): Promise<Exchange[]> {
    const documents = await this.exchanges
      .find({ conversationId, owner, seq: { $lte: upTo } })
      .sort({ seq: -1 })
      .limit(limit)
      .lean<ExchangeDocument[]>();
    const vault = await this.vault.toRead(owner);
    return documents.reverse().map((document) => toDomain(document, vault));
  }

  async delete(owner: string, id: string): Promise<void> {
    await this.exchanges.deleteOne({ _id: id, owner });
  }

  async deleteAllOf(owner: string, conversationId: string): Promise<void> {
    await this.exchanges.deleteMany({ conversationId, owner });
  }

  private async one(which: Partial<Pick<ExchangeDocument, '_id' | 'key' | 'owner'>> & { owner: string }) {
    const document = await this.exchanges.findOne(which).lean<ExchangeDocument>();
    return document ? toDomain(document, await this.vault.toRead(which.owner)) : null;
  }
}
