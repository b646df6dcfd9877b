/** Three letters in a row, with where the word begins and ends. */
function threesOf(word: string): ReadonlySet<string> {
  const framed = ` ${word} `;
  return new Set(Array.from({ length: framed.length - 2 }, (_, at) => framed.slice(at, at + 3)));
}

/** People use few different words, papers as well. */
const MOST_KEPT = 20_000;
const kept = new Map<string, ReadonlySet<string>>();

function known(word: string): ReadonlySet<string> {
  const seen = kept.get(word);
  if (seen) return seen;
  if (kept.size >= MOST_KEPT) kept.clear();
  const fresh = threesOf(word);
  kept.set(word, fresh);
  return fresh;
}

/** How much two folded words are alike by their letters, from 0 to 1: "apeal" and "appeal" are, "apelar" and "pagar" are not. */
export function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  const [a, b] = [known(one), known(other)];
  let both = 0;
  for (const three of a) if (b.has(three)) both += 1;
  return (2 * both) / (a.size + b.size);
}
