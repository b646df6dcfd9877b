import type { QuestionOutcome } from '@careward/contracts/coach/question-counts';
import type { Language } from '@careward/contracts/kernel/languages';
import { Database } from '@careward/platform/mongo/database';
import { upsert } from '@careward/platform/mongo/upsert';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { questionCountSchema, type QuestionCount } from './question-count.schema.js';

export type CountedQuestion = { lang: Language; outcome: QuestionOutcome; topicIds: readonly string[] };

const COLLECTION = 'question_counts';

/** The day of a time, in UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 'YYYY-MM-DD'.length);

@Injectable()
export class QuestionCountsRepository {
  private readonly counts: Model<QuestionCount>;

  constructor(database: Database) {
    this.counts = database.model<QuestionCount>(COLLECTION, questionCountSchema, COLLECTION);
  }

  async add(day: string, { lang, outcome, topicIds }: CountedQuestion): Promise<void> {
    const found = topicIds.map((id) => [`topics.${id}.${outcome}`, 1]);
    const counted = Object.fromEntries([[`outcomes.${outcome}`, 1], ...found]) as Record<string, number>;
    await upsert(this.counts, { _id: `${day} ${lang}` }, { $set: { lang }, $inc: counted });
  }

  /** What was counted on this day and later. */
  since(day: string): Promise<QuestionCount[]> {
    return this.counts.find({ _id: { $gte: day } }).lean<QuestionCount[]>();
  }

  /** How many days were removed, each language by itself. */
  async deleteBefore(day: string): Promise<number> {
    return (await this.counts.deleteMany({ _id: { $lt: day } })).deletedCount;
  }
}
