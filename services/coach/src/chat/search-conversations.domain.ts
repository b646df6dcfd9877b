import { paperKindNames } from '@careward/content/coach/paper-kind-names';
import { fold } from '@careward/content/text/readings';
import type { Paper } from '@careward/contracts/coach/papers';
import type { Conversation } from '@careward/contracts/coach/schemas';
import type { FoundPaper, FoundText } from '@careward/contracts/coach/search';
import { parseAttachment, UNREAD_MARK } from '@careward/contracts/coach/files';
import { NEW_CHAT } from '@careward/contracts/coach/limits';
import { isReadable } from '@careward/contracts/kernel/readable';
import type { Answer } from '../answering/answer.domain.js';
import { aiMessageOf, type Exchange, isCompleted, userMessageOf } from './exchange.domain.js';

/** Words, numbers and pictures such as 🙂, whatever stands between them. */
const WORD = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu;
const IN_A_WORD = /[\p{L}\p{N}]/u;

/** The words that a search asks for, folded. */
export const wordsIn = (query: string): string[] => [...new Set(fold(query).match(WORD) ?? [])];

/** A conversation whose title has all the words. A placeholder is shown as something else, and is no title. */
export function searchTitle(conversation: Conversation, words: readonly string[]): FoundText | null {
  const { id, title, createdAt, lastMessageAt } = conversation;
  if (!isReadable(title) || title.startsWith(NEW_CHAT) || countIn(title, words) < words.length) return null;
  const snippet = excerptOf(title, words);
  return { conversationId: id, title, messageId: null, snippet, at: lastMessageAt ?? createdAt };
}

/** An exchange whose question and answer have all the words; of the two, the message that has more of them. */
export function searchExchange(
  exchange: Exchange,
  { title, words }: { title: string; words: readonly string[] },
): FoundText | null {
  const files = exchange.question.attachments.map((file) => parseAttachment(file)?.filename ?? '');
  const question = [readable(exchange.question.content), ...files].join('\n');
  // The fixed text of an attempt that was interrupted says nothing about the question.
  const isAnswered = isCompleted(exchange) && exchange.status === 'answered';
  const answer = isAnswered ? withoutCitations(answerIn(exchange.answer)) : '';
  if (countIn(`${question}\n${answer}`, words) < words.length) return null;
  const isInQuestion = countIn(question, words) >= countIn(answer, words);
  const { id, createdAt } =
    isInQuestion || !isCompleted(exchange) ? userMessageOf(exchange) : aiMessageOf(exchange);
  const snippet = excerptOf(isInQuestion ? question : answer, words);
  return { conversationId: exchange.conversationId, title, messageId: id, snippet, at: createdAt };
}

/** A paper that has all the words in its name, in what it is in either language, or in its text. */
export function searchPaper(
  { id, path, type, name, kind, addedAt, conversationId }: Paper,
  { text, words }: { text: string; words: readonly string[] },
): FoundPaper | null {
  const kinds = kind === null ? [] : [paperKindNames.en[kind], paperKindNames.es[kind]];
  if (countIn([name, ...kinds, text].join('\n'), words) < words.length) return null;
  const snippet = excerptOf(text.replaceAll(UNREAD_MARK, '…'), words);
  return { id, path, type, name, kind, addedAt, conversationId, snippet };
}

const readable = (text: string) => (isReadable(text) ? text : '');

/** With the steps that stand behind "All steps". */
const answerIn = ({ content, moreSteps = [] }: Answer) => [readable(content), ...moreSteps].join('\n');

const withoutCitations = (content: string) => content.replaceAll(/[^\S\n]*\[\d+\]/g, '');

/** How many of the words a text has; each may be the beginning of a longer one. */
function countIn(text: string, words: readonly string[]): number {
  const folded = fold(text);
  return words.filter((word) => placeOf(word, folded, 0) !== -1).length;
}

/** Where a word begins in a folded text, from a place on; -1 when it does not. */
function placeOf(word: string, folded: string, from: number): number {
  let at = folded.indexOf(word, from);
  while (at > 0 && IN_A_WORD.test(folded.charAt(at - 1)) && IN_A_WORD.test(word))
    at = folded.indexOf(word, at + 1);
  return at;
}

/** In UTF-16 code units; an excerpt is a line or two of a list. */
const EXCERPT = { before: 40, whole: 160 } as const;

type Range = { start: number; end: number };

/** A part of a text around the first of the words, in one line, with the words set apart. */
export function excerptOf(text: string, words: readonly string[]): FoundText['snippet'] {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const found = rangesOf(line, words);
  const start = startOf(line, found[0]?.start ?? 0);
  const end = endOf(line, start + EXCERPT.whole);
  const parts: FoundText['snippet'] = [];
  const add = (part: string, isFound: boolean) => part !== '' && parts.push({ text: part, isFound });
  let at = start;
  add(start > 0 ? '…' : '', false);
  for (const range of found.filter((each) => each.end <= end)) {
    add(line.slice(at, range.start), false);
    add(line.slice(range.start, range.end), true);
    at = range.end;
  }
  add(line.slice(at, end), false);
  add(end < line.length ? '…' : '', false);
  return parts;
}

/** Where the words stand in a line, in order; what overlaps is one. */
function rangesOf(line: string, words: readonly string[]): Range[] {
  const { folded, places } = foldByCharacter(line);
  const ranges: Range[] = [];
  for (const word of words)
    for (let at = placeOf(word, folded, 0); at !== -1; at = placeOf(word, folded, at + word.length))
      ranges.push({ start: places[at] ?? 0, end: places[at + word.length] ?? line.length });
  const merged: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const last = merged.at(-1);
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end);
    else merged.push(range);
  }
  return merged;
}

/** A folded line, and where in the line each of its characters comes from. */
function foldByCharacter(line: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  // To fold a character costs more than to look it up, and a text has few different ones.
  const folds = new Map<string, string>();
  let at = 0;
  for (const character of line) {
    const own = folds.get(character) ?? fold(character);
    folds.set(character, own);
    for (let unit = 0; unit < own.length; unit += 1) places.push(at);
    folded += own;
    at += character.length;
  }
  return { folded, places };
}

/** Some words before the first that was found, at the beginning of a word where there is one near. */
function startOf(line: string, first: number): number {
  if (first <= EXCERPT.before) return 0;
  const space = line.lastIndexOf(' ', first - EXCERPT.before);
  return betweenCharacters(line, Math.max(space + 1, first - 2 * EXCERPT.before));
}

function endOf(line: string, furthest: number): number {
  if (furthest >= line.length) return line.length;
  const space = line.lastIndexOf(' ', furthest);
  return betweenCharacters(line, space > furthest - EXCERPT.before ? space : furthest);
}

/** Not inside a character of two code units. */
const betweenCharacters = (line: string, at: number) =>
  /[\udc00-\udfff]/.test(line.charAt(at)) ? at - 1 : at;
