import {
  giveFeedback,
  type FeedbackGiven,
  type GiveFeedback as Given,
} from '@careward/contracts/coach/feedback';
import type { Exchange, Message, SendMessage } from '@careward/contracts/coach/message';
import type { Page, PageOf } from '@careward/contracts/kernel/page';
import { coachRoutes } from '@careward/contracts/coach/routes';
import { PageQuery } from '@careward/platform/http/page';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, HttpStatus, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AskCoach } from './ask-coach.js';
import { GiveFeedback } from './give-feedback.js';
import { MessageEnvelope, readableMessage, type Envelope } from './message-request.js';
import { aiMessageOf, userMessageOf } from './messages.domain.js';
import { ReadMessages } from './read-messages.js';
import { WithdrawnSources } from './withdrawn-sources.js';

@Controller()
export class MessagesController {
  constructor(
    private readonly readMessages: ReadMessages,
    private readonly askCoach: AskCoach,
    private readonly giveFeedback: GiveFeedback,
    private readonly withdrawnSources: WithdrawnSources,
  ) {}

  @Route(coachRoutes.messages)
  list(
    @UserId() owner: string,
    @Param('id') conversationId: string,
    @PageQuery() page: Page,
  ): Promise<PageOf<Message>> {
    return this.readMessages.execute(owner, conversationId, page);
  }

  @Route(coachRoutes.sendMessage)
  async send(
    @UserId() owner: string,
    @MessageEnvelope() envelope: Envelope,
    @Body({ schema: readableMessage }) question: SendMessage,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Exchange> {
    const { exchange, isNew } = await this.askCoach.execute(owner, { ...envelope, question });
    void reply.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    // A call that is repeated later answers with what was said then.
    const aiMessage = this.withdrawnSources.marked(aiMessageOf(exchange));
    return { userMessage: userMessageOf(exchange), aiMessage };
  }

  @Route(coachRoutes.giveFeedback)
  async feedback(
    @UserId() owner: string,
    @Body({ schema: giveFeedback }) given: Given,
  ): Promise<FeedbackGiven> {
    await this.giveFeedback.execute(owner, given);
    return { success: true, messageId: given.messageId, feedback: given.feedback };
  }
}
