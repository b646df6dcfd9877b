import { z } from 'zod';
import { defineInternalCall } from '../kernel/internal-call.js';
import { languages } from '../kernel/languages.js';

/** A passage of a published document, which may be quoted unchanged. */
export const passage = z.object({
  /** Unique within the document: `lang.part.n`, such as `en.steps.2`. */
  id: z.string(),
  lang: z.enum(languages),
  part: z.enum(['summary', 'steps', 'whenToCall', 'redFlags']),
  text: z.string(),
});
export const documentPassages = defineInternalCall({
  service: 'discovery',
  method: 'GET',
  path: '/internal/documents/:documentId/passages',
  callers: ['coach'],
  answer: z.object({
    documentId: z.string(),
    version: z.int().positive(),
    title: z.object({ en: z.string(), es: z.string() }),
    url: z.string(),
    /** Search terms in each language; never shown. */
    keywords: z.object({ en: z.array(z.string()), es: z.array(z.string()) }),
    conditions: z.array(z.string()),
    /** False when none of its source pages has been read: used only when nothing else fits. */
    confirmed: z.boolean(),
    passages: z.array(passage),
  }),
});
export type Passage = z.infer<typeof passage>;
export type DocumentPassages = z.infer<(typeof documentPassages)['answer']>;
