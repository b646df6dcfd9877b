import type { Language } from '@careward/contracts/kernel/languages';
import { stem, stems, wordsOf } from './stems.domain.js';
import { englishLayWords } from '@careward/content/coach/lay-words.en';
import { spanishLayWords } from '@careward/content/coach/lay-words.es';

/** A phrase is surer evidence than a single word, which may mean anything. Calibrated on the development half. */
const WEIGHT = { phrase: 1, word: 0.6, most: 2.5 };

type LayPhrase = { text: string; weight: number };
type Row = { phrases: LayPhrase[]; libraryTerms: string[] };
/** The rows in their order, and by each word those that have a phrase which begins with it. */
type Table = { rows: readonly Row[]; byFirstWord: ReadonlyMap<string, readonly number[]> };

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

function tableOf(words: typeof englishLayWords, lang: Language): Table {
  const rows = words.map(([libraryWords, layPhrases]) => ({
    phrases: phrasesOf(layPhrases, lang),
    libraryTerms: stems(libraryWords, lang),
  }));
  const byFirstWord = new Map<string, number[]>();
  for (const [at, { phrases }] of rows.entries())
    for (const first of new Set(phrases.map(({ text }) => text.split(' ', 2)[1] ?? ''))) {
      const others = byFirstWord.get(first);
      if (others) others.push(at);
      else byFirstWord.set(first, [at]);
    }
  return { rows, byFirstWord };
}

const tables: Record<Language, Table> = {
  en: tableOf(englishLayWords, 'en'),
  es: tableOf(spanishLayWords, 'es'),
};

/** The rows that may have a phrase of the text, in their order. */
function rowsNear(text: string, { rows, byFirstWord }: Table): Row[] {
  const near = new Set(text.split(' ').flatMap((word) => byFirstWord.get(word) ?? []));
  return [...near].sort((a, b) => a - b).flatMap((at) => rows[at] ?? []);
}

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
  for (const row of rowsNear(text, tables[lang])) {
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
