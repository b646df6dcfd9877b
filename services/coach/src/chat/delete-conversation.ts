import { notFound } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { ExchangeRepository } from './exchange.repository.js';
import { ConversationRepository } from './conversation.repository.js';

/** Deletes a conversation with its exchanges. Hiding it is the commit; the rest is repeated until it is done. */
@Injectable()
export class DeleteConversation {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly exchanges: ExchangeRepository,
  ) {}

  async execute(owner: string, id: string): Promise<void> {
    if (!(await this.conversations.beginDeletion(owner, id))) throw notFound('conversation');
    await this.finish(owner, id);
  }

  /** Finishes what a dying process left half done. */
  async finishAll(owner: string): Promise<void> {
    for (const id of await this.conversations.halfDeleted(owner)) await this.finish(owner, id);
  }

  private async finish(owner: string, id: string): Promise<void> {
    await this.exchanges.deleteAllOf(owner, id);
    await this.conversations.finishDeletion(owner, id);
  }
}
