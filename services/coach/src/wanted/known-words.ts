import { languages, type Language } from '@careward/contracts/kernel/languages';
import { readFileSync } from 'node:fs';
import { medicineNames } from '@careward/contracts/text/medicine-names';
import { fold } from '@careward/contracts/text/fold';
import { stopWords } from '../library/retrieval/stop-words.domain.js';
import { careWords } from './care-words.js';
import { alsoSurnames } from './also-surnames.js';
import type { KnownWords } from './question-terms.domain.js';
import { unsaidWords } from './unsaid-words.js';
import { vocabularyOf } from './vocabulary.domain.js';

const medicines = medicineNames
  .split('|')
  .map((name) => name.replaceAll('*', ''))
  .filter((name) => !name.includes(' '));

/** One word a line, the commonest first (services/coach/vocabulary/README.md). */
const generalWords = (lang: Language): string[] =>
  readFileSync(new URL(`../../vocabulary/${lang}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

const read = (lang: Language): KnownWords => {
  const own = careWords[lang];
  const folded = new Set(own.map(fold));
  const general = generalWords(lang).filter((word) => !folded.has(fold(word)));
  return {
    vocabulary: vocabularyOf([...general, ...medicines, ...own]),
    unsaid: new Set([...languages.flatMap((each) => [...stopWords[each]]), ...unsaidWords]),
    capitals: new Set(own.filter((word) => word !== word.toLowerCase())),
    surnames: alsoSurnames,
  };
};

const known = new Map<Language, KnownWords>();

/** The words of a language that may be told, read when they are first needed. */
export function knownWordsOf(lang: Language): KnownWords {
  const words = known.get(lang) ?? read(lang);
  known.set(lang, words);
  return words;
}
