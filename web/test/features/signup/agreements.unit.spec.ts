import { describe, expect, it } from '@jest/globals';
import { noAgreements, whatIsMissing } from '../../../src/features/signup/agreements.js';

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
