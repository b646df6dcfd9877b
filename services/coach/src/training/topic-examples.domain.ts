import { OTHER, QUESTION } from '../learned/learned-topics.domain.js';
import { countsOf, type Counts, type Features } from '../learned/linear-model.domain.js';
import type { LabelledRows } from './labelled-rows.js';

export const topicFeatures: Features = { words: [1, 2], characters: [3, 5], buckets: 32_768 };
export const intentFeatures: Features = { words: [1, 2], characters: [3, 5], buckets: 8_192 };

export type TextExample = { counts: Counts; label: string; text: string };

/**
 * The questions by the topic that answers them best, and the library's own sentences by theirs. What no topic answers is
 * a class of its own, without the questions that come near a topic.
 */
export const topicExamples = ({
  questions,
  other,
  library,
}: Pick<LabelledRows, 'questions' | 'other' | 'library'>): TextExample[] =>
  [
    ...questions.map(({ text, topics: [label] }) => ({ label, text })),
    ...library.map(({ text, topic: label }) => ({ label, text })),
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
