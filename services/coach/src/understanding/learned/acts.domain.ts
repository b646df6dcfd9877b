import { type LinearModel, scoresOf, scoresOfMeaning, sharesOf } from './linear-model.domain.js';

/** What a person does with a message: asks or tells something, or goes back to the answer before. */
export const acts = ['ask', 'shorter', 'repeat', 'thanks'] as const;
export type Act = (typeof acts)[number];

/** How the scores by spelling and meaning count, and how much likelier each act is where nothing is known of the message. */
export type ActSettings = {
  spelling: number;
  meaning: number;
  /** By act, in the model's order. */
  biases: readonly number[];
};

/** Where the scores of each act stand, as they are weighed; the fit (infra/training) reads the same. */
export function actScores(model: LinearModel, text: string, vector: Float32Array | null) {
  return {
    spelling: scoresOf(model, text, null),
    meaning: vector && model.meaning ? scoresOfMeaning(model.meaning, vector) : null,
  };
}

/** From this chance on a message does something else than ask: what is taken for it wrongly is next to nothing. */
const LEAST_CHANCE = 0.3;

export function actOf(
  model: LinearModel,
  settings: ActSettings,
  { text, vector }: { text: string; vector: Float32Array | null },
): Act {
  const { spelling, meaning } = actScores(model, text, vector);
  const scores = spelling.map(
    (score, k) =>
      settings.spelling * score + settings.meaning * (meaning?.[k] ?? 0) + (settings.biases[k] ?? 0),
  );
  const chances = sharesOf(scores, 1);
  const chanceOf = (act: Act) => chances[model.classes.indexOf(act)] ?? 0;
  const [likeliest = 'ask'] = acts
    .filter((act) => act !== 'ask' && chanceOf(act) >= LEAST_CHANCE)
    .toSorted((one, other) => chanceOf(other) - chanceOf(one));
  return likeliest;
}
