import { setImmediate } from 'node:timers/promises';
import type { Risk } from '@careward/contracts/coach/schemas';
import { Inject, Injectable } from '@nestjs/common';
import { nearnessTo } from '../../encoder/nearness.js';
import { SENTENCE_ENCODER, type SentenceEncoder } from '../../encoder/sentence-encoder.js';
import { vectorsOf } from '../../encoder/vectors.js';
import { learned } from '../../understanding/learned/learned-models.js';
import { mostUrgent } from '../../understanding/safety/risk.domain.js';
import type { AskedQuestion } from '../answer-question.domain.js';
import { sentenceBatches, type FileSentence } from './file-sentences.domain.js';
import {
  compared,
  filesMeant,
  type FilesInView,
  isWithoutWords,
  type MeantFiles,
} from './files-in-view.domain.js';
import { type FileFindings, findingsInFiles } from './file-findings.domain.js';
import { dangerInFiles, MOST_LEARNED } from './file-danger.domain.js';

type FileInquiry = {
  /** Is told that files are read, where there are any. */
  onReading: () => void;
  /** Whether the question gets a short reply. */
  isReply: boolean;
};

/** Questions of others are answered between two batches. */
const BATCH = 12;

/** What files hold; between two parts of a long one the questions of others are answered. */
export async function withSentences(meant: MeantFiles): Promise<FilesInView> {
  const sentences: FileSentence[] = [];
  for (const file of meant.files)
    for (const batch of sentenceBatches(file)) {
      sentences.push(...batch);
      await setImmediate();
    }
  return { ...meant, sentences };
}

/** What a person's files say to a question, and the danger that it names; they take no part in what is asked. */
@Injectable()
export class AskFiles {
  constructor(@Inject(SENTENCE_ENCODER) private readonly encoder: SentenceEncoder | null) {}

  async execute(
    { text, lang, files = [], earlier }: AskedQuestion,
    { onReading, isReply }: FileInquiry,
  ): Promise<{ said: FileFindings; risk: Risk | null } | null> {
    const asked = { text, lang, files, earlier };
    const meant = filesMeant(asked);
    // A short reply is about nothing that was sent before.
    if (!meant || (isReply && meant.areEarlier)) return null;
    if (!meant.areEarlier || meant.areNamed) onReading();
    const view = await withSentences(meant);
    const texts = isWithoutWords(asked) ? [] : compared(view, asked);
    const said = findingsInFiles(view, asked, await nearnessTo(this.encoder, { text, lang }, texts));
    const risk = await this.dangerIn(said.judged);
    return said.isGuess && risk ? null : { said, risk };
  }

  private async dangerIn(pieces: readonly string[]): Promise<Risk | null> {
    const found: (Risk | null)[] = [];
    for (let at = 0; at < pieces.length; at += BATCH) {
      const batch = pieces.slice(at, at + BATCH);
      const isHeard = at < MOST_LEARNED;
      const vectorOf = await vectorsOf(isHeard ? this.encoder : null, batch);
      found.push(dangerInFiles(batch, (piece) => (isHeard ? learned.riskOf(piece, vectorOf(piece)) : null)));
      await setImmediate();
    }
    return mostUrgent(found.filter((risk) => risk !== null));
  }
}
