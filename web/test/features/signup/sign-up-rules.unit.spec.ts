import { GUESSABLE_PASSWORD } from '@careward/contracts/identity/fields';
import { describe, expect, it } from '@jest/globals';
import { noAgreements, stepToShow, whatIsMissing } from '../../../src/features/signup/sign-up-rules.js';
import { signUpFailure } from '../../../src/features/signup/use-create-account.js';
import '../../../src/base/language/spanish-sentences.js';

const nothing = { firstName: '', lastName: '', email: '', token: '', password: '', isDone: false };
const named = { ...nothing, firstName: 'Rosa', lastName: 'Diaz' };
const addressed = { ...named, email: 'rosa@example.org' };
const verified = { ...addressed, token: 't' };
const ready = { ...verified, password: 'Tidal-Lantern7' };
const done = { ...nothing, isDone: true };

describe('the sign-up step of an address', () => {
  it.each([
    ['no step', null, ready, 1],
    ['1', '1', ready, 1],
    ['2 without a name', '2', nothing, 1],
    ['2', '2', named, 2],
    ['2 again', '2', ready, 2],
    ['3 without a name', '3', nothing, 1],
    ['3 without an address', '3', named, 2],
    ['3', '3', addressed, 3],
    ['4 from an opened link, without anything else', '4', nothing, 4],
    ['5 without anything: submitting reports it', '5', nothing, 5],
    ['6 before the account is made', '6', named, 2],
    ['6 with only the link missing', '6', addressed, 3],
    ['6 with only the password missing', '6', verified, 4],
    ['6 with all but the agreements', '6', ready, 5],
    ['6', '6', done, 6],
    ['a step that does not exist', '9', nothing, 1],
    ['a step before the first', '0', nothing, 1],
    ['an empty step', '', named, 2],
    ['not a number', 'two', named, 2],
    ['a fraction', '2.5', ready, 5],
  ] as const)('%s', (_name, asked, known, step) => {
    expect(stepToShow(asked, known)).toBe(step);
  });
});

const all = { ...noAgreements, terms: true, privacy: true, dataUsage: true };

describe('what is missing for the account', () => {
  it.each([
    ['no token comes first', '', '', noAgreements, 'missingVerification', 3],
    ['then the password', 't', '', noAgreements, 'missingPassword', 4],
    ['then the terms', 't', 'p', { ...all, terms: false }, 'agreementsRequired', 5],
    ['the privacy policy', 't', 'p', { ...all, privacy: false }, 'agreementsRequired', 5],
    ['the data use', 't', 'p', { ...all, dataUsage: false }, 'agreementsRequired', 5],
  ] as const)('%s', (_name, token, password, agreements, what, step) => {
    expect(whatIsMissing(token, password, agreements)).toEqual({ what, step });
  });

  it('is nothing when it is complete', () => {
    expect(whatIsMissing('t', 'p', all)).toBeNull();
  });
});

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
