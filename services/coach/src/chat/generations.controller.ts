import { coachRoutes } from '@careward/contracts/coach/routes';
import { afterEvent, type AfterEvent } from '@careward/contracts/coach/generations';
import { Clock } from '@careward/platform/app/clock';
import { UserId } from '@careward/platform/http/principal.guard';
import { notFound } from '@careward/platform/http/problem-error';
import { Route } from '@careward/platform/http/route.decorator';
import { Controller, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AnswerExchange } from './answer-exchange.js';
import { ExchangeRepository } from './exchange.repository.js';
import { GenerationStreams } from './generation-streams.js';
import { placeIn } from './generation.domain.js';
import { Generations } from './generations.js';

const lastEventIdOf = ({ request }: FastifyReply) => request.headers['last-event-id']?.toString();

@Controller()
export class GenerationsController {
  constructor(
    private readonly exchanges: ExchangeRepository,
    private readonly answerExchange: AnswerExchange,
    private readonly streams: GenerationStreams,
    private readonly generations: Generations,
    private readonly clock: Clock,
  ) {}

  @Route(coachRoutes.streamGeneration)
  async stream(
    @UserId() owner: string,
    @Param('id') id: string,
    @Query({ schema: afterEvent }) { after }: AfterEvent,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const exchange = await this.exchanges.find(owner, id);
    if (!exchange) throw notFound('answer');
    this.streams.open(reply, { owner, id, seen: placeIn(lastEventIdOf(reply) ?? after) });
    this.answerExchange.begin(owner, exchange);
  }

  @Route(coachRoutes.stopGeneration)
  async stop(@UserId() owner: string, @Param('id') id: string): Promise<{ success: true }> {
    if (!(await this.exchanges.askToStop(owner, id, this.clock.now()))) throw notFound('answer');
    this.generations.announce('stop', id);
    // One that nobody is answering has no holder who hears it.
    const exchange = await this.exchanges.find(owner, id);
    if (exchange?.status === 'pending') this.answerExchange.begin(owner, exchange);
    return { success: true };
  }
}
