import { createHash } from 'node:crypto';
import { WANTED_TOPICS_KEPT } from '@careward/contracts/discovery/limits';
import { HOUR } from '@careward/contracts/kernel/limits';
import { Clock } from '@careward/platform/app/clock';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Database } from '@careward/platform/mongo/database';
import { insertOnce } from '@careward/platform/mongo/upsert';
import { Log } from '@careward/platform/observability/log';
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

  async deleteBefore(at: Date): Promise<number> {
    return (await this.questions.deleteMany({ at: { $lt: at } })).deletedCount;
  }
}

/** Deletes what was asked long ago. */
@Injectable()
export class WantedQuestionsSweeper implements PeriodicTask {
  readonly everyMs = HOUR;
  readonly copies = 'one';

  constructor(
    private readonly questions: WantedQuestionRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - WANTED_TOPICS_KEPT);
    this.log.info('swept', { wantedQuestions: await this.questions.deleteBefore(before) });
  }
}
