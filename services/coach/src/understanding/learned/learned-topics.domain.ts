import { type LinearModel, logistic, scoresOf, sharesOf } from './linear-model.domain.js';

/** The class of questions that no topic answers. */
export const OTHER = 'other';

export type TopicScores = {
  /** Shares of one belief, best first; topics that are not listed have next to none. */
  topics: readonly { topicId: string; score: number }[];
  /** The probability that no topic answers it. */
  off: number;
};

export type TopicSettings = {
  /** How steeply scores turn into shares. */
  steepness: number;
  /** How much a topic that fits speaks against the class of others, and the curve from both to a probability. */
  off: { weightOfBest: number; slope: number; middle: number };
};

const MOST_TOPICS = 12;

export function topicsOf(
  model: LinearModel,
  settings: TopicSettings,
  text: string,
  vector: Float32Array | null,
): TopicScores {
  const scores = scoresOf(model, text, vector);
  const shares = sharesOf(scores, settings.steepness);
  const ranked = model.classes
    .map((topicId, k) => ({ topicId, score: shares[k] ?? 0, margin: scores[k] ?? 0 }))
    .sort((a, b) => b.margin - a.margin);
  const topics = ranked.filter(({ topicId }) => topicId !== OTHER);
  const other = ranked.find(({ topicId }) => topicId === OTHER)?.margin ?? 0;
  const best = topics[0]?.margin ?? 0;
  return {
    topics: topics.slice(0, MOST_TOPICS).map(({ topicId, score }) => ({ topicId, score })),
    off: logistic(other - settings.off.weightOfBest * best, settings.off),
  };
}

/** The class of messages that are neither small talk nor about the app. */
export const QUESTION = 'question';

export type IntentSettings = { steepness: number; /** The least share that counts. */ least: number };

type LearnedIntent = { intent: string; probability: number };

/** What a message is for, when it is small talk or about the app itself; null for anything else. */
export function intentOf(
  model: LinearModel,
  { steepness, least }: IntentSettings,
  text: string,
  vector: Float32Array | null,
): LearnedIntent | null {
  const shares = sharesOf(scoresOf(model, text, vector), steepness);
  const probability = Math.max(...shares);
  const intent = model.classes[shares.indexOf(probability)];
  return intent === undefined || intent === QUESTION || probability < least ? null : { intent, probability };
}
