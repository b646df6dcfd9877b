import { ANSWER_LEASE } from '@careward/contracts/coach/limits';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable } from '@nestjs/common';
import type { CoachConfig } from '../config.js';
import { ConversationRepository } from './conversation.repository.js';
import type { Exchange } from './exchange.domain.js';

/** Lets a model write one answer of a conversation at a time, in all copies of the service. */
@Injectable()
export class OneGeneration {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: CoachConfig,
  ) {}

  /** What `write` returns; null, and nothing is written, while another answer of the conversation is being written. */
  async run<Result>(
    owner: string,
    { id, conversationId }: Exchange,
    write: () => Promise<Result>,
  ): Promise<Result | null> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + ANSWER_LEASE * this.config.COACH_TIMEOUT_FACTOR);
    const isMine = await this.conversations.beginGeneration(owner, conversationId, {
      exchange: id,
      until,
      now,
    });
    if (!isMine) return null;
    try {
      return await write();
    } finally {
      // What was written is kept; a reservation that stays ends by its time.
      await this.conversations
        .endGeneration(owner, conversationId, id)
        .catch((error: unknown) => this.log.warn('generation not ended', { exchange: id, error }));
    }
  }
}
