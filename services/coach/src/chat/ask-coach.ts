import { Clock } from '@careward/platform/app/clock';
import { notFound, ProblemError, unavailable } from '@careward/platform/http/problem-error';
import { newId } from '@careward/platform/app/new-id';
import { Injectable } from '@nestjs/common';
import { ConversationRepository } from './conversation.repository.js';
import { languageOf } from '../language/language-of.domain.js';
import { CompleteExchange } from './complete-exchange.js';
import { asksTheSame, type AnsweredExchange, type Asked, type Exchange } from './exchange.domain.js';
import { ExchangeRepository } from './exchange.repository.js';
import type { Sent } from './sent.decorator.js';

type Question = Sent & { asked: Asked };

/** Takes a question, keeps it before anything can go wrong with it, then answers it. */
@Injectable()
export class AskCoach {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly exchanges: ExchangeRepository,
    private readonly complete: CompleteExchange,
    private readonly clock: Clock,
  ) {}

  async execute(owner: string, question: Question): Promise<{ exchange: AnsweredExchange; isNew: boolean }> {
    const { conversationId, key } = question;
    if (!(await this.conversations.exists(owner, conversationId))) throw notFound('conversation');
    const before = await this.exchanges.findByKey(owner, key);
    const begun = before ?? (await this.begin(owner, question));
    if (begun.conversationId !== conversationId || !asksTheSame(begun.question, question.asked))
      throw keyUsedBefore();
    const exchange = await this.complete.execute(owner, begun);
    if (exchange.status === 'pending') throw unavailable();
    return { exchange, isNew: before === null };
  }

  private async begin(
    owner: string,
    { conversationId, key, asked, acceptLanguage }: Question,
  ): Promise<Exchange> {
    const now = this.clock.now();
    const [last] = await this.exchanges.latest(owner, conversationId, { limit: 1 });
    const lang = languageOf(asked.content, { last: last?.lang ?? null, acceptLanguage });
    const seq = await this.conversations.takeTurn(owner, conversationId, now);
    if (seq === null) throw notFound('conversation');
    const id = newId();
    const begun = await this.exchanges.begin(owner, {
      id,
      key,
      conversationId,
      seq,
      question: asked,
      lang,
      now,
    });
    if (!begun) throw notFound('conversation');
    // The conversation may have been deleted, with all its exchanges, between the turn and the write.
    if (await this.conversations.exists(owner, conversationId)) return begun;
    await this.exchanges.delete(owner, id);
    throw notFound('conversation');
  }
}

const keyUsedBefore = () =>
  new ProblemError({
    status: 422,
    code: 'key-used-before',
    detail:
      'Another message was sent under the same key before. Please reload the page and send yours again.',
  });
