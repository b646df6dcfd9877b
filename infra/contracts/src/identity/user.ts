import { z } from 'zod';
import { languages } from '../kernel/languages.js';
import { roles } from './roles.js';

/** GET /api/auth/user (design.md 6, names table). */
export const user = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.null(),
  createdAt: z.iso.datetime(),
  analyticsConsent: z.boolean(),
  role: z.enum(roles),
  locale: z.string(),
});
export type User = z.infer<typeof user>;

/** What login and complete-signup answer: the bearer credential and who signed in. */
export const startedSession = z.object({
  token: z.string().regex(/^cw_[A-Za-z0-9_-]{43}$/),
  user,
  /** From complete-signup, where guessable passwords are accepted: the advice to show. */
  passwordAdvice: z.string().optional(),
});
export type StartedSession = z.infer<typeof startedSession>;

/** DELETE /api/auth/account */
export const deletedAccount = z.object({ success: z.literal(true) });

/** POST /api/auth/logout */
export const endedSession = z.object({ success: z.literal(true), redirectUrl: z.string() });

/** PUT /api/user/analytics-consent */
export const analyticsConsent = z.object({ consent: z.boolean({ error: 'Please send true or false' }) });
export type AnalyticsConsent = z.infer<typeof analyticsConsent>;

/** PUT /api/user/locale: the language of mails. */
export const newLocale = z.object({
  locale: z.enum(languages, { error: 'Please choose English or Spanish' }),
});
export type NewLocale = z.infer<typeof newLocale>;
export const savedLocale = z.object({ locale: z.enum(languages) });
export type SavedLocale = z.infer<typeof savedLocale>;
