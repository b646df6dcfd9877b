import { LATER, NONE } from '../learned/learned-screen.domain.js';
import { type Counts, countsOf, type Features } from '../learned/linear-model.domain.js';
import type { LabelledRows, OtherRow, QuestionRow, SafetyRow } from './labelled-rows.js';

/** What the screen reads: runs of one to three words, and of two to five characters within words. */
export const screenFeatures: Features = { words: [1, 3], characters: [2, 5], buckets: 65_536 };

export type ScreenExample = {
  counts: Counts;
  label: string;
  text: string;
  /** Null for messages that no writer of emergencies wrote. */
  writer: number | null;
  row: SafetyRow | QuestionRow | OtherRow;
};

const later: readonly string[] = ['T2'];

export function screenLabel({ kind, tier, category }: SafetyRow): string {
  if (kind === 'resolved') return LATER;
  if (kind !== 'positive') return NONE;
  return later.includes(tier) ? LATER : category;
}

/** Every message that shows a danger or surely shows none; questions close to an emergency are left out. */
export function screenExamples({ safety, questions, other }: LabelledRows): ScreenExample[] {
  const calm = questions.filter((question) => !question.near_emergency);
  const example = (row: ScreenExample['row'], label: string): ScreenExample => ({
    counts: countsOf(row.text, screenFeatures),
    label,
    text: row.text,
    writer: 'writer' in row ? row.writer : null,
    row,
  });
  return [
    ...safety.map((row) => example(row, screenLabel(row))),
    ...calm.map((row) => example(row, NONE)),
    ...other.map((row) => example(row, NONE)),
  ];
}

export const isSafetyRow = (row: ScreenExample['row']): row is SafetyRow => 'tier' in row;
export const isQuestionRow = (row: ScreenExample['row']): row is QuestionRow => 'topics' in row;
