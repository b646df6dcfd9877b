import * as z from 'zod/mini';
import { LENGTH } from '../kernel/limits.js';
import { requiredText } from '../kernel/required-text.js';
import { passwordRules } from './password-rules.js';

const EMAIL_REQUIRED = 'Valid email is required';
const PASSWORD_REQUIRED = 'Password is required';

/** spec.md 8, "Login". */
export const WRONG_LOGIN = 'Invalid email or password';

/** spec.md 5, "Sign-up". Browsers check the fields one by one, so these are of zod/mini, a fifth of zod's size. */
export const firstName = requiredText('First name is required', LENGTH.name);
export const lastName = requiredText('Last name is required', LENGTH.name);
export const email = z.pipe(
  z.string({ error: EMAIL_REQUIRED }).check(z.trim(), z.maxLength(LENGTH.email, EMAIL_REQUIRED)),
  z.email({ error: EMAIL_REQUIRED }),
);

/** A new password: neither trimmed nor normalised. */
export const newPassword = z.string({ error: passwordRules[0].sentence }).check(
  z.maxLength(LENGTH.password, `Please use at most ${LENGTH.password} characters`),
  z.superRefine((password, context) => {
    for (const rule of passwordRules)
      if (!rule.met(password)) context.addIssue({ code: 'custom', message: rule.sentence });
  }),
);

/** spec.md 5, "Login". */
export const currentPassword = z
  .string({ error: PASSWORD_REQUIRED })
  .check(z.minLength(1, PASSWORD_REQUIRED), z.maxLength(LENGTH.password, WRONG_LOGIN));
