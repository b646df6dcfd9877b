import {
  titleConversation,
  type Conversation,
  type TitleConversation,
} from '@careward/contracts/coach/conversation';
import { PAGE } from '@careward/contracts/limits';
import { coachRoutes } from '@careward/contracts/routes/coach';
import { Clock } from '@careward/platform/clock';
import { notFound } from '@careward/platform/errors/refusal';
import { UserId } from '@careward/platform/http/caller.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { newId } from '@careward/platform/new-id';
import { Body, Controller, HttpStatus, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { IdempotencyKey } from '../http/idempotency-key.js';
import { linkBefore, pageOf, type Page } from '../http/page.js';
import { ConversationRepository } from './conversation.repository.js';
import { DeleteConversation } from './delete-conversation.js';

const page = pageOf(PAGE.conversations);

@Controller()
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly deleteConversation: DeleteConversation,
    private readonly clock: Clock,
  ) {}

  @Route(coachRoutes.conversations)
  async list(
    @UserId() owner: string,
    @Query({ schema: page }) asked: Page,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Conversation[]> {
    await this.deleteConversation.finishAll(owner);
    const listed = await this.conversations.list(owner, asked);
    const last = listed.at(-1);
    if (last && listed.length === asked.limit)
      void reply.header('link', linkBefore(coachRoutes.conversations.path, last.id, asked));
    return listed;
  }

  @Route(coachRoutes.createConversation)
  async create(
    @UserId() owner: string,
    @IdempotencyKey() key: string,
    @Body({ schema: titleConversation }) { title }: TitleConversation,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Conversation> {
    const asked = { id: newId(), key, title, now: this.clock.now() };
    const { conversation, isNew } = await this.conversations.create(owner, asked);
    void reply.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return conversation;
  }

  @Route(coachRoutes.renameConversation)
  async rename(
    @UserId() owner: string,
    @Param('id') id: string,
    @Body({ schema: titleConversation }) { title }: TitleConversation,
  ): Promise<Conversation> {
    const renamed = await this.conversations.rename(owner, id, title);
    if (!renamed) throw notFound('conversation');
    return renamed;
  }

  @Route(coachRoutes.deleteConversation)
  async delete(@UserId() owner: string, @Param('id') id: string): Promise<{ success: true }> {
    await this.deleteConversation.execute(owner, id);
    return { success: true };
  }
}
