import { z } from 'zod';
import { LENGTH } from '../kernel/limits.js';

const localized = <T extends z.ZodType>(text: T) => z.object({ en: text, es: text });

/** An entry in the list of the care library, in the language that Accept-Language prefers. */
export const topicLine = z.object({
  id: z.string(),
  category: z.string(),
  title: z.string(),
  summary: z.string(),
});
export type TopicLine = z.infer<typeof topicLine>;

/** A page a topic was written from; `read`: whether somebody has read that page. */
export const topicSource = z.object({ title: z.string(), url: z.url(), read: z.boolean() });

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
});
export type Topic = z.infer<typeof topic>;

/** GET /api/library?q= */
export const libraryQuery = z.object({
  q: z
    .string({ error: 'Please search with one text' })
    .max(LENGTH.search, 'Please search with fewer words')
    .optional(),
});
