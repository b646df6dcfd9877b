import { z } from 'zod';
import { email, firstName, lastName, newPassword } from './fields.js';

/** POST /api/auth/send-verification */
export const sendVerification = z.object({ email, firstName, lastName });
export type SendVerification = z.infer<typeof sendVerification>;

/** rulings.md "Errors and toasts": the sentence contains the word Token only when the link is at fault. */
export const LINK_MISSING = 'Token missing: please open the link in your verification e-mail again.';
export const LINK_NOT_VALID = 'Token not valid: this link was used or has expired. Please ask for a new one.';
export const AGREEMENTS_REQUIRED =
  'Please accept the Terms of Service, the Privacy Policy and the data use consent.';

const token = z.string({ error: LINK_MISSING }).min(1, LINK_MISSING).max(200, LINK_NOT_VALID);
const accepted = z.literal(true, { error: AGREEMENTS_REQUIRED });

/** POST /api/auth/check-verification: consumes nothing. */
export const checkVerification = z.object({ token });
export const verificationChecked = z.object({ firstName: z.string() });

/** POST /api/auth/complete-signup */
export const completeSignUp = z.object({
  token,
  password: newPassword,
  agreedToTerms: accepted,
  agreedToPrivacy: accepted,
  consentedToDataUsage: accepted,
});
export type CompleteSignUp = z.infer<typeof completeSignUp>;

/** Which edition of the legal texts is agreed to: the day they were last updated (spec.md 1). */
export const LEGAL_TEXTS_VERSION = '2025-08-27';
