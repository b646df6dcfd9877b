import { PASSWORD_SENTENCE, passwordRules } from '@careward/contracts/identity/fields';
import type { ProblemCode } from '@careward/contracts/kernel/problem-codes';
import { ProblemError } from '@careward/platform/http/problem-error';
import { dictionary } from '@zxcvbn-ts/language-common';
import { z } from 'zod';

/** The passwords met most often in stolen collections, in lower case; shipped, so that no network is asked (ADR 0012). */
const stolenPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** What a guesser tries first on this site, in the languages it speaks. */
const fieldWords = ['caregiver', 'caregiving', 'caretaker', 'carer', 'cuidador', 'cuidadora', 'cuidado'];

/** Whose password it is, and for which site: whoever guesses knows these words too. */
export type Chooser = { firstName: string; lastName: string; email: string; brand: string };

/**
 * Whether a password is a stolen or personal word with additions such as a capital, a digit or a sign. Our five rules
 * make everybody add them, so a list is of use only after they are taken off.
 */
export function isGuessable(password: string, chooser: Chooser): boolean {
  const personal = personalWords(chooser);
  return baseForms(password).some((form) => stolenPasswords.has(form) || personal.has(form));
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
/** Without the signs that people put between words. */
const joined = (text: string) => text.replace(/[\s._'’-]/g, '');

/** Names in either order, the name in the address whole and in parts, the brand. */
function personalWords({ firstName, lastName, email, brand }: Chooser): ReadonlySet<string> {
  const [local = ''] = email.split('@');
  const words = [firstName, lastName, firstName + lastName, lastName + firstName, local, brand];
  const parts = [firstName, lastName, local].flatMap((text) => fold(text).split(/[^\p{L}]+/u));
  const own = [...words.map((word) => joined(fold(word))), ...parts].filter((word) => word.length > 1);
  return new Set([...fieldWords, ...own]);
}

/** The words a password may be made from: without digits and signs at both ends, digits in between read as letters. */
function baseForms(password: string): string[] {
  const whole = fold(password);
  // Digits may belong to the word (abc123), signs may stand for letters (princ3$$), so the end comes off in steps.
  const ends = [/[^\p{L}\p{N}]+$/u, /[\d!?.,;:*#&%=~_ -]+$/u, /[^\p{L}]+$/u];
  const withoutEnd = [whole, ...ends.map((end) => whole.replace(end, ''))];
  const bare = withoutEnd.flatMap((text) => [text, text.replace(/^[^\p{L}]+/u, '')]);
  const read = bare.flatMap((text) => [text, ...leetAlphabets.map((letters) => asLetters(text, letters))]);
  return [...new Set(read.flatMap((text) => [text, joined(text)]))];
}

const leet = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g', '@': 'a', $: 's', '+': 't' };
/** A 1 may stand for either of two letters. */
const leetAlphabets: Record<string, string>[] = ['i', 'l'].map((one) => ({
  ...leet,
  1: one,
  '!': one,
  '|': one,
}));
const asLetters = (text: string, letters: Record<string, string>) =>
  [...text].map((sign) => letters[sign] ?? sign).join('');

export type Issue = { path: readonly PropertyKey[]; message: string };

const isRule = ({ message }: Issue) => passwordRules.some(({ sentence }) => sentence === message);

/** The refusal of a form with a new password; `first` is the reason that the person is told. */
export function inputRefused(issues: readonly Issue[], first: Issue, code?: ProblemCode): ProblemError {
  const errors = issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const reason = isRule(first)
    ? { code: 'password-rule' as const, detail: PASSWORD_SENTENCE }
    : { code: code ?? 'invalid-input', detail: first.message };
  return new ProblemError({ status: 400, ...reason, errors });
}

/** A form that its use case validates, since it decides which of several reasons the person is told. */
export const anyFields = z.looseObject({});
