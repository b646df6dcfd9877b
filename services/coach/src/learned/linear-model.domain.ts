import { countsOf, vectorOf, type Features, type Vector } from './tf-idf.domain.js';

/** One linear score per class. Weights stand by feature, then class; as shipped they are whole numbers of the class's scale. */
export type LinearModel = {
  features: Features;
  classes: readonly string[];
  idf: Float32Array;
  weights: Int8Array | Float32Array;
  scales: readonly number[];
  intercepts: readonly number[];
};

/** How far each class is from its boundary: above 0 is its side; the margin of a training example is 1. */
export function scoresOf(model: LinearModel, text: string): Float64Array {
  return scoresOfVector(model, vectorOf(countsOf(text, model.features), model.idf));
}

function scoresOfVector(
  { classes, weights, scales, intercepts }: LinearModel,
  { at, value }: Vector,
): Float64Array {
  const scores = new Float64Array(classes.length);
  for (let n = 0; n < at.length; n++) {
    const row = (at[n] ?? 0) * scores.length;
    const amount = value[n] ?? 0;
    for (let k = 0; k < scores.length; k++) scores[k] = (scores[k] ?? 0) + amount * (weights[row + k] ?? 0);
  }
  return scores.map((score, k) => score * (scales[k] ?? 0) + (intercepts[k] ?? 0));
}

/** Shares that add up to 1; the steeper, the more the highest score takes. */
export function sharesOf(scores: Float64Array, steepness: number): Float64Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(steepness * (score - highest)));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** A probability from a score, along a fitted logistic curve. */
export const logistic = (score: number, { slope, middle }: { slope: number; middle: number }) =>
  1 / (1 + Math.exp(-slope * (score - middle)));
