/** A measured figure and its goal. */
export type Result = { name: string; figures: string; goal: string; reached: boolean };

export const lineOf = ({ name, figures, goal, reached }: Result): string =>
  `${reached ? 'reached' : 'MISSED '}  ${name}: ${figures}  (goal: ${goal})`;

export const perSecond = (count: number, ms: number): number => Math.round((count / ms) * 1_000);

/** How long `work` took, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
