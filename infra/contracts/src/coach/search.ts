import { z } from 'zod';
import { LENGTH } from '../kernel/limits.js';
import { UPLOAD } from './files.js';
import { TEXTS_FOUND } from './limits.js';
import { paper } from './papers.js';

/** GET /api/chat/search?q= */
export const conversationQuery = z.object({
  q: z
    .string({ error: 'Please search with one text' })
    .max(LENGTH.search, 'Please search with fewer words')
    .default(''),
});

/**
 * A title (`messageId` null), or a question and its answer, that has all the words; then the message has most of them.
 * `snippet` is a part of it, cut where the words begin and end.
 */
const foundText = z.object({
  conversationId: z.uuid(),
  title: z.string(),
  messageId: z.string().nullable(),
  snippet: z.array(z.object({ text: z.string(), isFound: z.boolean() })),
  at: z.iso.datetime(),
});
export type FoundText = z.infer<typeof foundText>;

/** A paper that has all the words in its name, in what it is, or in what was read in it. */
const foundPaper = paper
  .pick({ id: true, path: true, type: true, name: true, kind: true, addedAt: true, conversationId: true })
  .extend({ snippet: foundText.shape.snippet });
export type FoundPaper = z.infer<typeof foundPaper>;

/** Latest first. `searchedBackTo`: nothing older was looked at, since this is enough; null where everything was. */
export const conversationsFound = z.object({
  papers: z.array(foundPaper).max(UPLOAD.files),
  found: z.array(foundText).max(TEXTS_FOUND),
  searchedBackTo: z.iso.datetime().nullable(),
});
export type ConversationsFound = z.infer<typeof conversationsFound>;
