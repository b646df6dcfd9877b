import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { fold } from '@careward/content/text/readings';
import { paragraphsOf } from '@careward/content/text/sentences';
import { stem } from '../../library/retrieval/stems.domain.js';
import { isNumberWord, quantitiesOf, type Quantity, standsIn } from './quantities.domain.js';

/** Words and numbers that carry meaning: a single one, such as "safe", stands in nearly every document. */
const MIN_SIZE = 2;
/** A sentence must owe at least this share of its meaningful words and numbers to the passages that it rests on. */
const MIN_SHARE = 0.65;
/** More words in a row that stand in none of them are a claim of their own. */
const MAX_UNSUPPORTED_IN_A_ROW = 2;
/** A sentence may sum up this many passages of the document that it cites, which are one to three sentences long. */
const MAX_PASSAGES = 3;

type Evidence = { terms: readonly Term[]; quantities: readonly Quantity[] };

type SupportFinding = 'supported' | 'unsupported' | 'number';

/**
 * Whether a sentence says what the cited document says: its words, nothing that the document denies or denied that it says,
 * and every number with its unit. Words in another order can still change a meaning; this is a net, not a proof.
 */
export function supportOf(sentence: string, document: DocumentPassages, lang: Language): SupportFinding {
  const claim = evidenceOf(sentence, lang);
  if (claim.terms.length === 0 || sizeOf(claim) < MIN_SIZE) return 'unsupported';
  const { title, passages } = saidIn(document, lang);
  const chosen = nearest(claim, passages);
  const terms = chosen.flatMap((passage) => passage.terms);
  if (claim.terms.some((term) => isContradicted(term, terms))) return 'unsupported';
  const isKnown = claim.terms.map((term) => stands(term, terms) || stands(term, title));
  if (longestGap(isKnown) > MAX_UNSUPPORTED_IN_A_ROW) return 'unsupported';
  const quantities = chosen.flatMap((passage) => passage.quantities);
  const isCounted = claim.quantities.map((quantity) => standsIn(quantity, quantities));
  const known = [...isKnown, ...isCounted].filter(Boolean).length;
  if (known < sizeOf(claim) * MIN_SHARE) return 'unsupported';
  return isCounted.every(Boolean) ? 'supported' : 'number';
}

type Said = { title: readonly Term[]; passages: readonly Evidence[] };
const remembered: Record<Language, WeakMap<DocumentPassages, Said>> = {
  en: new WeakMap(),
  es: new WeakMap(),
};

/** What a document says in a language; every sentence that cites it asks. */
function saidIn(document: DocumentPassages, lang: Language): Said {
  const before = remembered[lang].get(document);
  if (before) return before;
  const texts = document.passages.filter((passage) => passage.lang === lang).map(({ text }) => text);
  // A crawled page's passages are many sentences long, of which any words together would support too much.
  const pieces = document.page ? texts.flatMap((text) => paragraphsOf(text, lang).flat()) : texts;
  const said = {
    title: termsOf(document.title[lang], lang),
    passages: pieces.map((text) => evidenceOf(text, lang)),
  };
  remembered[lang].set(document, said);
  return said;
}

const evidenceOf = (text: string, lang: Language): Evidence => ({
  terms: termsOf(text, lang),
  quantities: quantitiesOf(text, lang),
});

/** The passages that together cover most of a claim: the nearest, then the one that adds most, and so on. */
function nearest(claim: Evidence, passages: readonly Evidence[]): Evidence[] {
  const chosen: Evidence[] = [];
  let open = claim;
  while (chosen.length < MAX_PASSAGES) {
    const [best] = passages
      .map((passage) => ({ passage, rest: without(open, passage) }))
      .sort((a, b) => sizeOf(a.rest) - sizeOf(b.rest));
    if (!best || sizeOf(best.rest) === sizeOf(open)) break;
    chosen.push(best.passage);
    open = best.rest;
  }
  return chosen;
}

const sizeOf = ({ terms, quantities }: Evidence) => terms.length + quantities.length;

const without = (claim: Evidence, passage: Evidence): Evidence => ({
  terms: claim.terms.filter(({ stem }) => !passage.terms.some((other) => other.stem === stem)),
  quantities: claim.quantities.filter((quantity) => !standsIn(quantity, passage.quantities)),
});

const stands = (term: Term, among: readonly Term[]) =>
  among.some(({ stem, isDenied }) => stem === term.stem && isDenied === term.isDenied);

const isContradicted = (term: Term, among: readonly Term[]) =>
  among.some(({ stem }) => stem === term.stem) && !stands(term, among);

function longestGap(isKnown: readonly boolean[]): number {
  let longest = 0;
  let gap = 0;
  for (const known of isKnown) {
    gap = known ? 0 : gap + 1;
    longest = Math.max(longest, gap);
  }
  return longest;
}

/** A word that carries meaning, by its stem, and whether the word before it denies it: "do not give", "no le dé comida". */
type Term = { stem: string; isDenied: boolean };

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that a faithful sentence may add or leave out: articles, pronouns, and whom the care is for. */
const empty: Record<Language, ReadonlySet<string>> = {
  en: list(
    `a an the and or but if so than then that this these those there here it its i me my we our you your yours he him his
    she her hers they them their who whom which what when where while as is are was were be been being am do does did
    have has had having can could should would will may might must to of in for with on at from by about into onto up
    down also too very just such any some each both either own s t re ll ve one ones someone somebody person people
    loved mother father mom dad mum parent parents husband wife spouse partner grandmother grandfather family member
    please make sure try consider because get need needs important helpful`,
  ),
  es: list(
    `a al el la los las un una unos unas lo y e o u pero si que de del en con por para como cuando donde mientras es son
    ser sea esta estan este estos estas esto ese esa esos esas eso su sus se le les me mi mis nos tu tus usted ustedes
    ella ellas ellos yo te hay ha han haber puede pueden podria debe deben deberia tambien muy mas cada alguna alguno
    algun algunos persona personas alguien familiar ser querido madre padre mama papa esposo esposa abuela abuelo
    hijo hija asegurese porque trate intente considere necesita importante util dele denle`,
  ),
};

const deniers: Record<Language, ReadonlySet<string>> = {
  en: list(
    `no not never none nobody nothing neither nor without avoid avoids avoiding cannot cant dont doesnt didnt wont wouldnt
    shouldnt couldnt mustnt isnt arent wasnt werent havent hasnt neednt unless`,
  ),
  es: list(
    'no ni nunca jamas nadie nada ningun ninguna ninguno tampoco sin evite eviten evitar evita excepto salvo',
  ),
};

/** What separates two words, as far as it matters for a denial. */
const TOKEN = /[\p{L}\p{N}]+|[.,;:!?()¿¡\n]/gu;
/** "Do not trick, threaten or hold": the commas of such a list stand for its last word. */
const LIST_COMMA = /,(?=[^.,;:!?\n]{1,40}(?:,[^.,;:!?\n]{0,40})?\b(?:or|nor|o|ni)\b)/g;
/** "Saying no to a bath" is about the bath. */
const SAYING_NO = /\b(say(?:s|ing)?|said|decir|dice|dicen|diciendo|diga|digan|dijo)(?: que)? no\b/g;
const IN_PLACE_OF = /\b(?:instead of|rather than|en vez de|en lugar de|a menos que)\b/g;
const joins = list('or nor o u ni');

const isNumber = (word: string, lang: Language) => /^\d+$/.test(word) || isNumberWord(word, lang);

/** The terms of a text, in order, without numbers, which quantities.domain.ts compares. */
function termsOf(text: string, lang: Language): Term[] {
  const terms: Term[] = [];
  let denies = false;
  // Whether the last term was denied and only a joining word has come since.
  let goesOn = false;
  const said = fold(text.normalize('NFKC'))
    .replace(SAYING_NO, '$1')
    .replace(IN_PLACE_OF, 'no')
    .replace(LIST_COMMA, ' or ');
  for (const [word] of said.matchAll(TOKEN)) {
    if (deniers[lang].has(word)) denies = true;
    else if (joins.has(word)) denies ||= goesOn;
    else if (/^[^\p{L}\p{N}]/u.test(word)) denies = goesOn = false;
    else if (!empty[lang].has(word) && !isNumber(word, lang)) {
      terms.push({ stem: stem(word, lang), isDenied: denies });
      goesOn = denies;
      denies = false;
    }
  }
  return terms;
}
