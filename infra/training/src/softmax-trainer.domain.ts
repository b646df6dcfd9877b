import { shuffleNumbers, shuffle } from './linear-trainer.domain.js';

/**
 * Multinomial logistic regression by stochastic gradient descent: of all classes one is right, and what speaks for one
 * speaks against those that come near it. The step shrinks from `rate` to nothing over the rounds.
 */
type Course = { rounds: number; rate: number };

/** What moves a class less than this is not worth its time. */
const LEAST_STEP = 0.001;

export type Labelled<Text> = { texts: readonly Text[]; labels: Uint16Array; classes: number };

function increase(numbers: Float64Array | Float32Array, at: number, amount: number): void {
  numbers[at] = (numbers[at] ?? 0) + amount;
}

/** The order of the examples in each round, and how far each moves the weights. */
function* steps(examples: number, { rounds, rate }: Course) {
  const numbers = shuffleNumbers(1);
  const order = Uint32Array.from({ length: examples }, (_, n) => n);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, numbers);
    for (const [done, n] of order.entries())
      yield { n, round, step: rate * (1 - (round + done / examples) / rounds) };
  }
}

/** In place. */
function toShares(scores: Float64Array): Float64Array {
  let highest = -Infinity;
  for (const score of scores) highest = Math.max(highest, score);
  let total = 0;
  for (const [k, score] of scores.entries()) {
    const power = Math.exp(score - highest);
    scores[k] = power;
    total += power;
  }
  for (const [k, power] of scores.entries()) scores[k] = power / total;
  return scores;
}

const MEANING = {
  course: { rounds: 8, rate: 2 },
  /** How much long weights cost. */
  penalty: 2e-6,
  /** How much slower intercepts move. */
  intercepts: 0.1,
  /** After each so many examples all weights shrink by the penalty. */
  shrinkAfter: 1_000,
  /** In one of so many rounds all classes are looked at, in the others the likeliest. */
  allInRound: 3,
  likeliest: 64,
};

/** Weights by class, then number. */
export type MeaningWeights = { weights: Float32Array; intercepts: Float32Array };

/** One linear score a class from the encoder's vectors. */
export function fitMeaning({ texts, labels, classes }: Labelled<Float32Array>): MeaningWeights {
  const size = texts[0]?.length ?? 0;
  const model = { weights: new Float32Array(classes * size), intercepts: new Float32Array(classes) };
  const everyClass = Uint16Array.from({ length: classes }, (_, k) => k);
  const near = new Map<number, Uint16Array>();
  let done = 0;
  for (const { n, round, step } of steps(texts.length, MEANING.course)) {
    const looksAtAll = round % MEANING.allInRound === 0;
    const looked = (looksAtAll ? undefined : near.get(n)) ?? everyClass;
    const example = { vector: texts[n] as Float32Array, label: labels[n] ?? 0 };
    const shares = learnFrom(example, model, { looked, step });
    if (looksAtAll) near.set(n, likeliestOf(shares, example.label));
    if (++done % MEANING.shrinkAfter !== 0) continue;
    const shrunk = 1 - step * MEANING.penalty * MEANING.shrinkAfter;
    for (const [place, weight] of model.weights.entries()) model.weights[place] = weight * shrunk;
  }
  return model;
}

/** Moves the weights of the classes that are looked at; answers the shares that these had before. */
function learnFrom(
  { vector, label }: { vector: Float32Array; label: number },
  { weights, intercepts }: MeaningWeights,
  { looked, step }: { looked: Uint16Array; step: number },
): Float64Array {
  const size = vector.length;
  const shares = toShares(
    Float64Array.from(looked, (k) => (intercepts[k] ?? 0) + dot(weights, k * size, vector)),
  );
  for (const [at, k] of looked.entries()) {
    const gradient = (shares[at] ?? 0) - (k === label ? 1 : 0);
    if (Math.abs(gradient) < LEAST_STEP) continue;
    const amount = -step * gradient;
    increase(intercepts, k, MEANING.intercepts * amount);
    for (let i = 0; i < size; i++) increase(weights, k * size + i, amount * (vector[i] ?? 0));
  }
  return shares;
}

function dot(weights: Float32Array, first: number, vector: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < vector.length; i++) sum += (weights[first + i] ?? 0) * (vector[i] ?? 0);
  return sum;
}

function likeliestOf(shares: Float64Array, label: number): Uint16Array {
  const least = shares.toSorted().at(-MEANING.likeliest) ?? 0;
  const likeliest = [...shares.keys()].filter((k) => k === label || (shares[k] ?? 0) >= least);
  return Uint16Array.from(likeliest);
}
