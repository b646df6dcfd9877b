import type { Language } from '@careward/contracts/kernel/languages';
import { stem, stems, wordsOf } from '../stems.domain.js';
import { english } from './english.js';
import { spanish } from './spanish.js';

/** A phrase says more than a single word, which may stand there for anything. Calibrated on the development half. */
const STRENGTH = { phrase: 1, word: 0.6, most: 2.5 };

type Said = { words: string; strength: number };
type Row = { said: Said[]; topicWords: string[] };

/** Bare stems with the stop words kept, so that "over and over" is found as it is said. */
const spoken = (text: string, lang: Language) =>
  ` ${wordsOf(text)
    .map((word) => stem(word, lang))
    .join(' ')} `;

const saidOf = (everyday: string, lang: Language): Said[] =>
  [...new Set(everyday.split('|').map((words) => spoken(words, lang)))].map((words) => ({
    words,
    strength: words.trim().includes(' ') ? STRENGTH.phrase : STRENGTH.word,
  }));

const rowsOf = (table: typeof english, lang: Language): Row[] =>
  table.map(([topicWords, everyday]) => ({
    said: saidOf(everyday, lang),
    topicWords: stems(topicWords, lang),
  }));
const rows: Record<Language, Row[]> = { en: rowsOf(english, 'en'), es: rowsOf(spanish, 'es') };

export type TopicWords = {
  /** Stems of the library's own words, each with its weight: the more was said for an idea, the likelier it is meant. */
  meant: ReadonlyMap<string, number>;
  /** Stems of the everyday words that led there. */
  explained: ReadonlySet<string>;
};

/** What a question says, in the library's own words. */
export function topicWords(question: string, lang: Language): TopicWords {
  const text = spoken(question, lang);
  const meant = new Map<string, number>();
  const explained = new Set<string>();
  for (const row of rows[lang]) {
    const said = row.said.filter(({ words }) => text.includes(words));
    if (said.length === 0) continue;
    const strength = Math.min(
      STRENGTH.most,
      said.reduce((sum, each) => sum + each.strength, 0),
    );
    // An idea told in two topic words must not count twice as much as one told in a single word.
    const weight = strength / Math.sqrt(row.topicWords.length);
    for (const word of row.topicWords) meant.set(word, Math.max(meant.get(word) ?? 0, weight));
    for (const { words } of said) for (const word of words.trim().split(' ')) explained.add(word);
  }
  return { meant, explained };
}
