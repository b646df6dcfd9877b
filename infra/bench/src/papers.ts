import { parseArgs } from 'node:util';
import { readMeanVectors } from '@careward/coach/encoder/mean-vectors';
import { LibraryIndex } from '@careward/coach/retrieval/library-index.domain';
import type { Language } from '@careward/contracts/kernel/languages';
import { contentOf, passagesOf } from '@careward/discovery/library/document.domain';
import { readSeed } from '@careward/discovery/library/library-seed';
import { answerTo, coachWith } from './coach-under-test.js';
import {
  attached,
  comesAfter,
  type PaperQuestion,
  plain,
  readPapers,
  sentBefore,
  sharesWords,
} from './labelled-papers.js';

/**
 * Asks labelled questions about papers, and tells how many are answered from the words of the paper that answer them:
 * `node infra/bench/dist/papers.js [FILE] [--print]`. Every second question comes after the paper instead of with it. `--print` shows
 * those that were not answered.
 */

type Verdict = 'right' | 'misleading' | 'beside the point' | 'missed' | 'quoted though absent' | 'left alone';

const {
  values,
  positionals: [path = 'infra/bench/data/papers.json'],
} = parseArgs({ allowPositionals: true, options: { print: { type: 'boolean', default: false } } });
const papers = readPapers(path);
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
  const file = attached(name, text);
  const sent = sentBefore(file);
  for (const [at, question] of questions.entries()) {
    const isLater = comesAfter(at);
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
  if (mustNot.some(isIn)) return 'misleading';
  return quotes === '' ? 'missed' : 'beside the point';
}

function quotesIn(content: string): string {
  return plain([...content.matchAll(/“([^”]*)”/g)].map(([, quote]) => quote).join(' '));
}
