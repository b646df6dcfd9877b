import { setImmediate } from 'node:timers/promises';
import type { Risk } from '@careward/contracts/coach/schemas';
import { Inject, Injectable } from '@nestjs/common';
import { nearnessTo } from '../../encoder/nearness.js';
import { SENTENCE_ENCODER, type SentenceEncoder } from '../../encoder/sentence-encoder.js';
import { vectorsOf } from '../../encoder/vectors.js';
import { learned } from '../../understanding/learned/learned-models.js';
import type { SearchResult } from '../../retrieval/search-result.domain.js';
import { mostUrgent } from '../../understanding/safety/risk.domain.js';
import type { AskedQuestion } from '../answer-question.domain.js';
import type { FileSentence } from './file-sentences.domain.js';
import {
  compared,
  filesMeant,
  type FilesInView,
  isWithoutWords,
  type MeantFiles,
} from './files-in-view.domain.js';
import { type FileFindings, findingsInFiles } from './file-findings.domain.js';
import { dangerInFiles, MOST_LEARNED } from './file-danger.domain.js';
import type { KnownPaperKind } from './paper-kind.domain.js';
import { PaperMemory } from './paper-memory.js';

type FileInquiry = {
  /** Is told that files are read, where there are any. */
  onReading: () => void;
  /** Whether the question gets a short reply. */
  isReply: boolean;
  /** What the library has on it. */
  found: SearchResult;
};

/** Questions of others are answered between two batches. */
const BATCH = 12;

/** The files with what they hold. */
export async function withSentences(meant: MeantFiles, memory = new PaperMemory()): Promise<FilesInView> {
  const sentences: FileSentence[] = [];
  const kinds = new Map<string, KnownPaperKind>();
  for (const file of meant.files) {
    const { sentences: own, kind } = await memory.paper(file);
    sentences.push(...own);
    if (kind) kinds.set(file.path, kind);
  }
  return { ...meant, sentences, kinds };
}

/** What a person's files say to a question, and the danger that it names; they take no part in what is asked. */
@Injectable()
export class AskFiles {
  private readonly remembering: SentenceEncoder | null;

  constructor(
    @Inject(SENTENCE_ENCODER) private readonly encoder: SentenceEncoder | null,
    private readonly memory: PaperMemory,
  ) {
    this.remembering = memory.remembering(encoder);
  }

  async execute(
    { text, lang, files = [], earlier }: AskedQuestion,
    { onReading, isReply, found }: FileInquiry,
  ): Promise<{ said: FileFindings; risk: Risk | null } | null> {
    const asked = { text, lang, files, earlier };
    const meant = filesMeant(asked);
    // A short reply is about nothing that was sent before.
    if (!meant || (isReply && meant.areEarlier)) return null;
    if (!meant.areEarlier || meant.areNamed) onReading();
    const view = await withSentences(meant, this.memory);
    const texts = isWithoutWords(asked) ? [] : compared(view, asked);
    const nearness = await nearnessTo(this.remembering, { text, lang }, texts);
    const said = findingsInFiles(view, asked, nearness, found);
    const risk = await this.dangerIn(said.judged);
    return said.isGuess && risk ? null : { said, risk };
  }

  private async dangerIn(pieces: readonly string[]): Promise<Risk | null> {
    const known = pieces.map((piece) => this.memory.riskOf(piece));
    const fresh = pieces.filter((_, at) => known[at] === undefined);
    const found = known.filter((risk) => risk !== undefined);
    for (let at = 0; at < fresh.length; at += BATCH) {
      const batch = fresh.slice(at, at + BATCH);
      const isHeard = at < MOST_LEARNED;
      const vectorOf = await vectorsOf(isHeard ? this.encoder : null, batch);
      for (const piece of batch) {
        const risk = dangerInFiles([piece], (own) => (isHeard ? learned.riskOf(own, vectorOf(own)) : null));
        if (isHeard) this.memory.keepRisk(piece, risk);
        found.push(risk);
      }
      await setImmediate();
    }
    return mostUrgent(found.filter((risk) => risk !== null));
  }
}
