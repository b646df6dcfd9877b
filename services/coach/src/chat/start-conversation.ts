import type { Conversation } from '@careward/contracts/coach/conversation';
import { CONVERSATIONS_PER_CAREGIVER } from '@careward/contracts/coach/limits';
import { Clock } from '@careward/platform/app/clock';
import { ProblemError } from '@careward/platform/http/problem-error';
import { newId } from '@careward/platform/app/new-id';
import { Injectable } from '@nestjs/common';
import { ConversationRepository } from './conversation.repository.js';

/**
 * Makes a conversation, once for each Idempotency-Key. A key stands for the conversation and not for its title, which
 * clients make from the moment, the language and the person's name: the same key with another title finds the same one.
 */
@Injectable()
export class StartConversation {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly clock: Clock,
  ) {}

  async execute(
    owner: string,
    asked: { key: string; title: string },
  ): Promise<{ conversation: Conversation; isNew: boolean }> {
    const made = await this.conversations.create(owner, { ...asked, id: newId(), now: this.clock.now() });
    // Counted after the write: of calls that race for the last place, too many are refused rather than too few.
    if (made.isNew && (await this.conversations.count(owner)) > CONVERSATIONS_PER_CAREGIVER) {
      await this.conversations.discard(owner, made.conversation.id);
      throw tooManyConversations();
    }
    return made;
  }
}

const tooManyConversations = () =>
  new ProblemError({
    status: 409,
    code: 'too-many-conversations',
    detail: `You have ${CONVERSATIONS_PER_CAREGIVER} conversations, and that is as many as we can keep for you. Please delete one that you no longer need, then start a new one.`,
  });
