import { z } from 'zod';
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
