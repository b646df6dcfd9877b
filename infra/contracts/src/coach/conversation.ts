import { z } from 'zod';
import { requiredLine } from '../kernel/required-text.js';
import { LENGTH } from '../kernel/limits.js';
import { isVisible } from './visible-text.js';

export const conversation = z.object({
  id: z.uuid(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  lastMessageAt: z.iso.datetime().nullable(),
});
export type Conversation = z.infer<typeof conversation>;

const TITLE_REQUIRED = 'Please enter a title';

/** POST and PUT of a conversation: a title that is not blank (spec.md 5, "Chat"). */
export const titleConversation = z.object({
  title: requiredLine(TITLE_REQUIRED, LENGTH.title).check(
    z.refine((title) => title === '' || isVisible(title), TITLE_REQUIRED),
  ),
});
export type TitleConversation = z.infer<typeof titleConversation>;
