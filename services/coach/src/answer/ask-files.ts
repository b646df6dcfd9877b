import { Inject, Injectable } from '@nestjs/common';
import { nearnessTo } from '../encoder/nearness.js';
import { SENTENCE_ENCODER, type SentenceEncoder } from '../encoder/sentence-encoder.js';
import type { AskedQuestion } from './answer-question.domain.js';
import {
  compared,
  filesInView,
  isWithoutWords,
  type SaidInFiles,
  saidInFiles,
} from './file-answer.domain.js';

type Asking = {
  /** Is told that files are read, where there are any. */
  onReading: () => void;
  /** Whether the question gets a short reply. */
  isReply: boolean;
};

/** What a person's files say to a question; they take no part in what is asked, nor in the danger that is seen in it. */
@Injectable()
export class AskFiles {
  constructor(@Inject(SENTENCE_ENCODER) private readonly encoder: SentenceEncoder | null) {}

  async execute(
    { text, lang, files = [], earlier }: AskedQuestion,
    { onReading, isReply }: Asking,
  ): Promise<SaidInFiles | null> {
    const asked = { text, lang, files, earlier };
    const view = filesInView(asked);
    // A short reply is about nothing that was sent before.
    if (!view || (isReply && view.areEarlier)) return null;
    onReading();
    const texts = isWithoutWords(asked) ? [] : compared(view, asked);
    return saidInFiles(view, asked, await nearnessTo(this.encoder, { text, lang }, texts));
  }
}
