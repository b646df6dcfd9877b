import { z } from 'zod';
import { LENGTH } from '../kernel/limits.js';
import { riskCategories, riskLevels, riskTiers } from '../safety/risk.js';
import { languages } from '../kernel/languages.js';
import { feedback } from './feedback.js';
import { isVisible } from './visible-text.js';

const MESSAGE_REQUIRED = 'Please write a message';
const NO_FILES_YET = 'Files cannot be attached yet. Please send your message without one.';

/** POST /api/chat/conversations/:id/messages. Until files can be uploaded, an attachment would lead anywhere. */
export const sendMessage = z
  .object({
    content: z
      .string({ error: MESSAGE_REQUIRED })
      .max(LENGTH.message, `Please send at most ${LENGTH.message} characters at once`),
    attachments: z
      .array(z.string({ error: NO_FILES_YET }), { error: NO_FILES_YET })
      .max(0, NO_FILES_YET)
      .default([]),
  })
  .refine((message) => isVisible(message.content), {
    path: ['content'],
    message: MESSAGE_REQUIRED,
  });
export type SendMessage = z.infer<typeof sendMessage>;

/**
 * What [n] in an answer points to (design.md 4 and 8): a topic of the built-in library (`topicId`) or a page of an approved
 * source (`documentId`), whose `url` is its own. `withdrawn`: it has left the library since the answer was given.
 */
export const source = z.object({
  n: z.int().positive(),
  title: z.string(),
  url: z.string(),
  topicId: z.string().optional(),
  documentId: z.string().optional(),
  sourceName: z.string().optional(),
  withdrawn: z.boolean().optional(),
});
export type Source = z.infer<typeof source>;

/** design.md 4, "Messages". `also`: a second danger in the same message, which the card names. */
export const risk = z.object({
  level: z.enum(riskLevels),
  tier: z.enum(riskTiers),
  category: z.enum(riskCategories),
  also: z.enum(riskCategories).optional(),
});
export type Risk = z.infer<typeof risk>;

/**
 * An assistant message is a fixed safety card, quotes from the library, a model's sentences with their sources, a question
 * back ("Did you mean"), a short fixed reply to a greeting or a question about the product, or a refusal.
 */
export const answerKinds = ['card', 'library', 'model', 'choice', 'reply', 'refusal'] as const;

/** A topic that the person may have meant; its title is what choosing it asks. */
export const suggestion = z.object({ topicId: z.string(), title: z.string() });
export type Suggestion = z.infer<typeof suggestion>;

export const message = z.object({
  id: z.string(),
  conversationId: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  attachments: z.array(z.string()),
  createdAt: z.iso.datetime(),
  feedback: feedback.nullable(),
  userFeedback: feedback.nullable(),
  lang: z.enum(languages),
  sources: z.array(source),
  risk: risk.nullable(),
  /** null for the person's own message. */
  kind: z.enum(answerKinds).nullable(),
  /** The line under an answer: where it comes from and who has not reviewed it. */
  note: z.string().nullable(),
  /** The steps of source 1 that the answer leaves out; "All steps" shows them. */
  moreSteps: z.array(z.string()),
  /** "Did you mean": up to three topics to choose from. */
  suggestions: z.array(suggestion),
});
export type Message = z.infer<typeof message>;

export const exchange = z.object({ userMessage: message, aiMessage: message });
export type Exchange = z.infer<typeof exchange>;
