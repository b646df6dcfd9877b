import { createHash } from 'node:crypto';
import { WANTED_TOPICS_KEPT } from '@careward/contracts/discovery/limits';
import { Database } from '@careward/platform/mongo/database';
import { insertOnce } from '@careward/platform/mongo/upsert';
import type { ImpersonalCollection } from '@careward/platform/personal-data/collections';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';
import type { WantedQuestion } from './wanted-topics.domain.js';

const wantedQuestionSchema = new Schema<WantedQuestion>(
  { _id: String, lang: String, terms: [String], at: Date },
  { versionKey: false },
);

const COLLECTION = 'wanted_questions';
/** The newest that are read for the list: they say what is wanted now, however many there are. */
const NEWEST_READ = 3_000;

const idOf = (questionId: string) => createHash('sha256').update(questionId).digest('hex');

@Injectable()
export class WantedQuestionRepository {
  private readonly questions: Model<WantedQuestion>;

  constructor(database: Database) {
    this.questions = database.model<WantedQuestion>(COLLECTION, wantedQuestionSchema, COLLECTION);
  }

  async has(questionId: string): Promise<boolean> {
    return (await this.questions.exists({ _id: idOf(questionId) })) !== null;
  }

  async keep(questionId: string, subject: Omit<WantedQuestion, '_id'>): Promise<void> {
    await insertOnce(this.questions, idOf(questionId), subject);
  }

  /** Those asked since then, at most 3,000, the newest first. */
  since(at: Date): Promise<WantedQuestion[]> {
    return this.questions
      .find({ at: { $gte: at } })
      .sort({ at: -1 })
      .limit(NEWEST_READ)
      .lean<WantedQuestion[]>();
  }
}

/** What was asked, without who asked it. */
export const wantedQuestionCollection: ImpersonalCollection = {
  collection: COLLECTION,
  retention: { since: 'at', keptMs: WANTED_TOPICS_KEPT },
};
