/** A word without one of its letters, in each way but the first, and the word itself. */
export function* shortened(word: string): Generator<string> {
  yield word;
  for (let at = 1; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
}

/** Words of at least `shortest` letters by each of their shortened forms. */
export function byShortened(
  words: Iterable<string>,
  shortest: number,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < shortest) continue;
    for (const short of shortened(word)) {
      const others = found.get(short);
      if (others) others.push(word);
      else found.set(short, [word]);
    }
  }
  return found;
}

/** Whether one slip of the finger makes one word of the other: a letter too many or too few, or two swapped. An ending is none. */
export function isOneSlip(typed: string, meant: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same++;
  if (same >= Math.min(typed.length, meant.length)) return false;
  const isSwapped = typed[same] === meant[same + 1] && typed[same + 1] === meant[same];
  return (
    typed.slice(same + 1) === meant.slice(same) ||
    typed.slice(same) === meant.slice(same + 1) ||
    (isSwapped && typed.slice(same + 2) === meant.slice(same + 2))
  );
}
