import { SECOND } from '@careward/contracts/kernel/duration';
import { notFound } from '@careward/platform/http/problem-error';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Injectable } from '@nestjs/common';
import { ConversationRepository } from './conversation.repository.js';
import { ExchangeRepository } from './exchange.repository.js';

const BATCH_SIZE = 50;

/** Deletes a conversation with its exchanges. Hiding it is the commit; the removal after it can be repeated. */
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

  async finish(owner: string, id: string): Promise<void> {
    await this.exchanges.deleteAllOf(owner, id);
    await this.conversations.finishDeletion(owner, id);
  }
}

/** Finishes the deletions that a process began before it died. */
@Injectable()
export class DeletionReconciler implements PeriodicTask {
  readonly everyMs = 5 * SECOND;
  readonly copies = 'one';

  constructor(
    private readonly conversations: ConversationRepository,
    private readonly deleteConversation: DeleteConversation,
  ) {}

  async run(): Promise<void> {
    for (const { owner, id } of await this.conversations.halfDeleted(BATCH_SIZE))
      await this.deleteConversation.finish(owner, id);
  }
}
