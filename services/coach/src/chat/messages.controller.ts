import {
  type Exchange,
  type FeedbackGiven,
  giveFeedback,
  type GiveFeedback as FeedbackRequest,
  type Message,
  sendMessage,
  type SendMessage,
} from '@careward/contracts/coach/schemas';
import { acceptsEvents } from '@careward/contracts/kernel/http';
import { coachRoutes } from '@careward/contracts/coach/routes';
import type { Page, PageOf } from '@careward/contracts/kernel/route';
import { isReadable, UNREADABLE_REFUSED } from '@careward/contracts/kernel/readable';
import { preferredLanguage } from '@careward/platform/http/accept-language';
import { idempotencyKeyIn, Route, rowParam } from '@careward/platform/http/route.decorator';
import { PageQuery } from '@careward/platform/http/page';
import { UserId } from '@careward/platform/http/principal.guard';
import { Body, Controller, Headers, HttpStatus, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AnswerExchange } from './answer-exchange.js';
import { AskCoach, type NewQuestion } from './ask-coach.js';
import { aiMessageOf, userMessageOf } from './exchange.domain.js';
import { GenerationStreams } from './generation-streams.js';
import { GiveFeedback, ReadMessages } from './messages.js';
import { WithdrawnSources } from './withdrawn-sources.js';

/** Refuses the placeholder that stands for a text which could not be opened. */
const readableMessage = sendMessage.refine(({ content }) => isReadable(content), {
  path: ['content'],
  message: UNREADABLE_REFUSED,
});

type Envelope = Omit<NewQuestion, 'question'> & { isFollowed: boolean };

/** What a message's request carries besides its body. */
const MessageEnvelope = rowParam('idempotencyKey', (request): Envelope => ({
  conversationId: (request.params as { id: string }).id,
  key: idempotencyKeyIn(request),
  acceptLanguage: request.headers['accept-language'] ?? '',
  isFollowed: acceptsEvents(request.headers.accept),
}));

@Controller()
export class MessagesController {
  constructor(
    private readonly readMessages: ReadMessages,
    private readonly askCoach: AskCoach,
    private readonly giveFeedback: GiveFeedback,
    private readonly withdrawnSources: WithdrawnSources,
    private readonly answerExchange: AnswerExchange,
    private readonly streams: GenerationStreams,
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
    @MessageEnvelope() { isFollowed, ...envelope }: Envelope,
    @Body({ schema: readableMessage }) question: SendMessage,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = { ...envelope, question };
    if (isFollowed) return this.sendAndFollow(owner, asked, reply);
    const { exchange, isNew } = await this.askCoach.execute(owner, asked);
    // A call that is repeated later answers with what was said then.
    const aiMessage = this.withdrawnSources.mark(aiMessageOf(exchange));
    const answered: Exchange = { userMessage: userMessageOf(exchange), aiMessage };
    void reply.status(isNew ? HttpStatus.CREATED : HttpStatus.OK).send(answered);
  }

  /** The answer goes on when the reader leaves. */
  private async sendAndFollow(owner: string, asked: NewQuestion, reply: FastifyReply): Promise<void> {
    this.streams.refuseTooMany(owner);
    const { exchange } = await this.askCoach.store(owner, asked);
    // What is stored is answered, also where the stream is refused.
    this.answerExchange.begin(owner, exchange);
    this.streams.open(reply, { owner, id: exchange.id, seen: null });
  }

  @Route(coachRoutes.giveFeedback)
  async feedback(
    @UserId() owner: string,
    @Body({ schema: giveFeedback }) given: FeedbackRequest,
    @Headers('accept-language') acceptLanguage: string | undefined,
  ): Promise<FeedbackGiven> {
    const risk = await this.giveFeedback.execute(owner, given, preferredLanguage(acceptLanguage));
    const { messageId, feedback } = given;
    return { success: true, messageId, feedback, ...(risk && { risk }) };
  }
}
