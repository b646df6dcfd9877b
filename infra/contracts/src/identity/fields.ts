import * as z from 'zod/mini';
import type { Language } from '../kernel/languages.js';
import { LENGTH } from '../kernel/limits.js';
import { requiredText } from '../kernel/required-text.js';

type PasswordRule = {
  label: Readonly<Record<Language, string>>;
  /** What is said when the rule is not met. */
  sentence: string;
  met: (password: string) => boolean;
};

/** spec.md 5, "Sign-up": the five rules of a password, in the order in which they are reported. */
export const passwordRules = [
  {
    label: { en: 'At least 8 characters', es: 'Al menos 8 caracteres' },
    sentence: 'Password must be at least 8 characters',
    met: (p) => p.length >= 8,
  },
  {
    label: { en: 'An uppercase letter', es: 'Una letra mayúscula' },
    sentence: 'Must contain uppercase letter',
    met: (p) => /\p{Lu}/u.test(p),
  },
  {
    label: { en: 'A lowercase letter', es: 'Una letra minúscula' },
    sentence: 'Must contain lowercase letter',
    met: (p) => /\p{Ll}/u.test(p),
  },
  {
    label: { en: 'A number', es: 'Un número' },
    sentence: 'Must contain number',
    met: (p) => /\p{Nd}/u.test(p),
  },
  {
    label: { en: 'A special character', es: 'Un carácter especial' },
    sentence: 'Must contain special character',
    met: (p) => /[^\p{L}\p{N}\s]/u.test(p),
  },
] as const satisfies readonly PasswordRule[];

/** spec.md 8: the answer of complete-signup when any rule fails. */
export const PASSWORD_SENTENCE =
  'Password must be at least 8 characters with uppercase, lowercase, number, and special character.';

/** For a well-known or personal password. Avoids Token and Password, which the client rewrites (spec.md 8). */
export const GUESSABLE_PASSWORD = 'This one is on a list of stolen logins. Pick a longer phrase.';

type PasswordStrength = { score: number; label: 'Weak' | 'Good' | 'Strong' };

export const strengthLabels: Readonly<Record<Language, Record<PasswordStrength['label'], string>>> = {
  en: { Weak: 'Weak', Good: 'Good', Strong: 'Strong' },
  es: { Weak: 'Débil', Good: 'Buena', Strong: 'Fuerte' },
};

/** spec.md 5: 20 points for each rule; under 60 Weak, under 100 Good, 100 Strong. */
export function passwordStrength(password: string): PasswordStrength {
  const score = passwordRules.filter((rule) => rule.met(password)).length * 20;
  return { score, label: score < 60 ? 'Weak' : score < 100 ? 'Good' : 'Strong' };
}

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
