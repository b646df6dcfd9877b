import type { Language } from '@careward/contracts/kernel/languages';
import { Schema } from 'mongoose';

/**
 * The subject of one question that the coach could not answer, in general words; nothing in it is about a person (ADR
 * 0028). `_id` is the SHA-256 of the question's id, so that an event that comes twice is counted once.
 */
export type WantedQuestion = { _id: string; lang: Language; terms: string[]; at: Date };

export const wantedQuestionSchema = new Schema<WantedQuestion>(
  { _id: String, lang: String, terms: [String], at: Date },
  { versionKey: false },
);
