import {
  titleConversation,
  type Conversation,
  type TitleConversation,
} from '@careward/contracts/coach/conversation';
import { PAGE } from '@careward/contracts/kernel/limits';
import { coachRoutes } from '@careward/contracts/coach/routes';
import { notFound } from '@careward/platform/http/problem-error';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, HttpStatus, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { IdempotencyKey } from './idempotency-key.js';
import { linkBefore, pageOf, type Page } from './page.js';
import { ConversationRepository } from './conversation.repository.js';
import { DeleteConversation } from './delete-conversation.js';
import { ListConversations } from './list-conversations.js';
import { StartConversation } from './start-conversation.js';

const page = pageOf(PAGE.conversations);

@Controller()
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly listConversations: ListConversations,
    private readonly startConversation: StartConversation,
    private readonly deleteConversation: DeleteConversation,
  ) {}

  @Route(coachRoutes.conversations)
  async list(
    @UserId() owner: string,
    @Query({ schema: page }) asked: Page,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Conversation[]> {
    const { conversations, next } = await this.listConversations.execute(owner, asked);
    if (next !== null) void reply.header('link', linkBefore(coachRoutes.conversations.path, next, asked));
    return conversations;
  }

  @Route(coachRoutes.createConversation)
  async create(
    @UserId() owner: string,
    @IdempotencyKey() key: string,
    @Body({ schema: titleConversation }) { title }: TitleConversation,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Conversation> {
    const { conversation, isNew } = await this.startConversation.execute(owner, { key, title });
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
