import { z } from 'zod';
import type { Condition } from '../care-profile/enumerations.js';
import { riskCategories, riskLevels } from '../coach/risk.js';
import { languages } from '../kernel/languages.js';
import { LENGTH } from '../kernel/limits.js';
import { LIBRARY_PAGES_LISTED, WANTED_TOPICS_LISTED } from './limits.js';

const localized = <T extends z.ZodType>(text: T) => z.object({ en: text, es: text });

/** An entry in the list of the care library, in the language that Accept-Language prefers. */
export const topicLine = z.object({
  id: z.string(),
  category: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Of a search: the question of the topic that fits the words best, where one fits well. */
  question: z.object({ id: z.string(), text: z.string() }).optional(),
});
export type TopicLine = z.infer<typeof topicLine>;

/** A page a topic was written from; `read`: whether somebody has read that page. */
const topicSource = z.object({ title: z.string(), url: z.url(), read: z.boolean() });

/** A page that an answer was written from; `read`: whether somebody has opened it. */
const answerSource = z.object({ publisher: z.string(), title: z.string(), url: z.url(), read: z.boolean() });

/** A prepared answer: `direct` says it in one or two sentences, the rest is what to do, to avoid, and when to call whom. */
const preparedAnswer = z.object({
  direct: z.string(),
  steps: z.array(z.string()),
  avoid: z.array(z.string()),
  help: z.array(z.string()),
});

/** A question that people ask about a topic, with its answer; shown at `/resources/<topic>#<id>` (design.md 8). */
export const answeredQuestion = z.object({
  id: z.string(),
  question: localized(z.string()),
  answer: localized(preparedAnswer),
  /** The conditions and situations that it is meant for; none: for anybody. */
  appliesTo: z.array(z.string()),
  /** The danger that the question itself shows: a card stands instead of the answer, a strip above it. */
  risk: z.object({ level: z.enum(riskLevels), category: z.enum(riskCategories) }).nullable(),
  /** What is asked next: ids of other answered questions. */
  next: z.array(z.string()),
  sources: z.array(answerSource),
  confidence: z.enum(['high', 'medium']),
});
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

/** GET /api/library/:id: a full topic in both languages. */
export const topic = z.object({
  id: z.string(),
  category: z.string(),
  title: localized(z.string()),
  summary: localized(z.string()),
  conditions: z.array(z.string()),
  steps: localized(z.array(z.string())),
  whenToCall: localized(z.string()).nullable(),
  redFlags: localized(z.array(z.string())),
  sources: z.array(topicSource),
  /** How far the guide was compared with its sources. Which points were not is a note for editors. */
  factCheck: z.object({ status: z.string() }),
  /** What people ask about it; absent from a copy that was deployed before there were any. */
  answers: z.array(answeredQuestion).optional(),
});
export type Topic = z.infer<typeof topic>;

/** GET /api/library?q= */
export const libraryQuery = z.object({
  q: z
    .string({ error: 'Please search with one text' })
    .max(LENGTH.search, 'Please search with fewer words')
    .optional(),
});

/** A crawled page of the library. It is read at its own address; the library shows where it comes from. */
const libraryPage = z.object({
  id: z.string(),
  title: z.string(),
  url: z.url(),
  lang: z.enum(languages),
  /** How its text begins. */
  summary: z.string(),
  category: z.string(),
  sourceName: z.string(),
  /** When the site last sent it, or said that it has not changed. */
  readAt: z.iso.datetime(),
  /** When its source was approved. */
  approvedAt: z.iso.datetime(),
});
export type LibraryPage = z.infer<typeof libraryPage>;

/** GET /api/library-pages?q=: those that match, the best first, or the newest where nothing was asked for. */
export const libraryPages = z.object({
  pages: z.array(libraryPage).max(LIBRARY_PAGES_LISTED),
  /** How many match, those that are not listed too. */
  total: z.int().nonnegative(),
});
export type LibraryPages = z.infer<typeof libraryPages>;

/**
 * What caregivers asked and the library had nothing on: the words of the subject, never a question, and nothing of who
 * asked.
 */
const wantedTopic = z.object({
  id: z.string(),
  lang: z.enum(languages),
  /** Ordinary words, the most telling first. */
  terms: z.array(z.string()).min(1),
  /** Questions about it. */
  count: z.int().positive(),
  lastAskedAt: z.iso.datetime(),
});
export type WantedTopic = z.infer<typeof wantedTopic>;

/** GET /api/discovery/wanted-topics: the most wanted first. */
export const wantedTopics = z.array(wantedTopic).max(WANTED_TOPICS_LISTED);

/** The audience that a topic of the library names, by the condition that a caregiver ticks at onboarding. */
const audienceOf: Record<Condition, string> = {
  dementia: 'dementia',
  heart_conditions: 'chronic_illness',
  mobility_issues: 'physical_disability',
  chronic_conditions: 'chronic_illness',
  cancer: 'chronic_illness',
  diabetes: 'chronic_illness',
};

export const careAudience = (conditions: readonly Condition[]): ReadonlySet<string> =>
  new Set(conditions.map((condition) => audienceOf[condition]));

/** The audience of a topic that is meant for everybody. */
export const EVERYBODY = 'all';
