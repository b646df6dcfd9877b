/** @jest-environment ./web/test/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { knownDate } from '../../../src/features/profile/account-summary.js';

describe('knownDate', () => {
  it.each([
    ['2026-11-21T17:14:00.000Z', 'en', 'November 21, 2026'],
    ['2026-11-21T17:14:00.000Z', 'es', '21 de noviembre de 2026'],
    ['not a time', 'en', undefined],
    [undefined, 'en', undefined],
  ] as const)('of %j in %s is %j', (time, language, words) => expect(knownDate(time, language)).toBe(words));
});
