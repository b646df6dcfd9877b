import type { Vector } from '@careward/coach/learned/linear-model.domain';
import { shuffle, shuffleNumbers } from './linear-trainer.domain.js';
import type { Labelled } from './softmax-trainer.domain.js';

/** What tells a class from all others: the features that tell most, in order, and how much each does. */
export type Telling = { at: Uint32Array; weight: Float32Array };

/** How much a broken margin costs beside long weights: scikit-learn's `C`. */
const C = 0.5;
const DIAGONAL = 1 / (2 * C);
/** Words and characters are each of length 1, and the intercept is. */
const CURVATURE = 3 + DIAGONAL;
/** Nearer the optimum nothing is told better. */
const TOLERANCE = 0.1;
const MOST_ROUNDS = 60;
/** Of the others, one in so many is looked at first; then those that come too near. */
const LOOKED_AT_FIRST = 16;

/**
 * One class against the rest for each, by the support vectors of linear-trainer.domain.ts. With hundreds of classes nearly all
 * examples lie far outside of every margin: they are only looked at again when the others agree.
 * @param kept how many features of a class may tell.
 */
export function fitMargins(
  { texts, labels, classes }: Labelled<Vector>,
  { features, kept }: { features: number; kept: number },
): Telling[] {
  const examples = inOneRow(texts);
  return Array.from({ length: classes }, (_, k) => largest(boundaryOf(k, labels, examples, features), kept));
}

type Row = { starts: Uint32Array; at: Uint32Array; value: Float32Array };

function inOneRow(texts: readonly Vector[]): Row {
  const starts = new Uint32Array(texts.length + 1);
  for (const [n, text] of texts.entries()) starts[n + 1] = (starts[n] ?? 0) + text.at.length;
  const size = starts.at(-1) ?? 0;
  const row = { starts, at: new Uint32Array(size), value: new Float32Array(size) };
  for (const [n, text] of texts.entries()) {
    row.at.set(text.at, starts[n]);
    row.value.set(text.value, starts[n]);
  }
  return row;
}

/** The intercept stands last, as if every example had one feature more. */
function boundaryOf(k: number, labels: Uint16Array, examples: Row, features: number): Float64Array {
  const weights = new Float64Array(features + 1);
  const multipliers = new Float64Array(labels.length);
  const numbers = shuffleNumbers(1);

  /** Moves one multiplier to its best value; returns the gradient that was left to follow. */
  const improve = (n: number): number => {
    const side = labels[n] === k ? 1 : -1;
    const multiplier = multipliers[n] ?? 0;
    const gradient = side * scoreOf(weights, examples, n) - 1 + DIAGONAL * multiplier;
    if (multiplier === 0 && gradient >= 0) return gradient;
    const next = Math.max(multiplier - gradient / CURVATURE, 0);
    multipliers[n] = next;
    add(weights, examples, { n, amount: (next - multiplier) * side });
    return gradient;
  };

  const everyone = Uint32Array.from(labels, (_, n) => n);
  let active = everyone.filter((n) => labels[n] === k || n % LOOKED_AT_FIRST === 0);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const isAll = active.length === everyone.length;
    shuffle(active, numbers);
    let [highest, lowest, left] = [0, 0, 0];
    for (const n of active) {
      const wasZero = multipliers[n] === 0;
      const gradient = improve(n);
      if (wasZero && gradient > TOLERANCE) continue;
      active[left++] = n;
      highest = Math.max(highest, wasZero ? Math.min(gradient, 0) : gradient);
      lowest = Math.min(lowest, gradient);
    }
    const isSettled = highest - lowest <= TOLERANCE;
    if (isSettled && isAll) break;
    active = isSettled ? everyone.slice() : active.subarray(0, left);
  }
  return weights.subarray(0, features);
}

function scoreOf(weights: Float64Array, { starts, at, value }: Row, n: number): number {
  const last = starts[n + 1] ?? 0;
  let score = weights[weights.length - 1] ?? 0;
  for (let i = starts[n] ?? 0; i < last; i++) score += (value[i] ?? 0) * (weights[at[i] ?? 0] ?? 0);
  return score;
}

function add(
  weights: Float64Array,
  { starts, at, value }: Row,
  { n, amount }: { n: number; amount: number },
): void {
  const last = starts[n + 1] ?? 0;
  weights[weights.length - 1] = (weights[weights.length - 1] ?? 0) + amount;
  for (let i = starts[n] ?? 0; i < last; i++) {
    const feature = at[i] ?? 0;
    weights[feature] = (weights[feature] ?? 0) + amount * (value[i] ?? 0);
  }
}

function largest(weights: Float64Array, kept: number): Telling {
  const magnitudes = weights.filter((weight) => weight !== 0).map(Math.abs);
  const least = magnitudes.sort().at(-kept) ?? 0;
  const at: number[] = [];
  for (const [feature, weight] of weights.entries())
    if (weight !== 0 && Math.abs(weight) >= least) at.push(feature);
  return { at: Uint32Array.from(at), weight: Float32Array.from(at, (feature) => weights[feature] ?? 0) };
}
