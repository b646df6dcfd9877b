import { z } from 'zod';
import { defineInternalCall } from '../kernel/service.js';
import { languages } from '../kernel/languages.js';
import { answeredQuestion } from './library.js';

/** A passage of a published document, which may be quoted unchanged. */
const passage = z.object({
  /** Unique within the document: `lang.part.n`, such as `en.steps.2`. */
  id: z.string(),
  lang: z.enum(languages),
  /** A topic of the built-in library has the first four; a crawled page is `text` alone. */
  part: z.enum(['summary', 'steps', 'whenToCall', 'redFlags', 'text']),
  text: z.string(),
  /** Of a crawled page: the heading that the passage stands under. */
  heading: z.string().nullable().optional(),
});
/** What a crawled page was read from; answers cite the page itself. */
const pageOrigin = z.object({
  sourceId: z.uuid(),
  sourceName: z.string(),
  /** When the site last sent it, or said that it has not changed. */
  readAt: z.iso.datetime(),
  /**
   * When a super admin accepted the version whose words these are. Without it the page has no words that may be passed on,
   * whatever its passages hold: a copy that was deployed before pages were looked at sends them.
   */
  acceptedAt: z.iso.datetime().optional(),
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
    /** The page that shows it: of a topic a path of the web client, of a crawled page its own address. */
    url: z.string(),
    /** Only of a crawled page. */
    page: pageOrigin.optional(),
    /** Search terms in each language; never shown. */
    keywords: z.object({ en: z.array(z.string()), es: z.array(z.string()) }),
    conditions: z.array(z.string()),
    /** False when none of its source pages has been read: used only when nothing else fits. */
    confirmed: z.boolean(),
    passages: z.array(passage),
    /** Only of a topic; absent from a copy that was deployed before there were any. */
    answers: z.array(answeredQuestion).optional(),
  }),
});

/** The documents that are published at this moment, in the order of the library, to choose one from. */
export const publishedDocuments = defineInternalCall({
  service: 'discovery',
  method: 'GET',
  path: '/internal/documents',
  callers: ['notifications', 'coach'],
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
