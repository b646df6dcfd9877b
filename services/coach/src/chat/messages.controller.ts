import {
  type Exchange,
  type FeedbackGiven,
  giveFeedback,
  type GiveFeedback as Given,
  type Message,
  sendMessage,
  type SendMessage,
} from '@careward/contracts/coach/schemas';
import { coachRoutes } from '@careward/contracts/coach/routes';
import type { Page, PageOf } from '@careward/contracts/kernel/route';
import { isReadable, UNREADABLE_REFUSED } from '@careward/contracts/kernel/readable';
import { idempotencyKeyIn, Route, rowParam } from '@careward/platform/http/route.decorator';
import { PageQuery } from '@careward/platform/http/page';
import { UserId } from '@careward/platform/http/principal.guard';
import { Body, Controller, HttpStatus, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AskCoach, type NewQuestion } from './ask-coach.js';
import { aiMessageOf, userMessageOf } from './exchange.domain.js';
import { GiveFeedback, ReadMessages } from './messages.js';
import { WithdrawnSources } from './withdrawn-sources.js';

/** Refuses the placeholder that stands for a text which could not be opened. */
const readableMessage = sendMessage.refine(({ content }) => isReadable(content), {
  path: ['content'],
  message: UNREADABLE_REFUSED,
});

type Envelope = Omit<NewQuestion, 'question'>;

/** What a message's request carries besides its body. */
const MessageEnvelope = rowParam('idempotencyKey', (request): Envelope => ({
  conversationId: (request.params as { id: string }).id,
  key: idempotencyKeyIn(request),
  acceptLanguage: request.headers['accept-language'] ?? '',
}));

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
