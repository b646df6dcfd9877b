import { z } from 'zod';
import { currentPassword, email, newPassword } from './fields.js';
import { LINK_NOT_VALID } from './sign-up.js';

/** POST /api/auth/forgot-password */
export const forgotPassword = z.object({ email });
export type ForgotPassword = z.infer<typeof forgotPassword>;

const token = z.string({ error: LINK_NOT_VALID }).min(1, LINK_NOT_VALID).max(200, LINK_NOT_VALID);

/** POST /api/auth/reset-password */
export const resetPassword = z.object({ token, password: newPassword });
export type ResetPassword = z.infer<typeof resetPassword>;

/** POST /api/auth/change-password */
export const changePassword = z.object({ currentPassword, newPassword });
export type ChangePassword = z.infer<typeof changePassword>;

/** What both answer; with advice where guessable passwords are accepted. */
export const passwordChangedAnswer = z.object({
  success: z.literal(true),
  passwordAdvice: z.string().optional(),
});
export type PasswordChangedAnswer = z.infer<typeof passwordChangedAnswer>;

/** Why a password is not changed: the one that was typed for proof is another. */
export const WRONG_PASSWORD = 'This is not your current password. Please try again.';
