import type { DocumentPassages, Passage } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { sentencesOf } from '@careward/content/text/sentences';
import { refersBack } from '../retrieval/page-sentences.domain.js';
import { stems } from '../retrieval/words.domain.js';

/** The sentences of one part of a document, word for word. */
export const quotesOf = (document: DocumentPassages, lang: Language, part: Passage['part']): string[] =>
  document.passages
    .filter((passage) => passage.lang === lang && passage.part === part)
    .flatMap(({ text }) =>
      part === 'steps' || part === 'redFlags' ? [text.trim()] : sentencesOf(text, lang),
    )
    .filter((text) => text !== '');

const URGENT = /\b(911|988)\b/;
export const isUrgent = (sentence: string) => URGENT.test(sentence);

/** The first sentence about when to call that names 911 or 988. */
export const urgentQuote = (document: DocumentPassages, lang: Language): string | undefined =>
  quotesOf(document, lang, 'whenToCall').find(isUrgent);

const isOpenQuotation = (said: readonly string[]) => said.join('').split('"').length % 2 === 0;

/** The sentences of a summary, each that refers back joined with the one before it. */
const thoughtsOf = (document: DocumentPassages, lang: Language): string[][] =>
  quotesOf(document, lang, 'summary').reduce<string[][]>((thoughts, sentence) => {
    const last = thoughts.at(-1);
    if (last && (refersBack(sentence) || isOpenQuotation(last))) last.push(sentence);
    else thoughts.push([sentence]);
    return thoughts;
  }, []);

type ExplanationRequest = {
  lang: Language;
  question: string;
  /** How many characters there are. */
  room: number;
  /** Whether it may name 911 or 988. */
  mayUrge: boolean;
};

/** How many sentences explain. */
const EXPLAINED = { from: 2, to: 3 };

/** What explains a topic: what stands first, and what has no room there. */
type Explanation = { first: string; later: string };

/**
 * What explains best: the thought of a summary that shares most with the question, and those around it up to three
 * sentences. Where it has no room, or urges, it comes later, and the nearest one that fits stands first.
 */
export function explanationFor(document: DocumentPassages, wanted: ExplanationRequest): Explanation {
  const { lang, question, room, mayUrge } = wanted;
  const thoughts = thoughtsOf(document, lang);
  const fits = (sentences: readonly string[]) =>
    sentences.join(' ').length <= room && (mayUrge || !sentences.some(isUrgent));
  const near = rankThoughts(question, lang, thoughts);
  const [nearest] = near;
  const best = near.find(({ at }) => fits(thoughts[at] ?? []))?.at;
  const first = best === undefined ? '' : extendThought(best, thoughts, fits).join(' ');
  const isLeftOut = nearest && nearest.shared > 0 && nearest.at !== best;
  return { first, later: isLeftOut ? (thoughts[nearest.at] ?? []).join(' ') : '' };
}

/** A thought, and those after it, else before it, as far as all of it is two or three sentences that fit. */
function extendThought(
  best: number,
  thoughts: readonly string[][],
  fits: (sentences: readonly string[]) => boolean,
): string[] {
  let [from, to] = [best, best + 1];
  const text = (start: number, end: number) => thoughts.slice(start, end).flat();
  const mayBe = (start: number, end: number) =>
    start >= 0 && end <= thoughts.length && text(start, end).length <= EXPLAINED.to && fits(text(start, end));
  while (mayBe(from, to + 1)) to += 1;
  while (text(from, to).length < EXPLAINED.from && mayBe(from - 1, to)) from -= 1;
  return text(from, to);
}

/** Where thoughts stand, those that share most with the question first, among equals the shorter ones. */
function rankThoughts(question: string, lang: Language, thoughts: readonly string[][]) {
  const asked = new Set(stems(question, lang));
  const ranked = thoughts.map((thought, at) => {
    const own = new Set(stems(thought.join(' '), lang));
    return { at, shared: [...own].filter((term) => asked.has(term)).length, size: own.size };
  });
  const length = ({ shared, size }: (typeof ranked)[number]) => (shared > 0 ? size : 0);
  return ranked.sort((one, other) => other.shared - one.shared || length(one) - length(other));
}
