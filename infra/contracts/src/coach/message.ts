import { z } from 'zod';
import { LENGTH } from '../kernel/limits.js';
import { riskCategories, riskTiers } from '../safety/risk.js';
import { languages } from '../kernel/languages.js';
import { isVisible } from './visible-text.js';

const MESSAGE_REQUIRED = 'Please write a message or attach a file';

/** POST /api/chat/conversations/:id/messages. Blank text without attachments is refused (spec.md 5, "Chat"). */
export const sendMessage = z
  .object({
    content: z
      .string({ error: MESSAGE_REQUIRED })
      .max(LENGTH.message, `Please send at most ${LENGTH.message} characters at once`),
    attachments: z
      .array(z.string().max(500, 'Please attach the file again'), { error: 'Please attach the file again' })
      .max(LENGTH.attachments, `Please attach at most ${LENGTH.attachments} files`)
      .default([]),
  })
  .refine((message) => isVisible(message.content) || message.attachments.length > 0, {
    path: ['content'],
    message: MESSAGE_REQUIRED,
  });
export type SendMessage = z.infer<typeof sendMessage>;

/** What [n] in an answer points to (design.md 4 and 8). */
export const source = z.object({
  n: z.int().positive(),
  title: z.string(),
  url: z.string(),
  topicId: z.string().optional(),
});
export type Source = z.infer<typeof source>;

export const risk = z.object({ tier: z.enum(riskTiers), category: z.enum(riskCategories) });
export type Risk = z.infer<typeof risk>;

/** An assistant message is a fixed safety card, quotes from the library, or a refusal. */
export const answerKinds = ['card', 'library', 'refusal'] as const;

export const message = z.object({
  id: z.string(),
  conversationId: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  attachments: z.array(z.string()),
  createdAt: z.iso.datetime(),
  feedback: z.enum(['positive', 'negative']).nullable(),
  userFeedback: z.enum(['positive', 'negative']).nullable(),
  lang: z.enum(languages),
  sources: z.array(source),
  risk: risk.nullable(),
  /** null for the person's own message. */
  kind: z.enum(answerKinds).nullable(),
  /** The line under an answer: where it comes from and who has not reviewed it. */
  note: z.string().nullable(),
});
export type Message = z.infer<typeof message>;

export const exchange = z.object({ userMessage: message, aiMessage: message });
export type Exchange = z.infer<typeof exchange>;
