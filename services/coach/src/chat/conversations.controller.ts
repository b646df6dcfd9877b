import {
  titleConversation,
  type Conversation,
  type TitleConversation,
} from '@careward/contracts/coach/schemas';
import { conversationQuery, type ConversationsFound } from '@careward/contracts/coach/search';
import type { Page, PageOf } from '@careward/contracts/kernel/route';
import { coachRoutes } from '@careward/contracts/coach/routes';
import { IdempotencyKey, Route } from '@careward/platform/http/route.decorator';
import { PageQuery } from '@careward/platform/http/page';
import { notFound } from '@careward/platform/http/problem-error';
import { UserId } from '@careward/platform/http/principal.guard';
import { Body, Controller, HttpStatus, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { ConversationRepository } from './conversation.repository.js';
import { DeleteConversation, ListConversations, StartConversation } from './conversations.js';
import { SearchConversations } from './search-conversations.js';

@Controller()
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly listConversations: ListConversations,
    private readonly startConversation: StartConversation,
    private readonly deleteConversation: DeleteConversation,
    private readonly searchConversations: SearchConversations,
  ) {}

  @Route(coachRoutes.conversations)
  list(@UserId() owner: string, @PageQuery() page: Page): Promise<PageOf<Conversation>> {
    return this.listConversations.execute(owner, page);
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

  @Route(coachRoutes.searchConversations)
  search(
    @UserId() owner: string,
    @Query({ schema: conversationQuery }) { q }: z.infer<typeof conversationQuery>,
  ): Promise<ConversationsFound> {
    return this.searchConversations.execute(owner, q);
  }
}
