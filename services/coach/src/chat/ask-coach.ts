import { EXCHANGES_PER_CAREGIVER } from '@careward/contracts/coach/limits';
import { Clock } from '@careward/platform/app/clock';
import { newId } from '@careward/platform/app/new-id';
import { notFound, ProblemError, unavailable } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { AnswerQuestion } from '../answering/answer-question.js';
import { DeleteFiles } from '../files/stored-files.js';
import { languageOf } from '../understanding/language/language.domain.js';
import { AnswerExchange } from './answer-exchange.js';
import { AttachFiles } from './attachments.js';
import { ConversationRepository } from './conversation.repository.js';
import {
  isCompleted,
  isSameQuestion,
  type CompletedExchange,
  type Exchange,
  type Question,
} from './exchange.domain.js';
import { ExchangeRepository } from './exchange.repository.js';

export type NewQuestion = { conversationId: string; key: string; acceptLanguage: string; question: Question };

/** Stores a question before anything can go wrong with it, then answers it. The same key again finds the same exchange. */
@Injectable()
export class AskCoach {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly exchanges: ExchangeRepository,
    private readonly answerExchange: AnswerExchange,
    private readonly answerQuestion: AnswerQuestion,
    private readonly attachFiles: AttachFiles,
    private readonly deleteFiles: DeleteFiles,
    private readonly clock: Clock,
  ) {}

  async execute(owner: string, asked: NewQuestion): Promise<{ exchange: CompletedExchange; isNew: boolean }> {
    const { exchange: stored, isNew } = await this.store(owner, asked);
    const exchange = await this.answerExchange.execute(owner, stored);
    if (!isCompleted(exchange)) throw unavailable();
    return { exchange, isNew };
  }

  /** Only stores it. */
  async store(owner: string, asked: NewQuestion): Promise<{ exchange: Exchange; isNew: boolean }> {
    const { conversationId, key, question } = asked;
    const existing = await this.exchanges.findByKey(owner, key);
    const begun = existing ?? (await this.begin(owner, asked));
    // The conversation may have been deleted, with all its exchanges, just before this one was stored.
    if (!(await this.conversations.exists(owner, conversationId))) {
      await this.exchanges.deleteAllOf(owner, conversationId);
      await this.deleteFiles.ofConversation(owner, conversationId);
      throw notFound('conversation');
    }
    if (!begun) throw notFound('conversation');
    if (begun.conversationId !== conversationId || !isSameQuestion(begun.question, question))
      throw keyUsedBefore();
    return { exchange: begun, isNew: existing === null };
  }

  private async begin(
    owner: string,
    { conversationId, key, question, acceptLanguage }: NewQuestion,
  ): Promise<Exchange | null> {
    if ((await this.conversations.turnsOf(owner)) >= EXCHANGES_PER_CAREGIVER) throw tooManyMessages();
    this.answerQuestion.prepare(question.content);
    const now = this.clock.now();
    const last = () => this.exchanges.lastLanguage(owner, conversationId);
    const lang = await languageOf(question.content, { last, acceptLanguage });
    await this.attachFiles.give(owner, { key, conversationId }, question.attachments);
    const seq = await this.conversations.takeTurn(owner, conversationId, now);
    if (seq === null) {
      await this.attachFiles.takeBack(owner, { key, conversationId });
      throw notFound('conversation');
    }
    const exchange = await this.exchanges.create(owner, {
      id: newId(),
      key,
      conversationId,
      seq,
      question,
      lang,
      now,
    });
    if (exchange) await this.attachFiles.keep(owner, exchange.question.attachments);
    return exchange;
  }
}

const tooManyMessages = () =>
  new ProblemError({
    status: 409,
    code: 'too-many-messages',
    detail: `You have sent ${EXCHANGES_PER_CAREGIVER} messages, and that is as many as we can keep for you. Please delete a conversation that you no longer need, then send this message again.`,
  });

const keyUsedBefore = () =>
  new ProblemError({
    status: 422,
    code: 'key-used-before',
    detail:
      'Another message was sent under the same key before. Please reload the page and send yours again.',
  });
