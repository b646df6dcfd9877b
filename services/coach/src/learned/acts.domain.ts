import type { Language } from '@careward/contracts/kernel/languages';
import { type LinearModel, scoresOf, scoresOfMeaning, sharesOf } from './linear-model.domain.js';

/** What a person does with a message of a conversation. */
export const acts = [
  'ask',
  'followup',
  'tried',
  'narrow',
  'correct',
  'rephrase',
  'shorter',
  'explain',
  'repeat',
  'first',
  'summarise',
  'yes',
  'no',
  'two',
  'thanks',
  'feeling',
  'aside',
  'off',
  'report',
] as const;
export type Act = (typeof acts)[number];

export type ActChance = { act: Act; chance: number };

/** Where a message stands. */
export type InConversation = { isFirstTurn: boolean; lang: Language };

/** How the scores by spelling and meaning count, and how much likelier each act is where nothing is known of the message. */
export type ActSettings = {
  spelling: number;
  meaning: number;
  /** By act, in the model's order; in a conversation's first turn `first` is added. */
  later: readonly number[];
  first: readonly number[];
};

/** Where the scores of each act stand, as they are weighed; the fit (infra/training) reads the same. */
export function actScores(model: LinearModel, text: string, vector: Float32Array | null) {
  return {
    spelling: scoresOf(model, text, null),
    meaning: vector && model.meaning ? scoresOfMeaning(model.meaning, vector) : null,
  };
}

/** How likely a message is each act, the likeliest first; the chances add up to 1. */
export function actsOf(
  model: LinearModel,
  { later, first, ...weights }: ActSettings,
  { text, vector }: { text: string; vector: Float32Array | null },
  { isFirstTurn }: InConversation,
): ActChance[] {
  const { spelling, meaning } = actScores(model, text, vector);
  const scores = spelling.map(
    (score, k) =>
      weights.spelling * score +
      weights.meaning * (meaning?.[k] ?? 0) +
      (later[k] ?? 0) +
      (isFirstTurn ? (first[k] ?? 0) : 0),
  );
  const shares = sharesOf(scores, 1);
  return model.classes
    .map((act, k) => ({ act: act as Act, chance: shares[k] ?? 0 }))
    .sort((a, b) => b.chance - a.chance);
}
