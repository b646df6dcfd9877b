import type { Conversation } from '@careward/contracts/coach/conversation';
import type { Page, PageOf } from '@careward/contracts/kernel/page';
import { isId } from '@careward/platform/app/new-id';
import { unknownCursor } from '@careward/platform/http/page';
import { notFound } from '@careward/platform/http/problem-error';
import { readCursor, writeCursor, type Cursor } from '@careward/platform/mongo/keyset-page';
import { Injectable } from '@nestjs/common';
import { ConversationRepository } from './conversation.repository.js';

/** A page of the conversations, newest first, and where the next one begins. */
@Injectable()
export class ListConversations {
  constructor(private readonly conversations: ConversationRepository) {}

  async execute(owner: string, { before, limit }: Page): Promise<PageOf<Conversation>> {
    const after = before === undefined ? null : await this.placeAt(owner, before);
    const items = await this.conversations.list(owner, { after, limit });
    const last = items.at(-1);
    if (!last || items.length < limit) return { items, next: null };
    const at = new Date(last.lastMessageAt ?? last.createdAt);
    return { items, next: writeCursor({ at, id: last.id }) };
  }

  /** `before` is a place from a Link header, or a conversation's id. */
  private async placeAt(owner: string, before: string): Promise<Cursor> {
    const named = readCursor(before);
    if (named) return named;
    if (!isId(before)) throw unknownCursor();
    const place = await this.conversations.placeOf(owner, before);
    if (!place) throw notFound('conversation');
    return place;
  }
}
