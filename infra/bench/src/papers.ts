import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AttachedFile } from '@careward/coach/answering/files/file-sentences.domain';
import { readMeanVectors } from '@careward/coach/encoder/mean-vectors';
import { LibraryIndex } from '@careward/coach/retrieval/library-index.domain';
import type { Language } from '@careward/contracts/kernel/languages';
import { contentOf, passagesOf } from '@careward/discovery/library/document.domain';
import { readSeed } from '@careward/discovery/library/library-seed';
import { answerTo, coachWith } from './coach-under-test.js';

/**
 * Asks labelled questions about papers, and tells how many are answered from the words of the paper that answer them:
 * `node infra/bench/dist/papers.js [FILE] [--print]`. Every second question comes after the paper instead of with it. `--print` shows
 * those that were not answered.
 */

/** `must`: of which words of the paper one has to be quoted, or all. `absent`: the paper does not say. `other`: it is about something else. */
type PaperQuestion = {
  q: string;
  lang: Language;
  must: string[];
  mustNot?: string[];
  all?: boolean;
  absent?: boolean;
  other?: boolean;
};
type LabelledPaper = { name: string; text: string; questions: PaperQuestion[] };
type Verdict = 'right' | 'misleading' | 'missed' | 'quoted though absent' | 'left alone';

const {
  values,
  positionals: [path = 'infra/bench/data/papers.json'],
} = parseArgs({ allowPositionals: true, options: { print: { type: 'boolean', default: false } } });
const papers = JSON.parse(readFileSync(path, 'utf8')) as LabelledPaper[];
const seed = await readSeed();
const coach = await coachWith(
  new LibraryIndex(
    seed.topics.map((topic) => passagesOf(contentOf(topic), seed.version)),
    readMeanVectors(),
  ),
  null,
);

const verdicts: { verdict: Verdict; lang: Language }[] = [];
for (const { name, text, questions } of papers) {
  const file: AttachedFile = {
    path: `/api/chat/files/${name}`,
    name,
    text,
    status: 'ready',
    missing: [],
  };
  const sent = { question: '', risk: null, feeling: null, files: [file], answer: null };
  for (const [at, question] of questions.entries()) {
    const isLater = at % 2 === 1;
    const about = { lang: question.lang, people: [], files: isLater ? [] : [file] };
    const { content, sources } = await answerTo(coach, question.q, about, isLater ? [sent] : []);
    const isQuoted = sources.some((source) => source.file !== undefined);
    const verdict = verdictOn(question, isQuoted ? quotesIn(content) : '');
    verdicts.push({ verdict, lang: question.lang });
    if (values.print && verdict !== 'right' && verdict !== 'left alone')
      process.stdout.write(`\n${verdict}: ${name}${isLater ? ', later' : ''}\n> ${question.q}\n${content}\n`);
  }
}
for (const [lang, own] of [
  ['all', verdicts] as const,
  ...Object.entries(Object.groupBy(verdicts, (each) => each.lang)),
]) {
  const counts = Object.entries(Object.groupBy(own, ({ verdict }) => verdict));
  process.stdout.write(
    `${lang}: ${counts.map(([verdict, each]) => `${each.length} ${verdict}`).join(', ')}\n`,
  );
}

function verdictOn(
  { must, mustNot = [], all = false, absent, other }: PaperQuestion,
  quotes: string,
): Verdict {
  if (absent || other) return quotes === '' ? 'left alone' : 'quoted though absent';
  const isIn = (snippet: string) => sharesWords(snippet, quotes);
  if (all ? must.every(isIn) : must.some(isIn)) return 'right';
  return mustNot.some(isIn) ? 'misleading' : 'missed';
}

function quotesIn(content: string): string {
  return plain([...content.matchAll(/“([^”]*)”/g)].map(([, quote]) => quote).join(' '));
}

/** Without signs of lists and cuts, which a quotation may add. */
function plain(text: string): string {
  return text.replace(/[\s•…/-]+/g, ' ').trim();
}

/** Whether five words in a row of a snippet, or all of a shorter one, are quoted. */
function sharesWords(snippet: string, quotes: string): boolean {
  const words = plain(snippet).split(' ');
  const most = Math.min(words.length, 5);
  return words
    .slice(0, words.length - most + 1)
    .some((_, from) => quotes.includes(words.slice(from, from + most).join(' ')));
}
