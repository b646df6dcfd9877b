import type { TopicSettings } from '@careward/coach/understanding/learned/learned-topics.domain';
import type { SettingsPair, LinearModel } from '@careward/coach/understanding/learned/linear-model.domain';
import { topicExamples, topicFeatures } from './examples.domain.js';
import { train, trainMeaning } from './linear-trainer.domain.js';
import type { VectorOf } from './train-screen.domain.js';

/**
 * Fitted where one writer's questions and a third of the off-topic messages had been left out of training, as is how much
 * meaning counts beside spelling.
 */
export const topicSettings: SettingsPair<TopicSettings> = {
  together: { steepness: 2.5, off: { weightOfBest: 0.96, slope: 2.93, middle: -0.14 } },
  alone: { steepness: 4, off: { weightOfBest: 1.6, slope: 3.8, middle: 0.27 } },
};
const WEIGHT_OF_MEANING = 0.6;

export function trainTopics(rows: Parameters<typeof topicExamples>[0], vectorOf: VectorOf): LinearModel {
  const examples = topicExamples(rows);
  return {
    ...train(examples, topicFeatures),
    meaning: trainMeaning(
      examples.map(({ text, label }) => ({ vector: vectorOf(text), label })),
      WEIGHT_OF_MEANING,
    ),
  };
}
