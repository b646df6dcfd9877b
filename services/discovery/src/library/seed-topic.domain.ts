import { z } from 'zod';

const text = z.string().trim().min(1);
const texts = z.array(text).min(1);
const topicId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);

/** A topic as the seed file holds it: English, and Spanish beside it under `_es`. */
export const seedTopic = z
  .object({
    id: topicId,
    category: text,
    audience_conditions: texts,
    title: text,
    title_es: text,
    summary: text,
    summary_es: text,
    steps: texts,
    steps_es: texts,
    when_to_call: text.nullable(),
    when_to_call_es: text.nullable(),
    red_flags: texts,
    red_flags_es: texts,
    keywords: texts,
    keywords_es: texts,
    sources: z.array(z.object({ title: text, url: z.url(), page_read: z.boolean() })).min(1),
    fact_check: z.object({ status: z.enum(['checked', 'core_checked', 'partly', 'general']) }),
  })
  .refine((topic) => (topic.when_to_call === null) === (topic.when_to_call_es === null), {
    path: ['when_to_call_es'],
    error: 'both languages, or neither',
  });
export type SeedTopic = z.infer<typeof seedTopic>;

export const seedLibrary = z
  .array(seedTopic)
  .min(1)
  .refine((topics) => new Set(topics.map(({ id }) => id)).size === topics.length, 'an id stands there twice');
