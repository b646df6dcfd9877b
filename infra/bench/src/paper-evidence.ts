import { AnalyzeMessage } from '@careward/coach/answering/analyze-message';
import { withSentences } from '@careward/coach/answering/files/ask-files';
import { compared, filesMeant, type FilesInView } from '@careward/coach/answering/files/files-in-view.domain';
import { PaperMemory } from '@careward/coach/answering/files/paper-memory';
import { type Evidence, evidenceOf } from '@careward/coach/answering/files/sentence-evidence.domain';
import { readMeanVectors } from '@careward/coach/encoder/mean-vectors';
import { nearnessTo } from '@careward/coach/encoder/nearness';
import { loadEncoder } from '@careward/coach/encoder/sentence-encoder';
import { LibraryIndex } from '@careward/coach/retrieval/library-index.domain';
import { Retrieve } from '@careward/coach/retrieval/retrieve';
import { contentOf, passagesOf } from '@careward/discovery/library/document.domain';
import { readSeed } from '@careward/discovery/library/library-seed';
import {
  attached,
  comesAfter,
  type LabelledPaper,
  type PaperQuestion,
  plain,
  sentBefore,
  sharesWords,
} from './labelled-papers.js';

/** A question with what tells of each sentence of its paper whether it answers. */
export type QuestionEvidence = {
  paper: string;
  question: PaperQuestion;
  view: FilesInView;
  evidence: Record<'together' | 'alone', Evidence[]>;
  /** Of each sentence, whether it has words that answer. */
  answers: boolean[];
};

export async function evidenceIn(papers: readonly LabelledPaper[]): Promise<QuestionEvidence[]> {
  const seed = await readSeed();
  const index = new LibraryIndex(
    seed.topics.map((topic) => passagesOf(contentOf(topic), seed.version)),
    readMeanVectors(),
  );
  const encoder = await loadEncoder();
  const memory = new PaperMemory();
  const library = { index, hasDocuments: true } as never;
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined } as never;
  const analyze = new AnalyzeMessage(library, new Retrieve(library, encoder, silent), encoder);
  const all: QuestionEvidence[] = [];
  for (const { name, text, questions } of papers) {
    const file = attached(name, text);
    for (const [at, question] of questions.entries()) {
      const { q, lang } = question;
      const isLater = comesAfter(at);
      const earlier = isLater ? [sentBefore(file)] : [];
      const asked = { text: q, lang, earlier, conditions: [] };
      const about = { ...asked, files: isLater ? [] : [file] };
      const meant = filesMeant(about);
      if (!meant) throw new Error(`no file is meant: ${q}`);
      const view = await withSentences(meant, memory);
      const { found } = await analyze.execute(asked, await analyze.vectorsOf(asked), null);
      const nearness = await nearnessTo(
        memory.remembering(encoder),
        { text: q, lang },
        compared(view, about),
      );
      const context = { text: q, lang, library: found };
      const isAnswered = !question.absent && !question.other;
      all.push({
        paper: name,
        question,
        view,
        evidence: {
          together: evidenceOf(view, { ...context, nearness }),
          alone: evidenceOf(view, { ...context, nearness: () => 0 }),
        },
        answers: view.sentences.map(
          (sentence) => isAnswered && question.must.some((words) => sharesWords(words, plain(sentence.text))),
        ),
      });
    }
  }
  return all;
}
