import { questionUnanswered } from '@careward/contracts/coach/events';
import { questionTerms } from '@careward/contracts/coach/internal-calls';
import { WANTED_TOPICS_KEPT } from '@careward/contracts/discovery/limits';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import type { WantedTopic } from '@careward/contracts/discovery/library';
import type { EventOf } from '@careward/contracts/kernel/event';
import { Clock } from '@careward/platform/app/clock';
import { Route } from '@careward/platform/http/route.decorator';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { WantedQuestionRepository } from './wanted-question.repository.js';
import { wantedTopicsOf } from './wanted-topics.domain.js';

/** Asks the coach what an unanswered question was about. Nothing is kept of one that was deleted or has no words to tell. */
@Controller()
export class OnQuestionUnanswered {
  constructor(
    private readonly services: ServiceClient,
    private readonly questions: WantedQuestionRepository,
  ) {}

  @EventPattern<string>(questionUnanswered.type)
  async handle(@Payload() { data: { questionId }, time }: EventOf<typeof questionUnanswered>): Promise<void> {
    if (await this.questions.has(questionId)) return;
    const subject = await this.services.ask(questionTerms, { params: { questionId } });
    if (!subject || subject.terms.length === 0) return;
    const { lang, terms } = subject;
    await this.questions.keep(questionId, { lang, terms, at: new Date(time) });
  }
}

@Controller()
export class WantedTopicsController {
  constructor(
    private readonly questions: WantedQuestionRepository,
    private readonly clock: Clock,
  ) {}

  @Route(discoveryRoutes.wantedTopics)
  async read(): Promise<WantedTopic[]> {
    const since = new Date(this.clock.now().getTime() - WANTED_TOPICS_KEPT);
    return wantedTopicsOf(await this.questions.since(since));
  }
}
