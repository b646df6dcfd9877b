import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { forbiddenIn } from '@careward/content/text/forbidden';
import { addressesIn, hasForeignLetters, hasMarkup } from '@careward/content/text/sentences';
import { supportOf } from './support.domain.js';

export type NumberedDocument = {
  /** What [n] stands for in the answer. */
  n: number;
  document: DocumentPassages;
};

export type Finding =
  | 'kept'
  | 'uncited'
  | 'unsupported'
  | 'number'
  | 'address'
  | 'markup'
  | 'forbidden'
  | 'leaked';

type Verified = {
  /** The sentences that were kept, with their citations; empty when too few were. */
  content: string;
  usedSources: number[];
  /** What was found of each sentence, in order. */
  findings: Finding[];
};

type Known = {
  sources: readonly NumberedDocument[];
  lang: Language;
  /** Words of the prompt that stand in no honest answer, such as the fence around quoted text. */
  secrets: readonly string[];
  /** What was judged of a reply that is judged again as it grows, by sentence and citations. */
  judged?: Map<string, Judged>;
};

/** Below it the model understood too little of its task for the rest to be trusted. */
const MIN_KEPT = 0.5;

/**
 * Keeps the sentences of a model's reply that cite a retrieved document and say what it says; drops all others. Nothing
 * uncited is kept, so greetings and comfort of the model's own never reach a person.
 */
export const verifyAnswer = (reply: string, known: Known): Verified =>
  verified(draftOf(reply, known.lang), known);

/** A citation that may go on. */
const OPEN_CITATION = /[[【][^\]】]{0,40}$/;

/**
 * The content of a reply that is still being written: what `verifyAnswer` will keep of the sentences that have ended, and
 * so in almost every case how its content begins. The last sentence may go on, and its citation may follow it.
 */
export function verifiedSoFar(reply: string, known: Known): string {
  const lines = draftOf(reply.replace(OPEN_CITATION, ''), known.lang);
  lines.at(-1)?.sentences.pop();
  return verified(lines, known).content;
}

function verified(draft: readonly DraftLine[], known: Known): Verified {
  const lines = draft.map(({ isItem, sentences }) => ({
    isItem,
    judged: sentences.map((sentence) => judgeOnce(sentence, known)),
  }));
  const all = lines.flatMap(({ judged }) => judged);
  const findings = all.map(({ finding }) => finding);
  const kept = all.filter(({ finding }) => finding === 'kept');
  const leaked = findings.includes('leaked');
  if (leaked || kept.length === 0 || kept.length < all.length * MIN_KEPT)
    return { content: '', usedSources: [], findings };
  const content = lines
    .map(({ isItem, judged }) => ({ isItem, text: judged.flatMap(({ shown }) => shown ?? []).join(' ') }))
    .filter(({ text }) => text !== '')
    .map(({ isItem, text }) => `${isItem ? '- ' : ''}${text}`)
    .join('\n');
  const usedSources = [...new Set(kept.flatMap(({ cites }) => cites))].sort((a, b) => a - b);
  return { content, usedSources, findings };
}

export type Judged = { finding: Finding; cites: number[]; shown?: string };

function judgeOnce(sentence: DraftSentence, known: Known): Judged {
  const key = `${sentence.cites.join()}|${sentence.text}`;
  const judged = known.judged?.get(key) ?? judge(sentence, known);
  known.judged?.set(key, judged);
  return judged;
}

function judge({ text, cites }: DraftSentence, { sources, lang, secrets }: Known): Judged {
  const dropped = (finding: Finding): Judged => ({ finding, cites: [] });
  if (secrets.some((secret) => text.toLowerCase().includes(secret.toLowerCase()))) return dropped('leaked');
  const cited = sources.filter(({ n }) => cites.includes(n));
  if (cited.length === 0) return dropped('uncited');
  if (hasMarkup(text) || hasForeignLetters(text)) return dropped('markup');
  if (forbiddenIn(text)) return dropped('forbidden');
  const urls = cited.map(({ document }) => document.url);
  if (!addressesIn(text).every((address) => urls.includes(address))) return dropped('address');
  const supports = cited.map(({ n, document }) => ({ n, support: supportOf(text, document, lang) }));
  const supporting = supports.filter(({ support }) => support === 'supported').map(({ n }) => n);
  if (supporting.length === 0)
    return dropped(supports.some(({ support }) => support === 'number') ? 'number' : 'unsupported');
  return { finding: 'kept', cites: supporting, shown: `${text} ${supporting.map((n) => `[${n}]`).join('')}` };
}

/** A sentence as a model wrote it, without its citations and the numbers that they name. */
type DraftSentence = { text: string; cites: number[] };
type DraftLine = { isItem: boolean; sentences: DraftSentence[] };

const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
};

/** Invisible characters, and the private ones that mark citations below. */
const INVISIBLE = /[\p{Cf}\p{Co}]|(?!\n)\p{Cc}/gu;
const EMPHASIS = /\*\*|__/g;
const LINE_MARKUP = /^\s*(?:#{1,6}\s+|>\s*)/;
const ITEM = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;

/** [1], [1, 2], [1-3], [^1], [passage 1] and 【1】. */
const CITATION = /[[【]\^?(?:[a-z]{1,10} )?(\d{1,2}(?: ?[,;&-] ?\d{1,2}){0,5})[\]】]/gi;
const MARK = { open: '\uE000', close: '\uE001' };
const MARKED = /\uE000([^\uE000\uE001]{1,40})\uE001/g;
/** Most models cite before the full stop, some after it; what follows the stop belongs to the sentence before. */
const CITED_AFTER_STOP = /([.!?]["”»)]?)\s{0,3}((?:\uE000[^\uE000\uE001]{1,40}\uE001\s?)+)/g;
const ABBREVIATION =
  /(?:^|\s|\()(?:[ap]|dr|dra|mr|mrs|ms|sr|sra|st|vs|etc|approx|no|núm|tel|ej|e\.g|i\.e|u\.s|ee|uu)\.$/i;
const CONTINUES = /^[\s"“«(]*\p{Ll}/u;

/** The lines and sentences of a reply, and what each sentence cites. */
const draftOf = (reply: string, lang: Language): DraftLine[] =>
  reply
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .split('\n')
    .map((line) => line.replace(EMPHASIS, '').replace(LINE_MARKUP, ''))
    .map((line) => ({ isItem: ITEM.test(line), sentences: sentencesOf(line.replace(ITEM, ''), lang) }))
    .filter(({ sentences }) => sentences.length > 0);

function sentencesOf(line: string, lang: Language): DraftSentence[] {
  const marked = line
    .replace(CITATION, (_citation, numbers: string) => `${MARK.open}${numbers}${MARK.close}`)
    .replace(CITED_AFTER_STOP, '$2$1');
  return split(marked, lang)
    .map((sentence) => ({
      text: sentence
        .replace(MARKED, '')
        .replace(/\s+([.,!?])/g, '$1')
        .replace(/\s+/g, ' ')
        .trim(),
      cites: [...sentence.matchAll(MARKED)].flatMap(([, numbers = '']) => numbersIn(numbers)),
    }))
    .filter(({ text }) => /\p{L}|\p{N}/u.test(text));
}

/** An abbreviation ends no sentence: half of one could say the opposite of the whole. */
function split(text: string, lang: Language): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenters[lang].segment(text)) {
    const before = sentences.at(-1);
    const belongs = before !== undefined && (ABBREVIATION.test(before.trim()) || CONTINUES.test(segment));
    if (belongs) sentences[sentences.length - 1] = before + segment;
    else sentences.push(segment);
  }
  return sentences;
}

function numbersIn(citation: string): number[] {
  const [, first, last] = /^(\d+) ?- ?(\d+)$/.exec(citation) ?? [];
  if (first === undefined || last === undefined) return citation.match(/\d+/g)?.map(Number) ?? [];
  const length = Math.max(0, Number(last) - Number(first) + 1);
  return Array.from({ length }, (_, at) => Number(first) + at);
}
