import { setImmediate } from 'node:timers/promises';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SENTENCE_ENCODER, type SentenceEncoder } from '../encoder/sentence-encoder.js';
import { shippedOwnTexts } from '../learned/answers-model.js';
import { LibraryIndexCache } from './library-index-cache.js';

/**
 * What the published answered questions mean by their own texts. Those of the library that the service was built with come
 * with it; what was published since is embedded in the background, and is found word for word alone until then.
 */
@Injectable()
export class OwnTextVectors implements OnApplicationBootstrap, OnModuleDestroy {
  readonly texts = shippedOwnTexts();
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

  /** Resolves when the texts of everything that is published now are known. */
  learn(): Promise<void> {
    this.learning ??= this.learnMissing()
      .catch((error: unknown) => this.log.warn('texts of the library not embedded', { error }))
      .finally(() => {
        this.learning = null;
      });
    return this.learning;
  }

  /** Until nothing is missing, since more may be published meanwhile. */
  private async learnMissing(): Promise<void> {
    if (!this.encoder) return;
    for (;;) {
      const texts = await this.learnPublished(this.encoder);
      if (texts === 0) return;
      this.log.info('texts of the library embedded', { texts });
    }
  }

  /** @returns how many texts were not known. */
  private async learnPublished(encoder: SentenceEncoder): Promise<number> {
    const answers = this.library.index.answers.map(({ answered }) => answered);
    this.texts.forgetOthers(answers);
    let added = 0;
    for (const { text, hash } of this.texts.missing(answers)) {
      if (this.hasEnded) return 0;
      const [vector] = await encoder.embed([text], 'passage');
      if (vector) {
        this.texts.add(hash, vector);
        added++;
      }
      // Requests are answered between two texts.
      await setImmediate();
    }
    return added;
  }
}
