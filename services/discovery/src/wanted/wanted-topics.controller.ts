import { WANTED_TOPICS_KEPT } from '@careward/contracts/discovery/limits';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import type { WantedTopic } from '@careward/contracts/discovery/wanted-topics';
import { Clock } from '@careward/platform/app/clock';
import { Route } from '@careward/platform/http/route.decorator';
import { Controller } from '@nestjs/common';
import { WantedQuestionRepository } from './wanted-question.repository.js';
import { wantedTopicsOf } from './wanted-topics.domain.js';

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
