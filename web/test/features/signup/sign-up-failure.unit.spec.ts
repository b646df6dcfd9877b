import { GUESSABLE_PASSWORD } from '@careward/contracts/identity/password-rules';
import { describe, expect, it } from '@jest/globals';
import { signUpFailure } from '../../../src/features/signup/sign-up-failure.js';

const link = 'Email verification required. Please check your email and click the verification link.';
const password =
  'Password must be at least 8 characters with uppercase, lowercase, number, and special character.';

describe('a failed complete-signup says', () => {
  it.each([
    ['Token in the sentence', { message: '400', sentence: 'Token not valid.' }, link, 3],
    [
      'the code of the link, in any language',
      { message: '400', code: 'verification-token-invalid' },
      link,
      3,
    ],
    ['Password in the sentence', { message: '400', sentence: 'Password too short' }, password, 4],
    ['the code of the rules', { message: '400', code: 'password-rule', sentence: 'Corta' }, password, 4],
    [
      'a password that is easy to guess',
      { message: '400', code: 'password-guessable', sentence: GUESSABLE_PASSWORD },
      GUESSABLE_PASSWORD,
      4,
    ],
    ['another sentence', { message: '503', sentence: 'Come back later.' }, 'Come back later.', 5],
    ['no sentence', { message: 'x' }, 'Failed to create account. Please try again.', 5],
    ['a bug of ours', new TypeError('Token'), 'Failed to create account. Please try again.', 5],
  ])('%s', (_name, error, sentence, step) => {
    expect(signUpFailure(error, 'en')).toEqual({ sentence, step });
  });

  it.each([
    ['the link', 'verification-token-invalid', 'Token not valid.', /^Debe confirmar su correo/, 3],
    ['the rules', 'password-rule', password, /^La contraseña debe tener al menos 8 caracteres/, 4],
    ['a stolen password', 'password-guessable', GUESSABLE_PASSWORD, /^Está en una lista/, 4],
    ['an overload', 'busy', 'Come back later.', /^Muchas personas/, 5],
    ['a code that is new', 'new-code', 'Come back later.', /^No pudimos crear su cuenta/, 5],
  ])('in Spanish: %s', (_name, code, sentence, said, step) => {
    const failure = signUpFailure({ message: '400', code, sentence }, 'es');
    expect(failure.sentence).toMatch(said);
    expect(failure.step).toBe(step);
  });
});
