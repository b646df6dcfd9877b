import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AttachedFile } from '@careward/coach/answering/files/file-sentences.domain';
import type { EarlierExchange } from '@careward/coach/answering/answer-question.domain';
import type { Language } from '@careward/contracts/kernel/languages';

/** `must`: of which words of the paper one has to be quoted, or all. `absent`: the paper does not say. `other`: it is about something else. */
export type PaperQuestion = {
  q: string;
  lang: Language;
  must: string[];
  mustNot?: string[];
  all?: boolean;
  absent?: boolean;
  other?: boolean;
};
export type LabelledPaper = { name: string; text: string; questions: PaperQuestion[] };

export const readPapers = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as LabelledPaper[];

/** The papers that the coach's settings are fitted on. */
export const LEARNED_FROM = ['papers.json', 'papers-2.json'].map((name) => `infra/bench/data/${name}`);

export function hashFiles(paths: readonly string[]): string {
  const data = createHash('sha256');
  for (const path of paths) data.update(readFileSync(path));
  return data.digest('hex');
}

/** Every second question comes after the paper instead of with it. */
export const comesAfter = (at: number): boolean => at % 2 === 1;

export const attached = (name: string, text: string): AttachedFile => ({
  path: `/api/chat/files/${name}`,
  name,
  text,
  status: 'ready',
  missing: [],
});

export const sentBefore = (file: AttachedFile): EarlierExchange => ({
  question: '',
  risk: null,
  feeling: null,
  files: [file],
  answer: null,
});

/** Without signs of lists and cuts, which a quotation may add. */
export function plain(text: string): string {
  return text.replace(/[\s•…/-]+/g, ' ').trim();
}

/** Whether five words in a row of a snippet, or all of a shorter one, are quoted. */
export function sharesWords(snippet: string, quotes: string): boolean {
  const words = plain(snippet).split(' ');
  const most = Math.min(words.length, 5);
  return words
    .slice(0, words.length - most + 1)
    .some((_, from) => quotes.includes(words.slice(from, from + most).join(' ')));
}
