import type { Conversation } from '@careward/contracts/coach/conversation';
import type { Page } from '@careward/contracts/kernel/page';
import { notFound } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { ConversationRepository } from './conversation.repository.js';
import { DeleteConversation } from './delete-conversation.js';
import { placeOf, readPlace, writePlace, type PlaceInList } from './place-in-list.domain.js';

type Listed = { conversations: Conversation[]; next: string | null };

/** A page of the conversations, newest first, and where the next one begins. */
@Injectable()
export class ListConversations {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly deletion: DeleteConversation,
  ) {}

  async execute(owner: string, { before, limit }: Page): Promise<Listed> {
    await this.deletion.finishAll(owner);
    const after = before === undefined ? null : await this.placeAt(owner, before);
    const conversations = await this.conversations.list(owner, { after, limit });
    const last = conversations.at(-1);
    return { conversations, next: last && conversations.length === limit ? writePlace(placeOf(last)) : null };
  }

  /** A place as the Link header gave it, or a conversation's id. */
  private async placeAt(owner: string, before: string): Promise<PlaceInList> {
    const place = readPlace(before) ?? (await this.conversations.placeOf(owner, before));
    if (!place) throw notFound('conversation');
    return place;
  }
}
