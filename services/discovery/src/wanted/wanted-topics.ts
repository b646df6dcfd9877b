import { createHash } from 'node:crypto';
import { questionUnanswered } from '@careward/contracts/coach/events';
import { questionTerms } from '@careward/contracts/coach/internal-calls';
import type { WantedTopic } from '@careward/contracts/discovery/library';
import { WANTED_TOPICS_KEPT } from '@careward/contracts/discovery/limits';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import type { EventOf } from '@careward/contracts/kernel/event';
import { Clock } from '@careward/platform/app/clock';
import { Route } from '@careward/platform/http/route.decorator';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Database } from '@careward/platform/mongo/database';
import { insertOnce } from '@careward/platform/mongo/upsert';
import type { ImpersonalCollection } from '@careward/platform/personal-data/collections';
import { Controller, Injectable } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { type Model, Schema } from 'mongoose';
import { type WantedQuestion, wantedTopicsOf } from './wanted-topics.domain.js';

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

/** Asks the coach what an unanswered question was about. Nothing is kept of one that was deleted or has no words to tell. */
@Controller()
export class OnQuestionUnanswered {
  constructor(
    private readonly services: ServiceClient,
    private readonly questions: WantedQuestionRepository,
  ) {}

  @EventPattern<string>(questionUnanswered.type)
  async handle(@Payload() { data: { questionId }, time }: EventOf<typeof questionUnanswered>): Promise<void> {
    if (await this.questions.has(questionId)) return;
    const subject = await this.services.ask(questionTerms, { params: { questionId } });
    if (!subject || subject.terms.length === 0) return;
    const { lang, terms } = subject;
    await this.questions.keep(questionId, { lang, terms, at: new Date(time) });
  }
}

@Controller()
export class WantedTopicsController {
  constructor(
    private readonly questions: WantedQuestionRepository,
    private readonly clock: Clock,
  ) {}

  @Route(discoveryRoutes.wantedTopics)
  async read(): Promise<WantedTopic[]> {
    const since = new Date(this.clock.now().getTime() - WANTED_TOPICS_KEPT);
    return wantedTopicsOf(await this.questions.since(since));
  }
}
