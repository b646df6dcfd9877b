import { PASSWORD_SENTENCE } from '@careward/contracts/identity/fields';
import {
  AGREEMENTS_REQUIRED,
  completeSignUp,
  LINK_MISSING,
  LINK_NOT_VALID,
} from '@careward/contracts/identity/schemas';
import { LENGTH } from '@careward/contracts/kernel/limits';
import { describe, expect, it } from '@jest/globals';
import { linkStepRefused, ownerIdIn, tokenOf } from '../src/mail-links/mail-links.domain.js';

const id = '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d01';
const token = tokenOf(id, Buffer.alloc(32, 7));

describe('a verification token', () => {
  it('is 64 characters that need no escaping in a link', () => {
    expect(token).toMatch(/^[A-Za-z0-9_-]{64}$/);
  });

  it('tells which pending sign-up it belongs to', () => {
    expect(ownerIdIn(token)).toBe(id);
  });

  it.each(['', 'x', token.slice(1), `${token}A`, token.replace(/.$/, '='), `${token}\n`])(
    'is not %j',
    (other) => {
      expect(ownerIdIn(other)).toBeNull();
    },
  );
});

const good = {
  token: 'a-token',
  password: 'Quiet-Harbor-42',
  agreedToTerms: true,
  agreedToPrivacy: true,
  consentedToDataUsage: true,
};
const refusedFor = (body: object, linkHolds: boolean) =>
  linkStepRefused(completeSignUp.safeParse(body).error?.issues ?? [], linkHolds);

const linkInvalid = 'verification-token-invalid';
const cases: [string, object, boolean, string, string][] = [
  ['no token', { ...good, token: undefined }, false, linkInvalid, LINK_MISSING],
  ['an empty token', { ...good, token: '' }, false, linkInvalid, LINK_MISSING],
  ['a token of the wrong type', { ...good, token: { $gt: '' } }, false, linkInvalid, LINK_MISSING],
  ['a token that is too long', { ...good, token: 'x'.repeat(201) }, false, linkInvalid, LINK_NOT_VALID],
  ['a link that does not hold', good, false, linkInvalid, LINK_NOT_VALID],
  ['a bad link before a bad password', { ...good, password: 'x' }, false, linkInvalid, LINK_NOT_VALID],
  ['nothing at all', {}, false, linkInvalid, LINK_MISSING],
  ['no password', { ...good, password: undefined }, true, 'password-rule', PASSWORD_SENTENCE],
  [
    'a password of the wrong type',
    { ...good, password: 12_345_678 },
    true,
    'password-rule',
    PASSWORD_SENTENCE,
  ],
  ['a short password', { ...good, password: 'Ab1!' }, true, 'password-rule', PASSWORD_SENTENCE],
  ['no uppercase', { ...good, password: 'quiet-harbor-42' }, true, 'password-rule', PASSWORD_SENTENCE],
  ['no lowercase', { ...good, password: 'QUIET-HARBOR-42' }, true, 'password-rule', PASSWORD_SENTENCE],
  ['no digit', { ...good, password: 'Quiet-Harbor' }, true, 'password-rule', PASSWORD_SENTENCE],
  ['no special character', { ...good, password: 'QuietHarbor42' }, true, 'password-rule', PASSWORD_SENTENCE],
  [
    'a password before agreements',
    { ...good, password: 'x', agreedToTerms: false },
    true,
    'password-rule',
    PASSWORD_SENTENCE,
  ],
  ['terms not accepted', { ...good, agreedToTerms: false }, true, 'invalid-input', AGREEMENTS_REQUIRED],
  ['privacy missing', { ...good, agreedToPrivacy: undefined }, true, 'invalid-input', AGREEMENTS_REQUIRED],
  ['consent as text', { ...good, consentedToDataUsage: 'true' }, true, 'invalid-input', AGREEMENTS_REQUIRED],
  [
    'a password too long to read',
    { ...good, password: `Ab1!${'x'.repeat(LENGTH.password)}` },
    true,
    'invalid-input',
    `Please use at most ${LENGTH.password} characters`,
  ],
];

describe('complete-signup is refused', () => {
  it.each(cases)('for %s', (_, body, linkHolds, code, detail) => {
    expect(refusedFor(body, linkHolds)).toMatchObject({ status: 400, code, detail });
  });

  it.each(cases)('for %s with the words Token and Password exactly where they belong', (_, body, holds) => {
    const { code, detail } = refusedFor(body, holds);
    expect(/token/i.test(detail)).toBe(code === 'verification-token-invalid');
    expect(/password/i.test(detail)).toBe(code === 'password-rule');
  });

  it('with the sentence of every field', () => {
    const { errors } = refusedFor({ password: 'short' }, false);
    expect(errors).toEqual([
      { path: 'token', message: LINK_MISSING },
      { path: 'password', message: 'Password must be at least 8 characters' },
      { path: 'password', message: 'Must contain uppercase letter' },
      { path: 'password', message: 'Must contain number' },
      { path: 'password', message: 'Must contain special character' },
      { path: 'agreedToTerms', message: AGREEMENTS_REQUIRED },
      { path: 'agreedToPrivacy', message: AGREEMENTS_REQUIRED },
      { path: 'consentedToDataUsage', message: AGREEMENTS_REQUIRED },
    ]);
  });
});
