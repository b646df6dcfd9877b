import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Language } from '@careward/contracts/kernel/languages';
import { LibraryIndex } from '@careward/coach/library/retrieval/library-index.domain';
import { contentOf, passagesOf } from '@careward/discovery/library/document.domain';
import { readSeed } from '@careward/discovery/library/library-seed';
import { readUntouched } from './labelled-rows.js';

/** One way to ask for an answered question. Writer 0: the question as the library puts it. */
export type WordingRow = { answer: string; writer: number; lang: Language; text: string };

export type AnswerRows = {
  library: LibraryIndex;
  /** Of all answered questions, in order. */
  ids: readonly string[];
  wordings: readonly (WordingRow & { at: number })[];
  /** How they are asked in the middle of a conversation, after another answer. */
  followUps: readonly WordingRow[];
  /** SHA-256 of what the answers are learned from: wordings, follow-ups and questions. Their own texts are known by a hash each. */
  hash: string;
};

export async function readAnswerRows(): Promise<AnswerRows> {
  const { topics, version } = await readSeed();
  const library = new LibraryIndex(topics.map((topic) => passagesOf(contentOf(topic), version)));
  const answers = library.answers.map(({ answered }) => answered);
  const hash = createHash('sha256');
  const read = (name: string): WordingRow[] => {
    const file = readFileSync(new URL(`../data/${name}.jsonl`, import.meta.url), 'utf8');
    hash.update(file);
    return file.split('\n').flatMap((line) => (line ? [JSON.parse(line) as WordingRow] : []));
  };
  const known = new Set(answers.map(({ id }) => id));
  const written = read('answer-wordings');
  const asked = answers.flatMap(({ id, question }) => [
    { answer: id, writer: 0, lang: 'en' as const, text: question.en },
    { answer: id, writer: 0, lang: 'es' as const, text: question.es },
  ]);
  return {
    library,
    ids: [...known].sort(),
    // Numbered before those of withdrawn answers are left out, so that what is only measured on stays the same.
    wordings: [...written, ...asked]
      .map((row, at) => ({ ...row, at }))
      .filter(({ answer }) => known.has(answer)),
    followUps: read('follow-up-wordings').filter(({ answer }) => known.has(answer)),
    hash: hash.update(JSON.stringify(asked.map(({ answer, text }) => [answer, text]).sort())).digest('hex'),
  };
}

/** A quarter of writer 1's wordings, only measured on: by their places in answer-wordings.jsonl. */
export const readMeasured = (): ReadonlySet<number> => new Set(readUntouched<number>('answer-wordings'));
