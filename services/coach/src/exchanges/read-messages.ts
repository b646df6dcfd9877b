import type { Message } from '@careward/contracts/coach/message';
import { notFound } from '@careward/platform/errors/refusal';
import { Injectable } from '@nestjs/common';
import { ConversationRepository } from '../conversations/conversation.repository.js';
import type { Page } from '../http/page.js';
import { CompleteExchange } from './complete-exchange.js';
import type { Exchange } from './exchange.js';
import { ExchangeRepository } from './exchange.repository.js';
import { exchangeOf, messagesOf } from './messages.domain.js';

/** A page of a conversation's messages, oldest first. A question that was left without its answer gets it if it can. */
@Injectable()
export class ReadMessages {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly exchanges: ExchangeRepository,
    private readonly complete: CompleteExchange,
  ) {}

  async execute(owner: string, conversationId: string, { before, limit }: Page): Promise<Message[]> {
    if (!(await this.conversations.exists(owner, conversationId))) throw notFound('conversation');
    const mark = before === undefined ? null : await this.exchanges.find(owner, exchangeOf(before));
    // An exchange is two messages, and the one that holds `before` may give its question.
    const upTo = mark?.conversationId === conversationId ? mark.seq : undefined;
    const page = { limit: Math.ceil(limit / 2) + 1, ...(upTo !== undefined && { upTo }) };
    const exchanges = await this.exchanges.latest(owner, conversationId, page);
    const completed: Exchange[] = [];
    for (const exchange of exchanges) completed.push(await this.complete.execute(owner, exchange));
    return messagesOf(completed, { before: before ?? null, limit });
  }
}
