import { WANTED_TERMS } from '@careward/contracts/discovery/limits';
import { fold } from '@careward/content/text/readings';

export type KnownWords = {
  /** Every word that may be told. */
  vocabulary: Vocabulary;
  /** What says nothing of a subject, folded but for ñ. */
  ignored: ReadonlySet<string>;
  /** Words of the vocabulary that are written with a capital and are no names. */
  capitals: ReadonlySet<string>;
  /** Words of the vocabulary that are surnames too. */
  surnames: ReadonlySet<string>;
};

type Token = {
  known: KnownWord | undefined;
  isIgnored: boolean;
  introducesName: boolean;
  isCapital: boolean;
  beginsSentence: boolean;
};

const WORD = /\p{L}[\p{L}\p{M}'’]{0,60}/gu;
const SENTENCE_BEGINS = /(?:^|[.!?:;\n¿¡"“”«(•*])[\s\-–—]*$/u;
/** What stands before a name, and how many words of it there may be. */
const INTRODUCERS = new Set('mr mrs ms miss dr sr sra srta named llamado llamada'.split(' '));
const NAME_LENGTH = 2;

/**
 * The words that say what a question is about, the most telling first, in the vocabulary's own spelling. What the vocabulary
 * does not hold stays untold: names, places, rare strings, slips of the finger.
 */
export function termsOf(question: string, words: KnownWords): string[] {
  const tokens = tokensOf(withoutParticulars(question.normalize('NFC')), words);
  const isHeading = tokens.filter(({ isCapital }) => isCapital).length > tokens.length / 2;
  const mayBeName = ({ known, isCapital, beginsSentence }: Token, at: number): boolean => {
    if (!known || words.capitals.has(known.word)) return false;
    const before = tokens[at - 1];
    const followsName = words.surnames.has(known.word) && before && !before.known && !before.isIgnored;
    const isIntroduced = tokens
      .slice(Math.max(0, at - NAME_LENGTH), at)
      .some((token) => token.introducesName);
    return Boolean(followsName) || isIntroduced || (isCapital && !beginsSentence && !isHeading);
  };
  const told = tokens.flatMap((token, at) =>
    token.known && !token.isIgnored && !mayBeName(token, at) ? [token.known] : [],
  );
  return [...new Set(told)]
    .sort((a, b) => b.rarity - a.rarity)
    .slice(0, WANTED_TERMS)
    .map(({ word }) => word);
}

const tokensOf = (text: string, { vocabulary, ignored }: KnownWords): Token[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const known = knownAs(word, vocabulary);
    const isIgnored = [word, known?.word ?? word].some((form) => ignored.has(withoutAccents(form)));
    return {
      known,
      isIgnored,
      introducesName: INTRODUCERS.has(fold(word)),
      isCapital: /^\p{Lu}\p{Ll}/u.test(word),
      beginsSentence: SENTENCE_BEGINS.test(text.slice(Math.max(0, index - 8), index)),
    };
  });

/** Folded but for ñ, which is a letter of its own. */
const withoutAccents = (word: string): string => word.toLowerCase().split('ñ').map(fold).join('ñ');

/** A word as it may be told, and how rare it is: the rarer, the more it says of a question's subject. */
type KnownWord = { word: string; rarity: number };

/** Words by themselves in lower case, and by their folded form. */
type Vocabulary = ReadonlyMap<string, KnownWord>;

/** @param words the commonest first; of two that fold alike, the commoner one is found without its accents. */
export function vocabularyOf(words: readonly string[]): Vocabulary {
  const known = words.map((word, rarity) => ({ word, rarity }));
  const vocabulary = new Map<string, KnownWord>();
  const add = (key: string, entry: KnownWord) => vocabulary.has(key) || vocabulary.set(key, entry);
  for (const entry of known) add(entry.word.toLowerCase(), entry);
  for (const entry of known) add(fold(entry.word), entry);
  return vocabulary;
}

/** The vocabulary's own spelling of a word, or of what it is the genitive of. */
export function knownAs(word: string, vocabulary: Vocabulary): KnownWord | undefined {
  const base = word.toLowerCase().replace(/['’]s$/, '');
  return vocabulary.get(base) ?? vocabulary.get(fold(base));
}

/** Nothing here repeats without a bound: a question may be long, and may be written to be slow to search. */
const PARTICULARS = [
  /\S{0,64}@\S{0,255}/gu,
  /(?:https?:|www\.)\S{0,255}/giu,
  /\S{1,64}\.(?:com|org|net|edu|gov|us|io|mx|es)\b\S{0,255}/giu,
  // "12 Maple Street", "apt 4".
  /\b\d{1,6}[a-z]?\s{1,3}(?:[\p{L}.'’-]{1,24}\s{1,3}){0,3}(?:streets?|st|avenue|ave|roads?|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|circle|terrace|parkway|pkwy|highway|hwy)(?!\p{L})/giu,
  // "calle Roble 12", "avenida de las Flores".
  /(?<!\p{L})(?:calle|avenida|carretera|paseo|colonia|barrio)\s{1,3}(?:(?:de|del|la|las|los)\s{1,3}){0,2}\p{L}{1,24}(?:\s{1,3}#?\d{1,6})?/giu,
  /[\p{L}_-]{0,24}\d[\p{L}\d_.,:/()-]{0,64}/gu,
];

/** A text without e-mail and web addresses, street addresses and numbers, which would leave ordinary words behind. */
const withoutParticulars = (text: string): string =>
  PARTICULARS.reduce((left, particular) => left.replace(particular, ' '), text);
