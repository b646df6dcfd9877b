import {
  centreVector,
  type Counts,
  type Features,
  idfOf,
  type LinearModel,
  type MeaningModel,
  type Vector,
  vectorOf,
} from '@careward/coach/understanding/learned/linear-model.domain';
import { meanOf } from './whole-numbers.domain.js';

/** @param weight how much it counts beside the others, 1 unless told. */
type LabelledText = { counts: Counts; label: string; weight?: number };

/** How much a broken margin costs beside long weights: scikit-learn's `C`. */
const C = 0.5;
/** LIBLINEAR's own default: nearer the optimum nothing is told better. */
const ENOUGH: Effort = { tolerance: 0.1, rounds: 40 };
const HIGHEST = 127;

/** One class against the rest for each label. */
export function fitExactly(
  examples: readonly LabelledText[],
  features: Features,
  effort: Effort,
  c = C,
): LinearModel & { weights: Float32Array } {
  const idf = idfOf(
    examples.map(({ counts }) => counts),
    features,
  );
  const vectors = examples.map(({ counts, weight = 1 }) => ({ vector: vectorOf(counts, idf), weight }));
  const classes = [...new Set(examples.map(({ label }) => label))].sort();
  const size = 2 * features.buckets;
  const weights = new Float32Array(size * classes.length);
  const intercepts = classes.map((label, k) => {
    const boundary = separate(vectors, (n) => examples[n]?.label === label, { features: size, c, effort });
    for (let feature = 0; feature < size; feature++)
      weights[feature * classes.length + k] = boundary[feature] ?? 0;
    return boundary[size] ?? 0;
  });
  return { features, classes, idf, weights, scales: classes.map(() => 1), intercepts };
}

/** The same model with weights of one byte: each a whole number of its class's smallest step. */
export function rounded(exact: LinearModel): LinearModel {
  const highest = exact.classes.map(() => 0);
  for (const [at, weight] of exact.weights.entries()) {
    const k = at % highest.length;
    highest[k] = Math.max(highest[k] ?? 0, Math.abs(weight));
  }
  const scales = highest.map((weight) => weight / HIGHEST || 1);
  const weights = new Int8Array(exact.weights.length);
  for (const [at, weight] of exact.weights.entries())
    weights[at] = Math.round(weight / (scales[at % scales.length] ?? 1));
  return { ...exact, weights, scales };
}

type EmbeddedText = { vector: Float32Array; label: string };

/**
 * What meaning adds to the scores of the same classes: support vectors as above, on vectors less their mean.
 * @param weight how much its scores count beside those of spelling.
 */
export function trainMeaning(examples: readonly EmbeddedText[], weight: number): MeaningModel {
  const mean = meanOf(examples.map(({ vector }) => vector));
  const at = Uint32Array.from(mean, (_, n) => n);
  const vectors = examples.map((example) => ({
    vector: { at, value: centreVector(mean, example.vector) },
    weight: 1,
  }));
  const classes = [...new Set(examples.map(({ label }) => label))].sort();
  const weights = new Int8Array(classes.length * mean.length);
  const scales: number[] = [];
  const intercepts = classes.map((label, k) => {
    const settings = { features: mean.length, c: C, effort: ENOUGH };
    const boundary = separate(vectors, (n) => examples[n]?.label === label, settings);
    const own = boundary.subarray(0, mean.length);
    const step = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / HIGHEST || 1;
    weights.set(
      Int8Array.from(own, (value) => Math.round(value / step)),
      k * mean.length,
    );
    scales.push(step * weight);
    return (boundary[mean.length] ?? 0) * weight;
  });
  return { mean, weights, scales, intercepts };
}

/** The model as it is shipped. */
export const train = (examples: readonly LabelledText[], features: Features, c?: number) =>
  rounded(fitExactly(examples, features, ENOUGH, c));

type Example = { vector: Vector; weight: number };

/** The optimum is reached when the gradients of all examples lie within the tolerance. */
type Effort = { tolerance: number; rounds: number };

type Settings = {
  features: number;
  /** How much a broken margin costs beside long weights. */
  c: number;
  effort: Effort;
};

/** Numbers that look random and are the same every time (Numerical Recipes' linear congruence). */
export function* shuffleNumbers(seed: number): Generator<number, never> {
  for (let state = seed >>> 0; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

export function shuffle(order: Uint32Array, numbers: Iterator<number, never>) {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(numbers.next().value * (last + 1));
    const kept = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = kept;
  }
}

/**
 * One class against the rest: a linear support vector machine with squared hinge loss and L2 penalty, by coordinate descent
 * in the dual (Hsieh et al. 2008, algorithm 3), the method of LIBLINEAR and of scikit-learn's `LinearSVC`. The intercept is
 * the weight of a feature that is 1 in every example and stands last.
 */
function separate(
  examples: readonly Example[],
  isInside: (example: number) => boolean,
  { features, c, effort: { tolerance, rounds } }: Settings,
): Float64Array {
  const weights = new Float64Array(features + 1);
  const vectors = examples.map(({ vector }) => vector);
  const side = Int8Array.from(examples, (_, n) => (isInside(n) ? 1 : -1));
  const diagonal = Float64Array.from(examples, ({ weight }) => 1 / (2 * c * weight));
  const curvature = Float64Array.from(vectors, (vector, n) => 1 + squares(vector) + (diagonal[n] ?? 0));
  const multipliers = new Float64Array(examples.length);
  const numbers = shuffleNumbers(1);

  /** Moves one multiplier to its best value; returns the gradient that was left to follow. */
  const improve = (n: number, vector: Vector): number => {
    const multiplier = multipliers[n] ?? 0;
    const y = side[n] ?? 1;
    const gradient = y * scoreOf(weights, vector) - 1 + (diagonal[n] ?? 0) * multiplier;
    if (multiplier === 0 && gradient >= 0) return gradient;
    const next = Math.max(multiplier - gradient / (curvature[n] ?? 1), 0);
    multipliers[n] = next;
    add(weights, vector, (next - multiplier) * y);
    return gradient;
  };

  const everyone = Uint32Array.from(examples, (_, n) => n);
  let active = everyone;
  let settled = Infinity;
  for (let round = 0; round < rounds; round++) {
    shuffle(active, numbers);
    let [highest, lowest] = [0, 0];
    let kept = 0;
    for (const n of active) {
      const vector = vectors[n];
      if (!vector) continue;
      const wasZero = multipliers[n] === 0;
      const gradient = improve(n, vector);
      // An example well outside the margin rests until the others agree.
      if (wasZero && gradient > settled) continue;
      active[kept++] = n;
      highest = Math.max(highest, wasZero ? Math.min(gradient, 0) : gradient);
      lowest = Math.min(lowest, gradient);
    }
    const isSettled = highest - lowest <= tolerance;
    if (isSettled && active.length === examples.length) break;
    settled = isSettled || highest <= 0 ? Infinity : highest;
    active = isSettled ? Uint32Array.from(everyone, (_, n) => n) : active.subarray(0, kept);
  }
  return weights;
}

const squares = ({ value }: Vector) => value.reduce((sum, part) => sum + part * part, 0);

function scoreOf(weights: Float64Array, { at, value }: Vector): number {
  let score = weights[weights.length - 1] ?? 0;
  for (let n = 0; n < at.length; n++) score += (value[n] ?? 0) * (weights[at[n] ?? 0] ?? 0);
  return score;
}

function add(weights: Float64Array, { at, value }: Vector, amount: number) {
  weights[weights.length - 1] = (weights[weights.length - 1] ?? 0) + amount;
  for (let n = 0; n < at.length; n++) {
    const feature = at[n] ?? 0;
    weights[feature] = (weights[feature] ?? 0) + amount * (value[n] ?? 0);
  }
}
