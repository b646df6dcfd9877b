import type { QuestionOutcome } from '@careward/contracts/coach/question-counts';
import type { Language } from '@careward/contracts/kernel/languages';
import { Schema } from 'mongoose';

/**
 * One day's questions in one language; nothing in it is about a person. `_id` is the day in UTC and the language, such as
 * `2026-11-22 en`, so the days stand in their order.
 */
export type QuestionCount = {
  _id: string;
  lang: Language;
  outcomes: Partial<Record<QuestionOutcome, number>>;
  /** By topic: the questions that it was a source for, or was offered for. */
  topics: Record<string, Partial<Record<QuestionOutcome, number>>>;
};

export const questionCountSchema = new Schema<QuestionCount>(
  { _id: String, lang: String, outcomes: Schema.Types.Mixed, topics: Schema.Types.Mixed },
  { versionKey: false },
);
