export type Random = {
  /** At least `from`, less than `to`. */
  between(from: number, to: number): number;
  /** One of the names, each as often as its weight says. */
  pick<Name extends string>(weights: Partial<Record<Name, number>>): Name;
};

/** The same seed makes the same choices (mulberry32), so that a failed run can be repeated. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (from, to) => from + next() * (to - from),
    pick: <Name extends string>(weights: Partial<Record<Name, number>>) => {
      const entries = Object.entries(weights) as [Name, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const found = entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1);
      if (!found) throw new Error('There is nothing to pick from.');
      return found[0];
    },
  };
}
