import { setImmediate } from 'node:timers/promises';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SENTENCE_ENCODER, type SentenceEncoder } from '../encoder/sentence-encoder.js';
import { vectorsOf } from '../encoder/vectors.js';
import { LibraryIndexCache } from '../library/library-index-cache.js';
import type { TopicAnswer } from './library-index.domain.js';
import { learned } from '../understanding/learned/learned-models.js';
import { AnswerIndex } from './answer-index.domain.js';
import { passageVectorsOf, readRetrievalModel } from './retrieval-model.js';
import { retrieve, type SearchQuestion } from './retrieve.domain.js';
import type { SearchResult } from './search-result.domain.js';

const model = readRetrievalModel();

/**
 * Finds what the library has, by the model that comes with the service. Answers that were published since the training are
 * embedded in the background, and are found by their words alone until then.
 */
@Injectable()
export class Retrieve implements OnApplicationBootstrap, OnModuleDestroy {
  readonly passages = passageVectorsOf(model);
  private indexed: { answers: readonly TopicAnswer[]; index: AnswerIndex } | null = null;
  private learning: Promise<void> | null = null;
  private hasEnded = false;

  constructor(
    private readonly library: LibraryIndexCache,
    @Inject(SENTENCE_ENCODER) private readonly encoder: SentenceEncoder | null,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.library.onIndexed(() => void this.learn());
    void this.learn();
  }

  async onModuleDestroy(): Promise<void> {
    this.hasEnded = true;
    await this.learning;
  }

  execute(asked: SearchQuestion): SearchResult {
    const { index: library } = this.library;
    const { weights } = model;
    return retrieve(asked, { library, index: this.index, weights });
  }

  /** What fits each of several questions that stand on their own. */
  async search(
    questions: readonly string[],
    about: Pick<SearchQuestion, 'lang' | 'conditions' | 'places'>,
  ): Promise<{ question: string; found: SearchResult }[]> {
    const vectorOf = await vectorsOf(this.encoder, questions);
    return questions.map((question) => ({
      question,
      found: this.execute({ ...about, question, earlier: [], vectorOf }),
    }));
  }

  /** Made anew when what is published has changed. */
  private get index(): AnswerIndex {
    const { answers } = this.library.index;
    if (this.indexed?.answers !== answers)
      this.indexed = {
        answers,
        index: new AnswerIndex(model.answers, answers, this.passages, learned.topicsOf),
      };
    return this.indexed.index;
  }

  /** Resolves when the passages of everything that is published now are known. */
  learn(): Promise<void> {
    this.learning ??= this.learnMissing()
      .catch((error: unknown) => this.log.warn('passages of the library not embedded', { error }))
      .finally(() => {
        this.learning = null;
      });
    return this.learning;
  }

  /** Until nothing is missing, since more may be published meanwhile. */
  private async learnMissing(): Promise<void> {
    if (!this.encoder) return;
    for (;;) {
      const passages = await this.learnPublished(this.encoder);
      if (passages === 0) return;
      this.log.info('passages of the library embedded', { passages });
    }
  }

  /** @returns how many passages were not known. */
  private async learnPublished(encoder: SentenceEncoder): Promise<number> {
    const answers = this.library.index.answers.map(({ answered }) => answered);
    this.passages.forgetOthers(answers);
    let added = 0;
    for (const passage of this.passages.missing(answers)) {
      if (this.hasEnded) return 0;
      const [vector] = await encoder.embed([passage.text], 'passage');
      if (vector) {
        this.passages.add(passage, vector);
        added++;
      }
      // Requests are answered between two passages.
      await setImmediate();
    }
    return added;
  }
}
