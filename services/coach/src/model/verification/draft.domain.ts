import type { Language } from '@careward/contracts/kernel/languages';
import { INVISIBLE } from '../prompt-text.js';

/** A source by its number, and which of its sentences; without that, all of them. */
export type Cite = { n: number; sentence?: number };

/** A sentence as a model wrote it, without its citations and what they name. */
export type DraftSentence = {
  text: string;
  cites: Cite[];
  /** What the sentences after it in its line cite first, or it does itself. */
  inherited: Cite[];
};
export type DraftLine = { isItem: boolean; sentences: DraftSentence[] };

const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
};

/** Not the blanks of a form: "admitted on __ at __". */
const EMPHASIS = /(\*\*|(?<![\p{L}\p{N}_])__(?!_))(?=\S)(.+?)(?<=\S)\1/gu;
const LINE_MARKUP = /^\s*(?:#{1,6}\s+|>\s*)/;
const ITEM = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;

/** [1.2], [1], [1, 2.3], [1.2-1.4], [^1], [passage 1] and 【1】. */
const CITATION =
  /[[【]\^?(?:[a-z]{1,10} )?(\d{1,2}(?:\.\d{1,3})?(?: ?[,;&-] ?\d{1,2}(?:\.\d{1,3})?){0,5})[\]】]/gi;
const MARK = { open: '\uE000', close: '\uE001' };
const MARKED = /\s*\uE000([^\uE000\uE001]{1,40})\uE001/g;
/** Most models cite before the full stop, some after it; what follows the stop belongs to the sentence before. */
const CITED_AFTER_STOP = /([.!?]["”»)]?)\s{0,3}((?:\uE000[^\uE000\uE001]{1,40}\uE001\s?)+)/g;
const ABBREVIATION =
  /(?:^|\s|\()(?:[ap]|dr|dra|mr|mrs|ms|sr|sra|st|vs|etc|approx|no|núm|tel|ej|e\.g|i\.e|u\.s|ee|uu)\.$/i;
const CONTINUES = /^[\s"“«(]*\p{Ll}/u;

/** A citation that may go on. */
const OPEN_CITATION = /[[【][^\]】]{0,40}$/;
/** A citation, then the stop of its sentence. */
const CITED_END = /\d[\]】][.!?]\s*$/;
const ENDED = /[.!?…]["”»)]*(?:\s*[[【][^\]】]*[\]】])*[.!?]?\s*$/;

/**
 * The lines and sentences of a reply, and what each sentence cites. Of one that was cut off, or is still being written, the
 * last sentence may be half of what it was to say, and is left out, unless its citation and its stop are there.
 */
export function draftOf(reply: string, lang: Language, isWhole = true): DraftLine[] {
  const text = reply.normalize('NFC').replace(INVISIBLE, '');
  const lines = linesOf(isWhole ? text : text.replace(OPEN_CITATION, ''), lang);
  const last = lines.at(-1)?.sentences;
  if (!isWhole && (!CITED_END.test(text) || isQuoting(last?.at(-1)?.text ?? ''))) last?.pop();
  return lines;
}

/** A reply that was cut off at its most tokens; it may by chance end with a sentence. */
export const isCutInSentence = (reply: string) => !ENDED.test(reply);

const linesOf = (text: string, lang: Language): DraftLine[] =>
  text
    .split('\n')
    .map((line) => line.replace(EMPHASIS, '$2').replace(LINE_MARKUP, ''))
    .map((line) => ({ isItem: ITEM.test(line), sentences: sentencesOf(line.replace(ITEM, ''), lang) }))
    .filter(({ sentences }) => sentences.length > 0);

function sentencesOf(line: string, lang: Language): DraftSentence[] {
  const marked = line
    .replace(CITATION, (_citation, numbers: string) => `${MARK.open}${numbers}${MARK.close}`)
    .replace(CITED_AFTER_STOP, '$2$1');
  return splitIntoSentences(marked, lang)
    .map((sentence) => ({
      text: sentence
        .replace(MARKED, '')
        .replace(/\s+([.,!?])(?=\s|$)/g, '$1')
        .replace(/\s+/g, ' ')
        .trim(),
      cites: [...sentence.matchAll(MARKED)].flatMap(([, numbers = '']) => citesIn(numbers)),
    }))
    .filter(({ text }) => /\p{L}|\p{N}/u.test(text))
    .map((sentence, at, all) => ({ ...sentence, inherited: citesAfter(at, all) }));
}

/** What the next sentence of the line that cites anything cites: many models cite once for two or three sentences. */
const citesAfter = (at: number, sentences: readonly Pick<DraftSentence, 'cites'>[]): Cite[] =>
  sentences.slice(at).find(({ cites }) => cites.length > 0)?.cites ?? [];

/** Whether a quotation has begun that has not ended. */
function isQuoting(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('"') % 2 === 1 || count('“') > count('”') || count('«') > count('»');
}

/** A yes or no says nothing without the sentence after it. */
const BARE_ANSWER = /^\s*(?:yes|no|sí|si|not (?:always|necessarily|quite)|no siempre)[.!]\s*$/i;

/** An abbreviation or a quoted sentence ends no sentence: half of one could say the opposite of the whole. */
export function splitIntoSentences(text: string, lang: Language): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenters[lang].segment(text)) {
    const before = sentences.at(-1);
    const belongs =
      before !== undefined &&
      (ABBREVIATION.test(before.trim()) ||
        CONTINUES.test(segment) ||
        isQuoting(before) ||
        BARE_ANSWER.test(before.replace(MARKED, '')));
    if (belongs) sentences[sentences.length - 1] = before + segment;
    else sentences.push(segment);
  }
  return sentences;
}

const CITE = /^(\d{1,2})(?:\.(\d{1,3}))?$/;

/** "1", "1.2", "1, 2.3" and, of whole sources or the sentences of one, "1-3" and "1.2-1.4". */
function citesIn(citation: string): Cite[] {
  const [from, to, ...more] = citation.includes('-') ? citation.split('-').map((end) => citeOf(end)) : [];
  if (from && to && more.length === 0) return rangeOf(from, to);
  return citation.split(/[,;&-]/).flatMap((one) => citeOf(one) ?? []);
}

function citeOf(text: string): Cite | null {
  const [, n, sentence] = CITE.exec(text.trim()) ?? [];
  return n === undefined
    ? null
    : { n: Number(n), ...(sentence !== undefined && { sentence: Number(sentence) }) };
}

function rangeOf(from: Cite, to: Cite): Cite[] {
  const through = (first: number, last: number) =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (from.sentence === undefined || to.sentence === undefined)
    return through(from.n, to.n).map((n) => ({ n }));
  return from.n === to.n
    ? through(from.sentence, to.sentence).map((sentence) => ({ n: from.n, sentence }))
    : [from, to];
}
