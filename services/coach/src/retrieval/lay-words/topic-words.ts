import type { Language } from '@careward/contracts/coach/languages';
import { stem, stems, wordsOf } from '../stems.js';
import { english } from './english.js';
import { spanish } from './spanish.js';

type Row = { said: string[]; topicWords: string[] };

/** Bare stems with the stop words kept, so that "over and over" is found as it is said. */
const spoken = (text: string, lang: Language) =>
  ` ${wordsOf(text)
    .map((word) => stem(word, lang))
    .join(' ')} `;

const rowsOf = (table: typeof english, lang: Language): Row[] =>
  table.map(([topicWords, everyday]) => ({
    said: everyday.split('|').map((words) => spoken(words, lang)),
    topicWords: stems(topicWords, lang),
  }));
const rows: Record<Language, Row[]> = { en: rowsOf(english, 'en'), es: rowsOf(spanish, 'es') };

export type TopicWords = {
  /** Stems of the library's own words, each with its weight: an idea told in two words counts little more than one. */
  meant: ReadonlyMap<string, number>;
  /** Stems of the everyday words that led there. */
  explained: ReadonlySet<string>;
};

/** What a question says, in the library's own words. */
export function topicWords(question: string, lang: Language): TopicWords {
  const text = spoken(question, lang);
  const found = rows[lang]
    .map((row) => ({ ...row, said: row.said.filter((words) => text.includes(words)) }))
    .filter((row) => row.said.length > 0);
  return {
    meant: new Map(
      found.flatMap(({ topicWords: words }) => words.map((word) => [word, 1 / Math.sqrt(words.length)])),
    ),
    explained: new Set(found.flatMap((row) => row.said.flatMap((words) => words.trim().split(' ')))),
  };
}
