import { z } from 'zod';
import { languages } from '../kernel/languages.js';
import { WANTED_TOPICS_LISTED } from './limits.js';

/**
 * What caregivers asked and the library had nothing on: the words of the subject, never a question, and nothing of who
 * asked.
 */
export const wantedTopic = z.object({
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
