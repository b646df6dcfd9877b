import type { Language } from '@careward/contracts/kernel/languages';
import { stem, stems, wordsOf } from './stems.domain.js';
import { englishLayWords } from '@careward/content/coach/lay-words.en';
import { spanishLayWords } from '@careward/content/coach/lay-words.es';

/** A phrase is surer evidence than a single word, which may mean anything. Calibrated on the development half. */
const WEIGHT = { phrase: 1, word: 0.6, most: 2.5 };

type LayPhrase = { text: string; weight: number };
type Row = { phrases: LayPhrase[]; libraryTerms: string[] };

/** All stems with the stop words kept and a space at both ends, so that "over and over" is found as a whole phrase. */
const phraseText = (text: string, lang: Language) =>
  ` ${wordsOf(text)
    .map((word) => stem(word, lang))
    .join(' ')} `;

const phrasesOf = (list: string, lang: Language): LayPhrase[] =>
  [...new Set(list.split('|').map((phrase) => phraseText(phrase, lang)))].map((text) => ({
    text,
    weight: text.trim().includes(' ') ? WEIGHT.phrase : WEIGHT.word,
  }));

const rowsOf = (table: typeof englishLayWords, lang: Language): Row[] =>
  table.map(([libraryWords, layPhrases]) => ({
    phrases: phrasesOf(layPhrases, lang),
    libraryTerms: stems(libraryWords, lang),
  }));
const rows: Record<Language, Row[]> = {
  en: rowsOf(englishLayWords, 'en'),
  es: rowsOf(spanishLayWords, 'es'),
};

type Synonyms = {
  /** The library's terms for what the question says, each with its weight: the more phrases point to it, the higher. */
  weights: ReadonlyMap<string, number>;
  /** The question's own terms that these stand for. */
  explained: ReadonlySet<string>;
};

/** The library's own terms for the everyday words of a question. */
export function synonymsOf(question: string, lang: Language): Synonyms {
  const text = phraseText(question, lang);
  const weights = new Map<string, number>();
  const explained = new Set<string>();
  for (const row of rows[lang]) {
    const found = row.phrases.filter((phrase) => text.includes(phrase.text));
    if (found.length === 0) continue;
    const sum = found.reduce((total, { weight }) => total + weight, 0);
    // An idea that the library names in two terms must not count twice as much as one that it names in one.
    const weight = Math.min(WEIGHT.most, sum) / Math.sqrt(row.libraryTerms.length);
    for (const term of row.libraryTerms) weights.set(term, Math.max(weights.get(term) ?? 0, weight));
    for (const phrase of found) for (const term of phrase.text.trim().split(' ')) explained.add(term);
  }
  return { weights, explained };
}
