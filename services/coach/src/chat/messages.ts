import type { GiveFeedback as FeedbackRequest, Message, Risk } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import type { Page, PageOf } from '@careward/contracts/kernel/route';
import { isId } from '@careward/platform/app/new-id';
import { unknownCursor } from '@careward/platform/http/page';
import { notFound } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { CountAnswer } from '../answering/count-answer.js';
import { ScreenTexts } from '../understanding/safety/screenings.controller.js';
import { ConversationRepository } from './conversation.repository.js';
import {
  exchangeOfAnswer,
  feedbackIn,
  isCompleted,
  type MessageCursor,
  messagesOf,
  parseMessageCursor,
  writeMessageCursor,
} from './exchange.domain.js';
import { ExchangeRepository } from './exchange.repository.js';
import { WithdrawnSources } from './withdrawn-sources.js';

/** A page of a conversation's messages, oldest first. A question that is not answered yet stands alone. */
@Injectable()
export class ReadMessages {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly exchanges: ExchangeRepository,
    private readonly withdrawnSources: WithdrawnSources,
  ) {}

  async execute(
    owner: string,
    conversationId: string,
    { before: asked, limit }: Page,
  ): Promise<PageOf<Message>> {
    if (!(await this.conversations.exists(owner, conversationId))) throw notFound('conversation');
    const before = asked === undefined ? null : await this.cursorAt(owner, conversationId, asked);
    // An exchange is two messages, and of the one at `before` only the question may be asked for.
    const page = { limit: Math.ceil(limit / 2) + 1, ...(before && { upTo: before.seq }) };
    const exchanges = await this.exchanges.latest(owner, conversationId, page);
    const found = messagesOf(exchanges, { before, limit });
    const [first] = found;
    // With unanswered questions a page may have fewer messages than asked for and yet not be the last.
    const isLast = exchanges.length < page.limit && found.length < limit;
    return {
      items: found.map(({ message }) => this.withdrawnSources.mark(message)),
      next: first && !isLast ? writeMessageCursor(first.cursor) : null,
    };
  }

  /** `before` is a cursor from a Link header, or a message's id. */
  private async cursorAt(owner: string, conversationId: string, asked: string): Promise<MessageCursor> {
    const named = parseMessageCursor(asked);
    if (!named) throw unknownCursor();
    const { exchange: name, part } = named;
    if (/^\d{1,9}$/.test(name)) return { seq: Number(name), part };
    if (!isId(name)) throw unknownCursor();
    const exchange = await this.exchanges.find(owner, name);
    if (exchange?.conversationId !== conversationId) throw notFound('message');
    return { seq: exchange.seq, part };
  }
}

/**
 * Keeps what a caregiver says about an answer, with the exchange, counts it, and answers the danger that its reason names.
 * The latest replaces what was said before.
 */
@Injectable()
export class GiveFeedback {
  constructor(
    private readonly exchanges: ExchangeRepository,
    private readonly countAnswer: CountAnswer,
    private readonly screenTexts: ScreenTexts,
  ) {}

  async execute(owner: string, given: FeedbackRequest, lang: Language): Promise<Risk | null> {
    const exchange = exchangeOfAnswer(given.messageId);
    const feedback = feedbackIn(given);
    const rated = exchange === null ? null : await this.exchanges.setFeedback(owner, exchange, feedback);
    if (!rated) throw notFound('message');
    if (isCompleted(rated)) {
      const { answer, answeredAt, feedback: before } = rated;
      this.countAnswer.rate(answer, { answeredAt, feedback: given.feedback, before });
    }
    return this.screenTexts.execute({ texts: feedback.reason === null ? [] : [feedback.reason], lang });
  }
}
