import { scoresOf, sharesOf, type LinearModel } from './linear-model.domain.js';

/** The class of messages that are neither small talk nor about the app. */
export const QUESTION = 'question';

export type IntentSettings = { steepness: number; /** The least share that counts. */ least: number };

export type LearnedIntent = { intent: string; probability: number };

/** What a message is for, when it is small talk or about the app itself; null for anything else. */
export function intentOf(
  model: LinearModel,
  { steepness, least }: IntentSettings,
  text: string,
): LearnedIntent | null {
  const shares = sharesOf(scoresOf(model, text), steepness);
  const probability = Math.max(...shares);
  const intent = model.classes[shares.indexOf(probability)];
  return intent === undefined || intent === QUESTION || probability < least ? null : { intent, probability };
}
