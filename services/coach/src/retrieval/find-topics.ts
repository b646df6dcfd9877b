import { Injectable } from '@nestjs/common';
import { aliased } from '../understanding/language/people.domain.js';
import { learned } from '../understanding/learned/learned-models.js';
import { TopicChoice } from '../model/topic-choice.js';
import { AnswerRetrieval } from './answer-retrieval.js';
import { LibraryIndexCache } from '../library/library-index-cache.js';
import { rankTopics, topicsAmong, wholeQuestion, type TopicQuestion } from './find-topics.domain.js';
import { chosenTopics, type FoundTopics } from './found-topics.domain.js';

/** How many of the nearest topics a model chooses among. */
const NEAREST = 12;

/** What this process's library has on a question. */
@Injectable()
export class FindTopics {
  constructor(
    private readonly library: LibraryIndexCache,
    private readonly answers: AnswerRetrieval,
    private readonly topicChoice: TopicChoice,
  ) {}

  execute(asked: TopicQuestion): FoundTopics {
    const { index } = this.library;
    const ranked = rankTopics(asked, index, learned);
    const found = topicsAmong(asked, ranked, { library: index, learned });
    const answers = this.answers.execute(asked, { ranked, found });
    const candidates = [
      ...new Set([
        ...found.relevant.filter(({ page }) => page),
        ...ranked.topics.map(({ document }) => document),
      ]),
    ].slice(0, NEAREST);
    return { ...found, answers, candidates };
  }

  /**
   * The same after a configured model's choice among the nearest dozen. What was found stays where no model is configured,
   * it fails, or it finds that none fits; a title, what a prepared answer is sure for and what is clearly off topic are not
   * asked about.
   */
  async refine(
    asked: TopicQuestion,
    found: FoundTopics,
    { signal, people = [] }: { signal?: AbortSignal; people?: Parameters<typeof aliased>[1] } = {},
  ): Promise<FoundTopics> {
    const { candidates = [] } = found;
    const isSure = found.isOffTopic || found.answers?.certainty === 'sure';
    if (isSure || candidates.length === 0 || this.library.index.titled(asked.question)) return found;
    const question = aliased(wholeQuestion(asked), people);
    const titles = candidates.map(({ documentId: id, title }) => ({ id, title: title[asked.lang] }));
    const chosen = await this.topicChoice.chooseTopics(question, titles, signal);
    return chosen && chosen.length > 0 ? chosenTopics(chosen, found) : found;
  }
}
