import { WANTED_TERMS } from '@careward/contracts/discovery/limits';
import { fold } from '@careward/contracts/text/fold';
import { knownAs, type KnownWord, type Vocabulary } from './vocabulary.domain.js';
import { withoutParticulars } from './without-particulars.domain.js';

export type KnownWords = {
  /** Every word that may be told. */
  vocabulary: Vocabulary;
  /** What says nothing of a subject, folded but for ñ. */
  unsaid: ReadonlySet<string>;
  /** Words of the vocabulary that are written with a capital and are no names. */
  capitals: ReadonlySet<string>;
  /** Words of the vocabulary that are surnames too. */
  surnames: ReadonlySet<string>;
};

type Token = {
  known: KnownWord | undefined;
  isUnsaid: boolean;
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
export function questionTerms(question: string, words: KnownWords): string[] {
  const tokens = tokensOf(withoutParticulars(question.normalize('NFC')), words);
  const isHeading = tokens.filter(({ isCapital }) => isCapital).length > tokens.length / 2;
  const mayBeName = ({ known, isCapital, beginsSentence }: Token, at: number): boolean => {
    if (!known || words.capitals.has(known.word)) return false;
    const before = tokens[at - 1];
    const followsName = words.surnames.has(known.word) && before && !before.known && !before.isUnsaid;
    const isIntroduced = tokens
      .slice(Math.max(0, at - NAME_LENGTH), at)
      .some((token) => token.introducesName);
    return Boolean(followsName) || isIntroduced || (isCapital && !beginsSentence && !isHeading);
  };
  const told = tokens.flatMap((token, at) =>
    token.known && !token.isUnsaid && !mayBeName(token, at) ? [token.known] : [],
  );
  return [...new Set(told)]
    .sort((a, b) => b.rarity - a.rarity)
    .slice(0, WANTED_TERMS)
    .map(({ word }) => word);
}

const tokensOf = (text: string, { vocabulary, unsaid }: KnownWords): Token[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const known = knownAs(word, vocabulary);
    const isUnsaid = [word, known?.word ?? word].some((form) => unsaid.has(withoutAccents(form)));
    return {
      known,
      isUnsaid,
      introducesName: INTRODUCERS.has(fold(word)),
      isCapital: /^\p{Lu}\p{Ll}/u.test(word),
      beginsSentence: SENTENCE_BEGINS.test(text.slice(Math.max(0, index - 8), index)),
    };
  });

/** Folded but for ñ, which is a letter of its own. */
const withoutAccents = (word: string): string => word.toLowerCase().split('ñ').map(fold).join('ñ');
