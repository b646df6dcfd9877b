import type { DocumentPassages, Passage } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { paragraphsOf } from '@careward/content/text/sentences';
import { withoutObjections } from './quotable.domain.js';

/** Characters of a sentence that is quoted: shorter ones are labels, longer ones no sentences. */
const QUOTED = { from: 25, to: 400 };

/** Begins with what refers to the sentence before it, or with the rest of one that a quotation cut in two. */
const REFERS_BACK =
  /^(?:(?:It|They|These|This|That|Those|Then|Otherwise|So|But|And|Also|Even|Still|Both|Others?|Some are|(?:To|With|Without|Give|Keep|Support|Cover) (?:it|them)|Esto|Eso|Ellos|Ellas?|Él|Estos|Estas|Otr[ao]s|Un[ao]s son|También|Además|Entonces|Luego|Pero|Así|Amb[ao]s|L[ao]s dos|Son|Suelen?|Pueden|No l[aeo]s?|Para ell[ao]s?|Sin ell[ao]s?)(?![\p{L}\p{N}])|\p{Ll})/u;

/** Whether a sentence makes no sense by itself. */
export const refersBack = (sentence: string) => REFERS_BACK.test(sentence);

type Sentence = { text: string; before: string | undefined; heading: string };

export const sentencesIn = (passages: readonly Passage[], lang: Language): Sentence[] =>
  passages.flatMap(({ text, heading }) =>
    paragraphsOf(text, lang).flatMap((sentences) =>
      sentences.map((sentence, at) => ({
        text: sentence,
        before: sentences[at - 1],
        heading: heading ?? '',
      })),
    ),
  );

/** The sentence as it can be quoted: alone, or with the one before that it refers to. */
export function quoteOf({ text, before }: Sentence): string | undefined {
  if (!isWhole(text)) return undefined;
  if (!refersBack(text)) return text;
  return before !== undefined && isWhole(before) && !refersBack(before) ? `${before} ${text}` : undefined;
}

/** A page's own [3] would be taken for a source of the answer, a sign of a list for one of its lists. */
const isWhole = (text: string) =>
  text.length >= QUOTED.from &&
  text.length <= QUOTED.to &&
  /^[^-•*\s]/.test(text) &&
  /[.!][)"”»’]?$/.test(text) &&
  !/\[\d+\]/.test(text);

/** Whether an answer in this language can be drawn from a page. */
export const hasQuotes = (page: DocumentPassages, lang: Language): boolean =>
  withoutObjections(page).passages.some((passage) => holdsQuote(passage, lang));

export const holdsQuote = (passage: Passage, lang: Language): boolean =>
  passage.lang === lang && sentencesIn([passage], lang).some((sentence) => quoteOf(sentence) !== undefined);
