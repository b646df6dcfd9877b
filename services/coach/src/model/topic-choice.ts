import { Injectable } from '@nestjs/common';
import { newFence } from './fence.js';
import { topicsOf, topicsPrompt, type TopicCandidate } from './prompt/topics-prompt.domain.js';
import { QuickAnswer } from './quick-answer.js';

/** The model's choice among the topics that are nearest to a question. */
@Injectable()
export class TopicChoice {
  constructor(private readonly quickAnswer: QuickAnswer) {}

  /** Up to two ids, the better first; none when the model finds that none fits; null when it gave no usable reply. */
  async chooseTopics(
    question: string,
    candidates: readonly TopicCandidate[],
    signal?: AbortSignal,
  ): Promise<string[] | null> {
    const prompt = topicsPrompt(question, candidates, newFence());
    const reply = await this.quickAnswer.of((model, until) => model.complete(prompt, until), signal);
    return reply && topicsOf(reply.text, candidates);
  }
}
