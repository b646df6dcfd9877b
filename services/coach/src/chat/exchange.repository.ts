import { questionUnanswered } from '@careward/contracts/coach/events';
import { ANSWER_ATTEMPTS } from '@careward/contracts/coach/limits';
import type { Language } from '@careward/contracts/kernel/languages';
import { isReadable } from '@careward/contracts/kernel/readable';
import { AggregateCollection } from '@careward/platform/events/aggregate-collection';
import { Outbox } from '@careward/platform/events/outbox';
import { pendingEvent } from '@careward/platform/events/pending-event';
import { Vault } from '@careward/platform/personal-data/vault';
import { PersonalData, type PersonalStore } from '@careward/platform/personal-data/personal-data';
import { Database } from '@careward/platform/mongo/database';
import { insertOnce, update } from '@careward/platform/mongo/upsert';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { Answer } from '../answering/answer.domain.js';
import type { AnswerFeedback, Attempt, Exchange, Question } from './exchange.domain.js';
import {
  EXCHANGES,
  type ExchangeDocument,
  exchangeSchema,
  sealAnswer,
  sealQuestion,
  sealReason,
  toDomain,
  toExport,
  type UnansweredDocument,
} from './exchange-document.js';

const heldBy = (owner: string, _id: string, holder: string) =>
  ({ _id, owner, status: 'generating', 'generating.holder': holder }) as const;
const keyOf = (owner: string, key: string) => `${owner}/${key}`;
const UNFINISHED: ExchangeDocument['status'][] = ['pending', 'generating'];

type NewExchange = {
  id: string;
  key: string;
  conversationId: string;
  seq: number;
  question: Question;
  lang: Language;
  now: Date;
};

type AbandonedQuery = { pendingBefore: Date | null; now: Date; limit: number };

/** Exchanges of one owner, one document each. Every change of status is a compare-and-set on that document. */
@Injectable()
export class ExchangeRepository {
  private readonly exchanges: Model<ExchangeDocument>;
  private readonly unanswered: AggregateCollection<UnansweredDocument>;

  constructor(
    database: Database,
    outbox: Outbox,
    private readonly vault: Vault,
    private readonly personalData: PersonalData,
  ) {
    this.exchanges = database.model<ExchangeDocument>(EXCHANGES, exchangeSchema, EXCHANGES);
    this.unanswered = new AggregateCollection(database.collection<UnansweredDocument>(EXCHANGES), outbox);
  }

  findByKey(owner: string, key: string): Promise<Exchange | null> {
    return this.one(owner, { key: keyOf(owner, key) });
  }

  find(owner: string, id: string): Promise<Exchange | null> {
    return this.one(owner, { _id: id });
  }

  /** Stores a question, pending. Of racing calls with one key one stores, and all get what it stored. */
  create(owner: string, { id, key, question, now, ...rest }: NewExchange): Promise<Exchange | null> {
    return this.personalData.write(owner, async (owned) => {
      const fields: Omit<ExchangeDocument, '_id'> = {
        ...rest,
        owner,
        key: keyOf(owner, key),
        status: 'pending',
        generating: null,
        question: sealQuestion(id, question, owned),
        answer: null,
        feedback: null,
        askedAt: now,
        answeredAt: null,
      };
      const isNew = await insertOnce(this.exchanges, id, fields);
      return isNew ? toDomain({ _id: id, ...fields }, owned) : this.findByKey(owner, key);
    });
  }

  /** pending -> generating. False when somebody else has claimed or answered it. */
  async claim(owner: string, id: string, generating: Attempt): Promise<boolean> {
    // An attempt whose answer could not be sealed would count as a failed one.
    await this.vault.refuseLost(owner);
    const pending = { _id: id, owner, status: 'pending', generating: null } as const;
    const isClaimed = await update(this.exchanges, pending, { $set: { status: 'generating', generating } });
    // Nothing matches after the owner was erased, and the caller should be told that reason.
    if (!isClaimed) await this.vault.refuseErased(owner);
    return isClaimed;
  }

  /** The holder lives, and has it until then; null when it is the holder's no longer. Tells whether to stop. */
  async beat(
    owner: string,
    id: string,
    { holder, until }: { holder: string; until: Date },
  ): Promise<{ isStopped: boolean } | null> {
    const document = await this.exchanges
      .findOneAndUpdate(heldBy(owner, id, holder), { $set: { 'generating.until': until } })
      .lean<ExchangeDocument>();
    return document && { isStopped: document.stopAskedAt !== undefined };
  }

  /** Asks that it be stopped, if it is not finished; false when there is no such exchange. */
  async askToStop(owner: string, id: string, now: Date): Promise<boolean> {
    const unfinished = { _id: id, owner, status: { $in: UNFINISHED } };
    if (await update(this.exchanges, unfinished, { $set: { stopAskedAt: now } })) return true;
    return (await this.exchanges.exists({ _id: id, owner })) !== null;
  }

  /** generating -> pending, by the holder, who could not answer it for now. */
  async release(owner: string, id: string, holder: string): Promise<void> {
    await update(this.exchanges, heldBy(owner, id, holder), {
      $set: { status: 'pending', generating: null },
    });
  }

  /** generating -> pending, or interrupted after the last attempt, by the holder whose answer could not be stored. */
  async fail(owner: string, id: string, { holder, attempt }: Attempt, now: Date): Promise<void> {
    const isLast = attempt >= ANSWER_ATTEMPTS;
    const next = isLast
      ? ({ status: 'interrupted', answeredAt: now } as const)
      : ({ status: 'pending', failedAttempts: attempt } as const);
    await update(this.exchanges, heldBy(owner, id, holder), { $set: { ...next, generating: null } });
  }

  /**
   * generating -> answered, by the holder. False when it is the holder's no longer. That the library had nothing on the
   * question is recorded as an event in the same write.
   */
  async complete(
    owner: string,
    id: string,
    { holder, answer, now }: { holder: string; answer: Answer; now: Date },
  ): Promise<boolean> {
    const vault = await this.vault.toWrite(owner);
    const sealed = sealAnswer(id, answer, vault);
    const answered = { status: 'answered', answer: sealed, answeredAt: now, generating: null } as const;
    if (!answer.isUnanswered) return update(this.exchanges, heldBy(owner, id, holder), { $set: answered });
    const event = pendingEvent(questionUnanswered, { questionId: id, lang: answer.lang }, now);
    return this.unanswered.update(heldBy(owner, id, holder), { $set: answered }, [event]);
  }

  /** What was asked where the library had nothing; null for any other exchange, and once it or its key is gone. */
  async unansweredQuestion(id: string): Promise<Pick<Exchange, 'question' | 'lang'> | null> {
    const document = await this.exchanges.findOne({ _id: id, events: { $gt: 0 } }).lean<ExchangeDocument>();
    if (!document) return null;
    const { question, lang } = toDomain(document, await this.vault.toRead(document.owner));
    return isReadable(question.content) ? { question, lang } : null;
  }

  /** generating -> interrupted, by anybody, once the holder's time is over. False when it is not: the holder is alive. */
  async interrupt(owner: string, id: string, now: Date): Promise<boolean> {
    const expired = { _id: id, owner, status: { $in: UNFINISHED }, 'generating.until': { $lte: now } };
    const interrupted = { status: 'interrupted', answeredAt: now, generating: null } as const;
    return update(this.exchanges, expired, { $set: interrupted });
  }

  /** Replaces the feedback on an answer, with its reason. The exchange as it was before; null without such an answer. */
  async setFeedback(
    owner: string,
    id: string,
    { feedback, reason }: AnswerFeedback,
  ): Promise<Exchange | null> {
    const vault = await this.vault.toWrite(owner);
    const feedbackReason = reason === null ? null : sealReason(id, reason, vault);
    const answered = { _id: id, owner, answeredAt: { $ne: null } };
    const before = await this.exchanges
      .findOneAndUpdate(answered, { $set: { feedback, feedbackReason } }, { returnDocument: 'before' })
      .lean<ExchangeDocument>();
    return before && toDomain(before, vault);
  }

  /** Keeps it from `findAbandoned` until then, so that it holds no place before the others. */
  async postpone(owner: string, id: string, tryAgainAt: Date): Promise<void> {
    await update(this.exchanges, { _id: id, owner }, { $set: { tryAgainAt } });
  }

  /** Exchanges that nobody is answering: pending since before a moment, if one is given, or past the holder's time. */
  async findAbandoned({
    pendingBefore,
    now,
    limit,
  }: AbandonedQuery): Promise<{ owner: string; exchange: Exchange }[]> {
    const pending = { generating: null, ...(pendingBefore && { askedAt: { $lt: pendingBefore } }) };
    const documents = await this.exchanges
      .find({
        status: { $in: UNFINISHED },
        $or: [
          { 'generating.until': { $lte: now } },
          ...(pendingBefore
            ? [
                { ...pending, tryAgainAt: null },
                { ...pending, tryAgainAt: { $lte: now } },
              ]
            : []),
        ],
      })
      .sort({ askedAt: 1 })
      .limit(limit)
      .lean<ExchangeDocument[]>();
    return Promise.all(
      documents.map(async (document) => ({
        owner: document.owner,
        exchange: toDomain(document, await this.vault.toRead(document.owner)),
      })),
    );
  }

  /** Which of these are still to be answered. */
  async unfinishedAmong(ids: readonly string[]): Promise<Set<string>> {
    const unfinished = { _id: { $in: ids }, status: { $in: UNFINISHED } };
    const found = await this.exchanges.find(unfinished, { _id: 1 }).lean<Pick<ExchangeDocument, '_id'>[]>();
    return new Set(found.map(({ _id }) => _id));
  }

  /** The latest exchanges up to and with a place, oldest first. */
  async latest(
    owner: string,
    conversationId: string,
    { upTo = Number.MAX_SAFE_INTEGER, limit }: { upTo?: number; limit: number },
  ): Promise<Exchange[]> {
    const [documents, vault] = await Promise.all([
      this.exchanges
        .find({ conversationId, owner, seq: { $lte: upTo } })
        .sort({ seq: -1 })
        .limit(limit)
        .lean<ExchangeDocument[]>(),
      this.vault.toRead(owner),
    ]);
    return documents.reverse().map((document) => toDomain(document, vault));
  }

  /** The exchanges after a place (0: the beginning), oldest first. */
  async export(
    owner: string,
    conversationId: string,
    { after, limit }: { after: number; limit: number },
  ): Promise<ReturnType<typeof toExport>[]> {
    const [documents, vault] = await Promise.all([
      this.exchanges
        .find({ conversationId, owner, seq: { $gt: after } })
        .sort({ seq: 1 })
        .limit(limit)
        .lean<ExchangeDocument[]>(),
      this.vault.toRead(owner),
    ]);
    return documents.map((document) => toExport(document, vault));
  }

  /** The language of a conversation's latest exchange; null when it has none. */
  async lastLanguage(owner: string, conversationId: string): Promise<Language | null> {
    const last = await this.exchanges
      .findOne({ conversationId, owner }, { lang: 1 })
      .sort({ seq: -1 })
      .lean<Pick<ExchangeDocument, 'lang'>>();
    return last?.lang ?? null;
  }

  async deleteAllOf(owner: string, conversationId: string): Promise<void> {
    await this.exchanges.deleteMany({ conversationId, owner });
  }

  private async one(owner: string, which: { _id: string } | { key: string }): Promise<Exchange | null> {
    const [document, vault] = await Promise.all([
      this.exchanges.findOne({ ...which, owner }).lean<ExchangeDocument>(),
      this.vault.toRead(owner),
    ]);
    return document && toDomain(document, vault);
  }
}

/** A download has them in their conversations. */
export const exchangeStore: PersonalStore = {
  collection: EXCHANGES,
  owner: 'owner',
  sealed: ['question', 'answer', 'feedbackReason'],
  export: 'another store',
  erase: 'delete',
  retention: 'until erased',
};
