/** A choice among alternatives, each told by numbers; `chosen` is the right one's place. */
export type Choice = {
  alternatives: readonly (readonly number[])[];
  chosen: number;
  /** What is already known to speak for each alternative. */
  offsets?: readonly number[];
};

const MOST_ROUNDS = 40;
/** How many times a step that makes things worse is halved. */
const MOST_HALVINGS = 20;
/** Keeps weights that nothing speaks for at 0. */
const PENALTY = 1;
/** A gain in likelihood below this is none. */
const ENOUGH = 1e-4;
/** An alternative that is less likely does not count for the curvature. */
const LEAST_SHARE = 1e-6;

/** The weights of a conditional logit by maximum likelihood, by Newton's method with steps that never make it worse. */
export function fitLogit(choices: readonly Choice[], size: number): number[] {
  let weights = Array.from({ length: size }, () => 0);
  let loss = lossOf(choices, weights);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const step = stepFrom(choices, weights);
    const next = halved(choices, { weights, step, loss });
    if (!next || loss - next.loss < ENOUGH) break;
    ({ weights, loss } = next);
  }
  return weights;
}

function lossOf(choices: readonly Choice[], weights: readonly number[]): number {
  const penalty = (PENALTY / 2) * weights.reduce((sum, weight) => sum + weight * weight, 0);
  return choices.reduce(
    (sum, { alternatives, chosen, offsets }) =>
      sum - Math.log((sharesOf(alternatives, weights, offsets)[chosen] ?? 0) + Number.MIN_VALUE),
    penalty,
  );
}

type Point = { weights: number[]; loss: number };

function halved(
  choices: readonly Choice[],
  { weights, step, loss }: Point & { step: readonly number[] },
): Point | null {
  for (let halving = 0, part = 1; halving < MOST_HALVINGS; halving++, part /= 2) {
    const next = weights.map((weight, i) => weight + part * (step[i] ?? 0));
    const after = lossOf(choices, next);
    if (after < loss) return { weights: next, loss: after };
  }
  return null;
}

function stepFrom(choices: readonly Choice[], weights: readonly number[]): number[] {
  const gradient = weights.map((weight) => -PENALTY * weight);
  const curvature = weights.map((_, i) => weights.map((__, j) => (i === j ? PENALTY : 0)));
  for (const { alternatives, chosen, offsets } of choices) {
    const shares = sharesOf(alternatives, weights, offsets);
    const expected = weights.map((_, i) =>
      alternatives.reduce((sum, numbers, at) => sum + (shares[at] ?? 0) * (numbers[i] ?? 0), 0),
    );
    for (const [i, mean] of expected.entries())
      gradient[i] = (gradient[i] ?? 0) + (alternatives[chosen]?.[i] ?? 0) - mean;
    for (const [at, numbers] of alternatives.entries())
      if ((shares[at] ?? 0) >= LEAST_SHARE)
        addSpread(
          curvature,
          shares[at] ?? 0,
          expected.map((mean, i) => (numbers[i] ?? 0) - mean),
        );
  }
  return solved(curvature, gradient);
}

function addSpread(curvature: number[][], share: number, apart: readonly number[]): void {
  for (const [i, row] of curvature.entries())
    for (const [j, other] of apart.entries()) row[j] = (row[j] ?? 0) + share * (apart[i] ?? 0) * other;
}

export function sharesOf(
  alternatives: Choice['alternatives'],
  weights: readonly number[],
  offsets?: readonly number[],
): number[] {
  const utilities = alternatives.map((numbers, at) =>
    weights.reduce((sum, weight, i) => sum + weight * (numbers[i] ?? 0), offsets?.[at] ?? 0),
  );
  const highest = utilities.reduce((most, each) => Math.max(most, each), -Infinity);
  const odds = utilities.map((utility) => Math.exp(utility - highest));
  const sum = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / sum);
}

/** Gauss-Jordan elimination with pivots. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (let column = 0; column < rows.length; column++) {
    const rest = rows.slice(column);
    const most = Math.max(...rest.map((row) => Math.abs(row[column] ?? 0)));
    const pivot = column + rest.findIndex((row) => Math.abs(row[column] ?? 0) === most);
    [rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []];
    const lead = rows[column] ?? [];
    for (const [i, row] of rows.entries()) {
      if (i === column) continue;
      const factor = (row[column] ?? 0) / (lead[column] || 1);
      for (let j = column; j < row.length; j++) row[j] = (row[j] ?? 0) - factor * (lead[j] ?? 0);
    }
  }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] || 1));
}
