import { z } from 'zod';
import { LENGTH } from '../kernel/limits.js';
import { requiredText } from '../kernel/required-text.js';
import { passwordRules } from './password-rules.js';

/** spec.md 5, "Sign-up". */
export const firstName = requiredText('First name is required', LENGTH.name);
export const lastName = requiredText('Last name is required', LENGTH.name);
export const email = z
  .string({ error: 'Valid email is required' })
  .trim()
  .max(LENGTH.email, 'Valid email is required')
  .pipe(z.email({ error: 'Valid email is required' }));

/** A new password: neither trimmed nor normalised. */
export const newPassword = z
  .string({ error: passwordRules[0].sentence })
  .max(LENGTH.password, `Please use at most ${LENGTH.password} characters`)
  .superRefine((password, context) => {
    for (const rule of passwordRules)
      if (!rule.met(password)) context.addIssue({ code: 'custom', message: rule.sentence });
  });
