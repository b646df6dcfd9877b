import { mostUrgent, type ScreenSettings } from '@careward/coach/learned/learned-screen.domain';
import { spellingOf, vocabularyOf } from '@careward/coach/language/spelling.domain';
import { train } from './linear-trainer.domain.js';
import { isQuestionRow, isSafetyRow, screenFeatures, type ScreenExample } from './examples.domain.js';

/** The shares that the thresholds allow: of ordinary questions with a strip and with a card, of near misses with a card. */
const ALLOWED = { strips: 0.042, cards: 0.018, falseCards: 0.02 };
/** Messages by people in danger differ more than questions do: sharper boundaries than the other models' tell more. */
export const SHARPNESS = 1;
/** Writers who are left out together. The first two wrote most of what there is and always stay in. */
const LEFT_OUT: readonly (readonly (number | null)[])[] = [
  [3, 6, 11, 14, 17],
  [4, 7, 12, 15, 18],
  [5, 8, 13, 16],
];

export type Judged = { example: ScreenExample; urgency: number };

/** What a model says of each writer's messages when it has learned from all the others. */
export function judgeAcrossWriters(
  examples: readonly ScreenExample[],
  progress: (line: string) => void,
): Judged[] {
  return LEFT_OUT.flatMap((writers) => {
    const isLeftOut = ({ writer }: ScreenExample) => writers.includes(writer);
    const taught = examples.filter((example) => !isLeftOut(example));
    const model = train(taught, screenFeatures, SHARPNESS);
    const mended = spellingOf(vocabularyOf(taught.map(({ text }) => text)));
    progress(`writers ${writers.join(' and ')} judged by what the others wrote`);
    return examples
      .filter(isLeftOut)
      .map((example) => ({ example, urgency: mostUrgent(model, mended(example.text), null).urgency }));
  });
}

export function thresholdsFrom(judged: readonly Judged[]): ScreenSettings {
  const urgencies = (isMeant: (example: ScreenExample) => boolean) =>
    judged.filter(({ example }) => isMeant(example)).map(({ urgency }) => urgency);
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
