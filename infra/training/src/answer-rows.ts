import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Language } from '@careward/contracts/kernel/languages';
import { LibraryIndex } from '@careward/coach/retrieval/library-index.domain';
import { contentOf, passagesOf } from '@careward/discovery/library/document.domain';
import { readSeed } from '@careward/discovery/library/library-seed';
import { readOther } from './labelled-rows.js';

/** One way to ask for an answered question. */
export type WordingRow = { answer: string; writer: number; lang: Language; text: string };

export type AnswerRows = {
  library: LibraryIndex;
  wordings: readonly WordingRow[];
  /** Messages about something else. */
  other: readonly Pick<WordingRow, 'lang' | 'text'>[];
  /** SHA-256 of all of these and of the answers. */
  hash: string;
};

/** One in so many messages about something else is left for the certainty to be fitted on. */
export const FITTED_ON = 4;

export async function readAnswerRows(): Promise<AnswerRows> {
  const { topics, version } = await readSeed();
  const library = new LibraryIndex(topics.map((topic) => passagesOf(contentOf(topic), version)));
  const [file, others] = ['answer-wordings', 'other-wordings'].map((name) =>
    readFileSync(new URL(`../data/${name}.jsonl`, import.meta.url), 'utf8'),
  ) as [string, string];
  const rowsIn = <Row>(text: string) =>
    text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Row] : []));
  const other = [
    ...readOther('data').filter(({ kind }, at) => kind === 'off-topic' && at % FITTED_ON !== 0),
    ...rowsIn<WordingRow>(others),
  ].map(({ lang, text }) => ({ lang, text }));
  const known = new Map(library.answers.map(({ answered }) => [answered.id, answered]));
  const learned = [...known.values()].map(({ id, question, answer }) => ({ id, question, answer }));
  return {
    library,
    wordings: rowsIn<WordingRow>(file).filter(({ answer }) => known.has(answer)),
    other,
    hash: createHash('sha256')
      .update(file)
      .update(JSON.stringify([other, learned]))
      .digest('hex'),
  };
}
