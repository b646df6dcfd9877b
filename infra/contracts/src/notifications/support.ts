import { z } from 'zod';
import { requiredLine, requiredText } from '../kernel/required-text.js';
import { LENGTH } from '../kernel/limits.js';
import { SUPPORT_SUBJECT } from './limits.js';

/** spec.md 5, "Support form". */
export const SUPPORT_FIELDS_REQUIRED = 'Subject, category, and message are required.';

/** spec.md 3, "Enumerations", in the order of spec.md 2, "Support modal". */
export const supportCategories = ['technical', 'feature', 'general', 'feedback', 'other'] as const;
export type SupportCategory = (typeof supportCategories)[number];

/** POST /api/support */
export const requestSupport = z.object({
  subject: requiredLine(SUPPORT_FIELDS_REQUIRED, SUPPORT_SUBJECT),
  category: z.enum(supportCategories, {
    error: ({ input }) => (isGiven(input) ? 'Please choose one of the categories' : SUPPORT_FIELDS_REQUIRED),
  }),
  message: requiredText(SUPPORT_FIELDS_REQUIRED, LENGTH.message),
});
export type RequestSupport = z.infer<typeof requestSupport>;

const isGiven = (input: unknown) => typeof input === 'string' && input.trim() !== '';

/** `id` is the number that both mails about the request show. */
export const supportRequested = z.object({ success: z.literal(true), id: z.uuid() });
export type SupportRequested = z.infer<typeof supportRequested>;
