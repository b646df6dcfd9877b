import {
  type Counts,
  type Features,
  idfOf,
  type LinearModel,
  vectorOf,
} from '../learned/linear-model.domain.js';
import { separate, type Effort } from './support-vectors.domain.js';

/** @param weight how much it counts beside the others, 1 unless told. */
export type Labelled = { counts: Counts; label: string; weight?: number };

/** How much a broken margin costs beside long weights: scikit-learn's `C`. */
const C = 0.5;
/** LIBLINEAR's own default: nearer the optimum nothing is told better. */
const ENOUGH: Effort = { tolerance: 0.1, rounds: 40 };
const HIGHEST = 127;

/** One class against the rest for each label. */
export function fitExactly(
  examples: readonly Labelled[],
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

/** The model as it is shipped. */
export const train = (examples: readonly Labelled[], features: Features, c?: number) =>
  rounded(fitExactly(examples, features, ENOUGH, c));
