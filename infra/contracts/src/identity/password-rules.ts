/** spec.md 5, "Sign-up": the five rules of a password, in the order in which they are reported. */
export const passwordRules = [
  {
    label: 'At least 8 characters',
    sentence: 'Password must be at least 8 characters',
    met: (p: string) => p.length >= 8,
  },
  {
    label: 'An uppercase letter',
    sentence: 'Must contain uppercase letter',
    met: (p: string) => /\p{Lu}/u.test(p),
  },
  {
    label: 'A lowercase letter',
    sentence: 'Must contain lowercase letter',
    met: (p: string) => /\p{Ll}/u.test(p),
  },
  { label: 'A number', sentence: 'Must contain number', met: (p: string) => /\p{Nd}/u.test(p) },
  {
    label: 'A special character',
    sentence: 'Must contain special character',
    met: (p: string) => /[^\p{L}\p{N}\s]/u.test(p),
  },
] as const;

/** spec.md 8: the answer of complete-signup when any rule fails. */
export const PASSWORD_SENTENCE =
  'Password must be at least 8 characters with uppercase, lowercase, number, and special character.';

/** For a well-known or personal password. Avoids Token and Password, which the client rewrites (spec.md 8). */
export const GUESSABLE_PASSWORD = 'This one is on a list of stolen logins. Pick a longer phrase.';

export type PasswordStrength = { score: number; label: 'Weak' | 'Good' | 'Strong' };

/** spec.md 5: 20 points for each rule; under 60 Weak, under 100 Good, 100 Strong. */
export function passwordStrength(password: string): PasswordStrength {
  const score = passwordRules.filter((rule) => rule.met(password)).length * 20;
  return { score, label: score < 60 ? 'Weak' : score < 100 ? 'Good' : 'Strong' };
}
