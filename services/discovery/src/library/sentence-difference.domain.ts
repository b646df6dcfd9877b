import type { PageReview } from '@careward/contracts/discovery/page-review';

type Line = Pick<PageReview['lines'][number], 'kind' | 'text'>;

/** So many pairs of sentences are compared; where more differ, the old ones are shown first and then the new ones. */
const MOST_COMPARED = 4_000_000;

const line =
  (kind: Line['kind']) =>
  (text: string): Line => ({ kind, text });

/** The sentences of a newer text beside those of an older one, in their order, what was removed before what was added. */
export function differenceOf(before: readonly string[], after: readonly string[]): Line[] {
  const fewest = Math.min(before.length, after.length);
  let start = 0;
  while (start < fewest && before[start] === after[start]) start++;
  let end = 0;
  while (end < fewest - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [
    ...after.slice(0, start).map(line('unchanged')),
    ...between(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...after.slice(after.length - end).map(line('unchanged')),
  ];
}

/** By the longest sequence of sentences that both have. */
function between(before: readonly string[], after: readonly string[]): Line[] {
  if (before.length * after.length > MOST_COMPARED)
    return [...before.map(line('removed')), ...after.map(line('added'))];
  const common = commonIn(before, after);
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [old, fresh] = [before[i], after[j]];
    if (old === undefined) return [...lines, ...after.slice(j).map(line('added'))];
    if (old === fresh) {
      lines.push({ kind: 'unchanged', text: old });
      [i, j] = [i + 1, j + 1];
    } else if (fresh === undefined || common(i + 1, j) >= common(i, j + 1)) {
      lines.push({ kind: 'removed', text: old });
      i++;
    } else {
      lines.push({ kind: 'added', text: fresh });
      j++;
    }
  }
}

/** How many sentences the rests of two texts have in common, in one order, from these places on. */
function commonIn(before: readonly string[], after: readonly string[]): (i: number, j: number) => number {
  const width = after.length + 1;
  const counts = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number) => counts[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      counts[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  return at;
}
