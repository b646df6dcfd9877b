import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { Injectable } from '@nestjs/common';
import { learned } from '../learned/learned-models.js';
import { Embeddings } from '../model/embeddings.js';
import { TopicChoice } from '../model/topic-choice.js';
import { LibraryIndexCache } from './library-index-cache.js';
import {
  findTopics,
  outcomeOf,
  rankTopics,
  wholeQuestion,
  withPagesFor,
  type TopicQuestion,
} from './retrieval/find-topics.domain.js';
import { chosenTopics, type FoundTopics } from './retrieval/found-topics.domain.js';
import { closerInMeaning } from './retrieval/topic-chances.domain.js';

/** How many of the nearest topics a model chooses among. */
const NEAREST = 12;

/** What this process's library has on a question. */
@Injectable()
export class FindTopics {
  constructor(
    private readonly library: LibraryIndexCache,
    private readonly embeddings: Embeddings,
    private readonly topicChoice: TopicChoice,
  ) {}

  execute(asked: TopicQuestion): FoundTopics {
    return findTopics(asked, this.library.index, learned);
  }

  /**
   * The same after a configured model's look at it: nearness by meaning, then a choice among the nearest dozen. What was
   * found stays where no model is configured, it fails, or it finds that none fits; a title and what is clearly off topic
   * are not asked about.
   */
  async refine(asked: TopicQuestion, found: FoundTopics, signal?: AbortSignal): Promise<FoundTopics> {
    const { index } = this.library;
    if (found.isOffTopic || index.titled(asked.question)) return found;
    const question = wholeQuestion(asked);
    // Crawled pages are found by their words: thousands of vectors would cost more than they bring.
    const texts = new Map(
      index.topics.map((document) => [document.documentId, gistOf(document, asked.lang)]),
    );
    const similarities = await this.embeddings.similarities(question, texts, signal);
    const ranked = rankTopics(asked, index, learned);
    const closer = similarities ? closerInMeaning(ranked, similarities) : ranked;
    const nearest = [
      ...new Set([
        ...found.relevant.filter(({ page }) => page),
        ...closer.topics.map(({ document }) => document),
      ]),
    ].slice(0, NEAREST);
    const candidates = nearest.map(({ documentId: id, title }) => ({ id, title: title[asked.lang] }));
    const chosen = await this.topicChoice.chooseTopics(question, candidates, signal);
    if (chosen && chosen.length > 0) return chosenTopics(chosen, nearest, found);
    if (!similarities || found.asksTwo) return found;
    return withPagesFor(asked, outcomeOf(closer), { ranked: closer, library: index });
  }
}

const gistOf = ({ title, passages }: DocumentPassages, lang: Language): string =>
  [
    title[lang],
    ...passages.flatMap((passage) =>
      passage.lang === lang && passage.part === 'summary' ? passage.text : [],
    ),
  ].join(' ');
