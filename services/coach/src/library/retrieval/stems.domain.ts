import type { Language } from '@careward/contracts/kernel/languages';
import snowball from 'snowball-stemmers';
import { fold } from '@careward/contracts/text/fold';
import { stopWords } from './stop-words.domain.js';

const stemmers = { en: snowball.newStemmer('english'), es: snowball.newStemmer('spanish') };
// Stemming costs a thousand times more than a look-up, and people use few different words.
const known: Record<Language, Map<string, string>> = { en: new Map(), es: new Map() };
const MAX_CACHED = 50_000;

export function stem(foldedWord: string, lang: Language): string {
  const seen = known[lang].get(foldedWord);
  if (seen !== undefined) return seen;
  if (known[lang].size >= MAX_CACHED) known[lang].clear();
  const fresh = fold(stemmers[lang].stem(foldedWord));
  known[lang].set(foldedWord, fresh);
  return fresh;
}

export const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The stems of a text's meaningful words, in order; `as` those of another language that may have the same words. */
export const stems = (text: string, lang: Language, as: Language = lang) =>
  wordsOf(text)
    .filter((word) => !stopWords[lang].has(word) && (word.length > 1 || /\d/.test(word)))
    .map((word) => stem(word, as));
