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
  callers: ['coach', 'notifications'],
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

/** The documents that are published at this moment, in the order of the library, to choose one from. */
export const publishedDocuments = defineInternalCall({
  service: 'discovery',
  method: 'GET',
  path: '/internal/documents',
  callers: ['notifications'],
  answer: z.array(
    z.object({
      documentId: z.string(),
      category: z.string(),
      conditions: z.array(z.string()),
      /** The first of its source pages that somebody has read; null when nobody has read any. */
      source: z.object({ title: z.string(), url: z.url() }).nullable(),
    }),
  ),
});
export type PublishedDocument = z.infer<(typeof publishedDocuments)['answer']>[number];

export type Passage = z.infer<typeof passage>;
export type DocumentPassages = z.infer<(typeof documentPassages)['answer']>;
