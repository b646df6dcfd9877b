import { languages, type Language } from '@careward/contracts/kernel/languages';
import type { Content } from './library-document.domain.js';

/** How much a word counts where it stands. */
const WEIGHT = { title: 6, keywords: 4, summary: 1 };
/** A topic that fits less than this part of the best one is left out. */
const LEAST_FIT = 0.34;

/** A document with the words that stand in it, so that a search need not take its texts apart. */
export type SearchableContent = Content & { words: Record<keyof typeof WEIGHT, readonly string[]> };

export function searchable(content: Content): SearchableContent {
  const { topic, keywords } = content;
  const wordsIn = (texts: Record<Language, string | string[]>) => [
    ...new Set(languages.flatMap((lang) => [texts[lang]].flat().flatMap(wordsOf))),
  ];
  const words = {
    title: wordsIn(topic.title),
    keywords: wordsIn(keywords),
    summary: wordsIn(topic.summary),
  };
  return { ...content, words };
}

/** The documents that fit what somebody typed, the best first; all of them when nothing was typed. */
export function search(library: readonly SearchableContent[], typed: string): readonly Content[] {
  const wanted = [...new Set(wordsOf(typed))];
  if (wanted.length === 0) return library;
  const weights = library.map(({ words }) => weightsIn(words, wanted));
  // A word that stands everywhere ("the", "para") says little about a topic.
  const rarity = wanted.map((_, word) =>
    Math.log(1 + library.length / Math.max(1, weights.filter((found) => found[word]).length)),
  );
  const fits = library
    .map((content, n) => ({
      content,
      fit: sum(wanted.map((_, word) => at(weights[n], word) * at(rarity, word))),
    }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit);
  const best = fits[0]?.fit ?? 0;
  return fits.filter(({ fit }) => fit >= best * LEAST_FIT).map(({ content }) => content);
}

/** For each wanted word the weight of the best place where a word begins with it. */
function weightsIn(words: SearchableContent['words'], wanted: readonly string[]): number[] {
  const places = Object.keys(WEIGHT) as (keyof typeof WEIGHT)[];
  return wanted.map((word) =>
    Math.max(
      0,
      ...places
        .filter((place) => words[place].some((each) => each.startsWith(word)))
        .map((place) => WEIGHT[place]),
    ),
  );
}

/** "Demencia", "DEMENCIA" and "demencía" are one word. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const at = (numbers: readonly number[] | undefined, n: number) => numbers?.[n] ?? 0;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
