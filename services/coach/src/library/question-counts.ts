import { QUESTION_COUNTS_KEPT } from '@careward/contracts/coach/limits';
import { coachRoutes } from '@careward/contracts/coach/routes';
import {
  type Feedback,
  type QuestionCounts,
  type QuestionOutcome,
  questionOutcomes,
} from '@careward/contracts/coach/schemas';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { HOUR } from '@careward/contracts/kernel/limits';
import { type Language, languages } from '@careward/contracts/kernel/languages';
import { Clock } from '@careward/platform/app/clock';
import { Route } from '@careward/platform/http/route.decorator';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Database } from '@careward/platform/mongo/database';
import { upsert } from '@careward/platform/mongo/upsert';
import { Log } from '@careward/platform/observability/log';
import type { ImpersonalCollection } from '@careward/platform/personal-data/collections';
import { Controller, Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';
import { LibraryIndexCache } from './library-index-cache.js';

/**
 * One day's questions in one language; nothing in it is about a person. `_id` is the day in UTC and the language, such as
 * `2026-11-22 en`, so the days stand in their order.
 */
export type QuestionCount = {
  _id: string;
  lang: Language;
  outcomes?: Partial<Record<QuestionOutcome, number>>;
  /** By topic: the questions that it was a source for, or was offered for. */
  topics?: Record<string, Partial<Record<QuestionOutcome, number>>>;
  /** By topic: of the answers that these questions got, those that people say helped, and did not. */
  feedback?: Record<string, Partial<Record<Feedback, number>>>;
};

const questionCountSchema = new Schema<QuestionCount>(
  {
    _id: String,
    lang: String,
    outcomes: Schema.Types.Mixed,
    topics: Schema.Types.Mixed,
    feedback: Schema.Types.Mixed,
  },
  { versionKey: false },
);

type CountedQuestion = { lang: Language; outcome: QuestionOutcome; topicIds: readonly string[] };
/** What one person says of an answer; `before`: what they said of it until now. */
type CountedFeedback = {
  answeredAt: Date;
  lang: Language;
  topicIds: readonly string[];
  feedback: Feedback;
  before: Feedback | null;
};

export const QUESTION_COUNTS = 'question_counts';

/** The day of a time, in UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 'YYYY-MM-DD'.length);

@Injectable()
export class QuestionCountsRepository {
  private readonly counts: Model<QuestionCount>;

  constructor(database: Database) {
    this.counts = database.model<QuestionCount>(QUESTION_COUNTS, questionCountSchema, QUESTION_COUNTS);
  }

  async add(day: string, { lang, outcome, topicIds }: CountedQuestion): Promise<void> {
    const found = topicIds.map((id) => [`topics.${id}.${outcome}`, 1]);
    const counted = Object.fromEntries([[`outcomes.${outcome}`, 1], ...found]) as Record<string, number>;
    await upsert(this.counts, { _id: `${day} ${lang}` }, { $set: { lang }, $inc: counted });
  }

  /** Counted on the day of the answer, where what was said before is taken back. */
  async addFeedback({ answeredAt, lang, topicIds, feedback, before }: CountedFeedback): Promise<void> {
    const counted = topicIds.flatMap((id) => [
      [`feedback.${id}.${feedback}`, 1],
      ...(before ? [[`feedback.${id}.${before}`, -1]] : []),
    ]);
    const $inc = Object.fromEntries(counted) as Record<string, number>;
    await upsert(this.counts, { _id: `${dayOf(answeredAt)} ${lang}` }, { $set: { lang }, $inc });
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

/**
 * Counts what became of a question and whether its answer helped, without its text and without whose it is. A count that
 * fails harms no answer.
 */
@Injectable()
export class CountQuestions {
  constructor(
    private readonly counts: QuestionCountsRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async execute(question: CountedQuestion): Promise<void> {
    try {
      await this.counts.add(dayOf(this.clock.now()), question);
    } catch (error) {
      this.log.warn('question not counted', { error });
    }
  }

  async rate(rated: CountedFeedback): Promise<void> {
    try {
      await this.counts.addFeedback(rated);
    } catch (error) {
      this.log.warn('feedback not counted', { error });
    }
  }
}

/** Deletes counts of long ago. */
@Injectable()
export class QuestionCountsSweeper implements PeriodicTask {
  readonly everyMs = HOUR;
  readonly copies = 'one';

  constructor(
    private readonly counts: QuestionCountsRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const before = dayOf(new Date(this.clock.now().getTime() - QUESTION_COUNTS_KEPT));
    const days = await this.counts.deleteBefore(before);
    this.log.info('swept', { questionCounts: days });
  }
}

export const questionCountCollection: ImpersonalCollection = {
  collection: QUESTION_COUNTS,
  retention: 'the service',
};

@Controller()
export class QuestionCountsController {
  constructor(
    private readonly counts: QuestionCountsRepository,
    private readonly library: LibraryIndexCache,
    private readonly clock: Clock,
  ) {}

  @Route(coachRoutes.questionCounts)
  async read(): Promise<QuestionCounts> {
    const since = dayOf(new Date(this.clock.now().getTime() - QUESTION_COUNTS_KEPT));
    return { since, ...sumOf(await this.counts.since(since), this.library.index.topics) };
  }
}

/** Adds up the days, for every outcome in every language and for every document of the library. */
function sumOf(
  days: readonly QuestionCount[],
  documents: readonly DocumentPassages[],
): Omit<QuestionCounts, 'since'> {
  const total = (countOf: (day: QuestionCount) => number | undefined) =>
    days.reduce((sum, day) => sum + (countOf(day) ?? 0), 0);
  return {
    outcomes: languages.flatMap((lang) =>
      questionOutcomes.map((outcome) => ({
        lang,
        outcome,
        count: total((day) => (day.lang === lang ? day.outcomes?.[outcome] : 0)),
      })),
    ),
    topics: documents
      .map(({ documentId: topicId, title }) => ({
        topicId,
        title: title.en,
        answered: total(({ topics = {} }) => topics[topicId]?.answered),
        offered: total(({ topics = {} }) => topics[topicId]?.choice),
      }))
      .sort((a, b) => a.answered - b.answered || a.offered - b.offered || a.topicId.localeCompare(b.topicId)),
  };
}
