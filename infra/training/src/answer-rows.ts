import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Language } from '@careward/contracts/kernel/languages';
import { NO_ANSWER } from '@careward/coach/library/retrieval/answer-chances.domain';
import { LibraryIndex } from '@careward/coach/library/retrieval/library-index.domain';
import { contentOf, passagesOf } from '@careward/discovery/library/document.domain';
import { readSeed } from '@careward/discovery/library/library-seed';
import { readOther, readUntouched } from './labelled-rows.js';

/** One way to ask for an answered question. Writer 0: the question as the library puts it. */
export type WordingRow = { answer: string; writer: number; lang: Language; text: string };

export type AnswerRows = {
  library: LibraryIndex;
  /** Of all answered questions, in order. */
  ids: readonly string[];
  wordings: readonly (WordingRow & { at: number })[];
  /** How they are asked in the middle of a conversation, after another answer. */
  followUps: readonly WordingRow[];
  /** Messages about something else: those to learn from, and those that only weights are fitted on. */
  other: { taught: readonly WordingRow[]; fittedOn: readonly WordingRow[] };
  /** SHA-256 of all of these and of the questions. The answers' own texts are known by a hash each. */
  hash: string;
};

/** Of the messages about something else that were there first, one in so many is never learned from. */
const OTHER_FITTED_ON = 4;

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
  const about = ({ lang, text }: Pick<WordingRow, 'lang' | 'text'>) => ({
    answer: NO_ANSWER,
    writer: 0,
    lang,
    text,
  });
  const known = new Set(answers.map(({ id }) => id));
  const written = read('answer-wordings');
  const followUps = read('follow-up-wordings').filter(({ answer }) => known.has(answer));
  const offTopic = readOther('data').filter(({ kind }) => kind === 'off-topic');
  hash.update(JSON.stringify(offTopic.map(({ text }) => text)));
  const otherThings = read('other-wordings');
  const isFittedOn = (at: number) => at % OTHER_FITTED_ON === 0;
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
    followUps,
    other: {
      taught: [...offTopic.filter((_, at) => !isFittedOn(at)), ...otherThings].map(about),
      fittedOn: offTopic.filter((_, at) => isFittedOn(at)).map(about),
    },
    hash: hash.update(JSON.stringify(asked.map(({ answer, text }) => [answer, text]).sort())).digest('hex'),
  };
}

/** A quarter of writer 1's wordings, only measured on: by their places in answer-wordings.jsonl. */
export const readMeasured = (): ReadonlySet<number> => new Set(readUntouched<number>('answer-wordings'));
