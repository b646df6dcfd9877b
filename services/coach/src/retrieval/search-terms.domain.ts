import { fold } from '@careward/content/text/readings';
import type { Language } from '@careward/contracts/kernel/languages';

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Folded words that say nothing about what is asked. Who is cared for and what is done stay: they tell answers apart. */
const stopWords: Record<Language, ReadonlySet<string>> = {
  en: list(
    `a an the to of for and or in on is are was be do does did i my me we our you your he she her hers his him it its that
    this with what how can when if at as but so not have has had they them get got up about from will would should could
    just been there their im dont`,
  ),
  es: list(
    `a al de del la el los las lo un una unos unas y o u en que se me mi mis su sus le les nos por para con es son era esta
    este esto eso esa ese ser si no como cuando cual ya muy mas pero yo tu usted ella han ha he hay`,
  ),
};

/** The longest ending goes; words of four letters and fewer stay whole. */
const endings: Record<Language, RegExp> = {
  en: /(?:ing|ed|es|s|ly)$/,
  es: /(?:ando|iendo|aron|ieron|amos|emos|os|as|es|an|en|ar|er|ir|o|a|e)$/,
};
const SHORTEST_STEMMED = 5;

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that a text is searched by, without their endings. */
export const searchTerms = (text: string, lang: Language): string[] =>
  wordsOf(text)
    .filter((word) => !stopWords[lang].has(word))
    .map((word) => (word.length < SHORTEST_STEMMED ? word : word.replace(endings[lang], '')));

/** Words and pairs of neighbouring words, as they are written. */
export function wordsAndPairs(text: string): string[] {
  const words = wordsOf(text);
  return [...words, ...words.slice(1).map((word, n) => `${words[n]} ${word}`)];
}
