import { z } from 'zod';
import { languages } from '../kernel/languages.js';
import { currentPassword, email, firstName, lastName, newPassword } from './fields.js';

/** spec.md 6. */
export const roles = ['caregiver', 'super_admin'] as const;
export type Role = (typeof roles)[number];

/** What a session is used with, as far as the browser tells; stored in place of its own words. */
export const browsers = ['chrome', 'safari', 'firefox', 'edge', 'opera', 'samsung', 'other'] as const;
export const systems = [
  'windows',
  'macos',
  'ios',
  'ipados',
  'android',
  'chromeos',
  'linux',
  'other',
] as const;
export type Device = { browser: (typeof browsers)[number]; system: (typeof systems)[number] };

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

/** GET /api/auth/sessions: where the person is signed in. The id opens nothing. */
export const signedInSession = z.object({
  id: z.uuid(),
  browser: z.enum(browsers),
  system: z.enum(systems),
  startedAt: z.iso.datetime(),
  /** To within some minutes (SESSION_CACHE). */
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
});
export type SignedInSession = z.infer<typeof signedInSession>;

/** DELETE /api/auth/sessions and /api/auth/sessions/:id: how many were ended. */
export const endedSessions = z.object({ ended: z.int().nonnegative() });
export type EndedSessions = z.infer<typeof endedSessions>;

/** POST /api/auth/send-verification */
export const sendVerification = z.object({ email, firstName, lastName });
export type SendVerification = z.infer<typeof sendVerification>;

/** rulings.md "Errors and toasts": the sentence contains the word Token only when the link is at fault. */
export const LINK_MISSING = 'Token missing: please open the link in your verification e-mail again.';
export const LINK_NOT_VALID = 'Token not valid: this link was used or has expired. Please ask for a new one.';
export const AGREEMENTS_REQUIRED =
  'Please accept the Terms of Service, the Privacy Policy and the data use consent.';

const verificationToken = z.string({ error: LINK_MISSING }).min(1, LINK_MISSING).max(200, LINK_NOT_VALID);
const accepted = z.literal(true, { error: AGREEMENTS_REQUIRED });

/** POST /api/auth/check-verification: consumes nothing. */
export const checkVerification = z.object({ token: verificationToken });
export const verificationChecked = z.object({ firstName: z.string() });

/** POST /api/auth/complete-signup */
export const completeSignUp = z.object({
  token: verificationToken,
  password: newPassword,
  agreedToTerms: accepted,
  agreedToPrivacy: accepted,
  consentedToDataUsage: accepted,
});
export type CompleteSignUp = z.infer<typeof completeSignUp>;

/** Which edition of the legal texts is agreed to: the day they were last updated (spec.md 1). */
export const LEGAL_TEXTS_VERSION = '2025-08-27';

/** POST /api/auth/login. spec.md 5, "Login". */
export const login = z.object({ email, password: currentPassword });
export type Login = z.infer<typeof login>;

/** POST /api/auth/forgot-password */
export const forgotPassword = z.object({ email });
export type ForgotPassword = z.infer<typeof forgotPassword>;

const resetToken = z.string({ error: LINK_NOT_VALID }).min(1, LINK_NOT_VALID).max(200, LINK_NOT_VALID);

/** POST /api/auth/reset-password */
export const resetPassword = z.object({ token: resetToken, password: newPassword });
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
