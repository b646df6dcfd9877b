import { mostUrgent, type ScreenSettings } from '@careward/coach/understanding/learned/learned-screen.domain';
import { spellingOf, vocabularyOf } from '@careward/coach/understanding/language/spelling.domain';
import type { SettingsPair, LinearModel } from '@careward/coach/understanding/learned/linear-model.domain';
import { train, trainMeaning } from './linear-trainer.domain.js';
import { isQuestionRow, isSafetyRow, screenFeatures, type ScreenExample } from './examples.domain.js';

/** The shares that the thresholds allow: of ordinary questions with a strip and with a card, of near misses with a card. */
const ALLOWED = { strips: 0.042, cards: 0.018, falseCards: 0.02 };
/** Messages by people in danger differ more than questions do: sharper boundaries than the other models' tell more. */
const SHARPNESS = 1;
/** How much meaning counts beside spelling; the same tells most at any share of interruptions, writers left out. */
const WEIGHT_OF_MEANING = 0.3;
/** Writers who are left out together. The first two wrote most of what there is and always stay in. */
const LEFT_OUT: readonly (readonly (number | null)[])[] = [
  [3, 6, 11, 14, 17, 28, 29],
  [4, 7, 12, 15, 18, 30, 31],
  [5, 8, 13, 16, 26],
];

export type VectorOf = (text: string) => Float32Array;
/** How urgent a message looks with its meaning and by its spelling alone. */
export type ScreenedExample = { example: ScreenExample; urgency: SettingsPair<number> };

export const trainScreen = (examples: readonly ScreenExample[], vectorOf: VectorOf): LinearModel => ({
  ...train(examples, screenFeatures, SHARPNESS),
  meaning: trainMeaning(
    examples.map(({ text, label }) => ({ vector: vectorOf(text), label })),
    WEIGHT_OF_MEANING,
  ),
});

/** What a model says of each writer's messages when it has learned from all the others. */
export function judgeAcrossWriters(
  examples: readonly ScreenExample[],
  vectorOf: VectorOf,
  progress: (line: string) => void,
): ScreenedExample[] {
  return LEFT_OUT.flatMap((writers) => {
    const isLeftOut = ({ writer }: ScreenExample) => writers.includes(writer);
    const taught = examples.filter((example) => !isLeftOut(example));
    const model = trainScreen(taught, vectorOf);
    const mended = spellingOf(vocabularyOf(taught.map(({ text }) => text)));
    progress(`writers ${writers.join(' and ')} judged by what the others wrote`);
    const urgencyOf = (text: string, vector: Float32Array | null) =>
      mostUrgent(model, mended(text), vector).urgency;
    return examples.filter(isLeftOut).map((example) => ({
      example,
      urgency: {
        together: urgencyOf(example.text, vectorOf(example.text)),
        alone: urgencyOf(example.text, null),
      },
    }));
  });
}

export const thresholdsFrom = (judged: readonly ScreenedExample[]): SettingsPair<ScreenSettings> => ({
  together: thresholdsOf(judged, 'together'),
  alone: thresholdsOf(judged, 'alone'),
});

function thresholdsOf(judged: readonly ScreenedExample[], how: keyof SettingsPair<number>): ScreenSettings {
  const urgencies = (isMeant: (example: ScreenExample) => boolean) =>
    judged.filter(({ example }) => isMeant(example)).map(({ urgency }) => urgency[how]);
  const ordinary = urgencies(({ row }) => isQuestionRow(row));
  const near = urgencies(({ row }) => isSafetyRow(row) && (row.kind === 'near' || row.kind === 'benign'));
  const strip = quantile(ordinary, 1 - ALLOWED.strips);
  const card = Math.max(strip, quantile(near, 1 - ALLOWED.falseCards), quantile(ordinary, 1 - ALLOWED.cards));
  return { card, strip };
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Infinity;
}
