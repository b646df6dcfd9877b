import { thresholdsOf } from '@careward/coach/understanding/learned/thresholds';
import type { Result } from './goal.js';

/** What was measured on a writer left out when the models were trained. */
export const answeredQuestionResults = (): Result[] => [
  ...inTraining('prepared answers, conversations left out', thresholdsOf('retrieval').measured ?? []),
  ...inTraining('acts, what one writer taught on the other', thresholdsOf('acts').measured ?? []),
];

const inTraining = (name: string, measured: readonly string[]): Result[] =>
  measured.map((figures) => ({ name, figures, goal: 'none set', reached: true }));
