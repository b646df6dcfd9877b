import type { Message } from '@careward/contracts/coach/message';
import type { Page } from '@careward/contracts/kernel/page';
import { notFound } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { ConversationRepository } from './conversation.repository.js';
import { CompleteExchange } from './complete-exchange.js';
import type { Exchange } from './exchange.domain.js';
import { ExchangeRepository } from './exchange.repository.js';
import { messagesOf, readPlace, writePlace, type MessagePlace } from './messages.domain.js';

type Read = { messages: Message[]; next: string | null };

/** A page of a conversation's messages, oldest first. A question that was left without its answer gets it if it can. */
@Injectable()
export class ReadMessages {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly exchanges: ExchangeRepository,
    private readonly complete: CompleteExchange,
  ) {}

  async execute(owner: string, conversationId: string, { before: asked, limit }: Page): Promise<Read> {
    if (!(await this.conversations.exists(owner, conversationId))) throw notFound('conversation');
    const before = asked === undefined ? null : await this.placeAt(owner, conversationId, asked);
    // An exchange is two messages, and the one at `before` may give its question.
    const page = { limit: Math.ceil(limit / 2) + 1, ...(before && { upTo: before.seq }) };
    const exchanges = await this.exchanges.latest(owner, conversationId, page);
    const completed: Exchange[] = [];
    for (const exchange of exchanges) completed.push(await this.complete.execute(owner, exchange));
    const placed = messagesOf(completed, { before, limit });
    const [first] = placed;
    // A question without an answer fills half the room, so a page may be short and yet not the last.
    const isLast = exchanges.length < page.limit && placed.length < limit;
    return {
      messages: placed.map(({ message }) => message),
      next: first && !isLast ? writePlace(first.place) : null,
    };
  }

  /** A place as the Link header gave it, or a message's id. */
  private async placeAt(owner: string, conversationId: string, asked: string): Promise<MessagePlace> {
    const named = readPlace(asked);
    if (!named) throw notFound('message');
    const { exchange: name, part } = named;
    if (/^\d{1,9}$/.test(name)) return { seq: Number(name), part };
    const exchange = await this.exchanges.find(owner, name);
    if (exchange?.conversationId !== conversationId) throw notFound('message');
    return { seq: exchange.seq, part };
  }
}
