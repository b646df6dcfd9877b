import { LATER, NONE } from '@careward/coach/understanding/learned/learned-screen.domain';
import { OTHER, QUESTION } from '@careward/coach/understanding/learned/learned-topics.domain';
import {
  type Counts,
  countsOf,
  type Features,
} from '@careward/coach/understanding/learned/linear-model.domain';
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

function screenLabel({ kind, tier, category }: SafetyRow): string {
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

export const topicFeatures: Features = { words: [1, 2], characters: [3, 5], buckets: 32_768 };
export const intentFeatures: Features = { words: [1, 2], characters: [3, 5], buckets: 8_192 };

type TextExample = { counts: Counts; label: string; text: string };

/**
 * The questions by the topic that answers them best; the library's own sentences and the wordings of its answered questions
 * by the topic that holds them. What no topic answers is a class of its own, without what comes near a topic.
 */
export const topicExamples = ({
  questions,
  other,
  library,
  asked,
}: Pick<LabelledRows, 'questions' | 'other' | 'library' | 'asked'>): TextExample[] =>
  [
    ...questions.map(({ text, topics: [label] }) => ({ label, text })),
    ...[...library, ...asked].map(({ text, topic: label }) => ({ label, text })),
    ...other.filter(({ kind }) => kind !== 'near').map(({ text }) => ({ label: OTHER, text })),
  ].map((example) => ({ ...example, counts: countsOf(example.text, topicFeatures) }));

/** Small talk and questions about the app by what they are for, against everything else. */
export const intentExamples = ({
  questions,
  other,
}: Pick<LabelledRows, 'questions' | 'other'>): TextExample[] => [
  ...other.map(({ text, kind, intent }) => ({
    counts: countsOf(text, intentFeatures),
    label: kind === 'small-talk' || kind === 'about-app' ? intent : QUESTION,
    text,
  })),
  ...questions.map(({ text }) => ({ counts: countsOf(text, intentFeatures), label: QUESTION, text })),
];
