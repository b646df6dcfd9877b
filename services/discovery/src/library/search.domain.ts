import { languages } from '@careward/contracts/coach/languages';
import type { Content } from './library-document.js';

/** How much a word counts where it stands. */
const WEIGHT = { title: 6, keywords: 4, summary: 1 };
/** A topic that fits less than this part of the best one is left out. */
const LEAST_FIT = 0.34;

/** The documents that fit what somebody typed, the best first; all of them when nothing was typed. */
export function search(library: readonly Content[], typed: string): readonly Content[] {
  const wanted = [...new Set(wordsOf(typed))];
  if (wanted.length === 0) return library;
  const weights = library.map((content) => weightsIn(content, wanted));
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
function weightsIn({ topic, keywords }: Content, wanted: readonly string[]): number[] {
  const places = Object.entries({ title: topic.title, keywords, summary: topic.summary }).map(
    ([place, texts]) => ({
      weight: WEIGHT[place as keyof typeof WEIGHT],
      words: languages.flatMap((lang) => [texts[lang]].flat().flatMap(wordsOf)),
    }),
  );
  return wanted.map((word) =>
    Math.max(
      0,
      ...places.filter(({ words }) => words.some((each) => each.startsWith(word))).map((p) => p.weight),
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
