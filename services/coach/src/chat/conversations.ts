import type { Conversation } from '@careward/contracts/coach/schemas';
import { CONVERSATIONS_PER_CAREGIVER } from '@careward/contracts/coach/limits';
import { SECOND } from '@careward/contracts/kernel/limits';
import type { Page, PageOf } from '@careward/contracts/kernel/route';
import { Clock } from '@careward/platform/app/clock';
import { isId, newId } from '@careward/platform/app/new-id';
import { unknownCursor } from '@careward/platform/http/page';
import { notFound, ProblemError } from '@careward/platform/http/problem-error';
import { attemptEach, type PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { type Cursor, readCursor, writeCursor } from '@careward/platform/mongo/keyset-page';
import { Injectable } from '@nestjs/common';
import { ConversationRepository } from './conversation.repository.js';
import { ExchangeRepository } from './exchange.repository.js';
import { DeleteFiles } from '../files/stored-files.js';
import { GenerationLogRepository } from './generation-log.repository.js';

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

/** A page of the conversations, newest first, and where the next one begins. */
@Injectable()
export class ListConversations {
  constructor(private readonly conversations: ConversationRepository) {}

  async execute(owner: string, { before, limit }: Page): Promise<PageOf<Conversation>> {
    const after = before === undefined ? null : await this.cursorAt(owner, before);
    const items = await this.conversations.list(owner, { after, limit });
    const last = items.at(-1);
    if (!last || items.length < limit) return { items, next: null };
    const at = new Date(last.lastMessageAt ?? last.createdAt);
    return { items, next: writeCursor({ at, id: last.id }) };
  }

  /** `before` is a cursor from a Link header, or a conversation's id. */
  private async cursorAt(owner: string, before: string): Promise<Cursor> {
    const named = readCursor(before);
    if (named) return named;
    if (!isId(before)) throw unknownCursor();
    const cursor = await this.conversations.cursorOf(owner, before);
    if (!cursor) throw notFound('conversation');
    return cursor;
  }
}

const BATCH_SIZE = 50;

/** Deletes a conversation with its exchanges and files. Hiding it is the commit; the removal after it can be repeated. */
@Injectable()
export class DeleteConversation {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly exchanges: ExchangeRepository,
    private readonly files: DeleteFiles,
    private readonly logs: GenerationLogRepository,
  ) {}

  async execute(owner: string, id: string): Promise<void> {
    if (!(await this.conversations.beginDeletion(owner, id))) throw notFound('conversation');
    await this.finish(owner, id);
  }

  async finish(owner: string, id: string): Promise<void> {
    await this.exchanges.deleteAllOf(owner, id);
    await this.files.ofConversation(owner, id);
    await this.logs.deleteAllOf(owner, id);
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
    await attemptEach(await this.conversations.halfDeleted(BATCH_SIZE), ({ owner, id }) =>
      this.deleteConversation.finish(owner, id),
    );
  }
}
