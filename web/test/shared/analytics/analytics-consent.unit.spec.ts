/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { isAnalyticsWanted, storeAnalyticsChoice } from '../../../src/shared/analytics/analytics-consent.js';
import { countedPage } from '../../../src/shared/analytics/analytics-script.js';

const refuseInBrowser = (value: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value });

afterEach(() => {
  localStorage.clear();
  refuseInBrowser(false);
});

describe('analytics', () => {
  const yes = { analyticsConsent: true };
  const no = { analyticsConsent: false };
  const notABoolean = { analyticsConsent: 'true' as unknown as boolean };
  it.each([
    ['an account that allows it', yes, {}, true],
    ['an account that allows it, though somebody refused here before', yes, { optedOut: true }, true],
    ['an account that refuses it', no, {}, false],
    ['an account whose answer is no boolean', notABoolean, {}, false],
    ['a visitor', null, {}, true],
    ['a visitor who refused', null, { optedOut: true }, false],
    ['somebody who could not be checked', 'unknown', {}, true],
    ['somebody who could not be checked and refused', 'unknown', { optedOut: true }, false],
    ['an account that allows it, with Global Privacy Control', yes, { refused: true }, false],
    ['a visitor with Global Privacy Control', null, { refused: true }, false],
    ['somebody who could not be checked, with Global Privacy Control', 'unknown', { refused: true }, false],
  ] as const)('for %s', (_who, user, { optedOut = false, refused = false }: Refusals, wanted) => {
    storeAnalyticsChoice(!optedOut);
    refuseInBrowser(refused);
    expect(isAnalyticsWanted(user)).toBe(wanted);
  });
});

type Refusals = { optedOut?: boolean; refused?: boolean };

describe('a counted page', () => {
  it.each([
    ['/', '', '/'],
    ['/login', '', '/login'],
    ['/settings', '', '/settings'],
    ['/privacy-policy', '', '/privacy-policy'],
    ['/signup', '?token=secret', null],
    ['/login', '?returnTo=/ai-coach', null],
    ['/eligibility', '', null],
    ['/onboarding', '', null],
    ['/assessment', '', null],
    ['/ai-coach', '', null],
    ['/profile', '', null],
    ['/resources', '', null],
    ['/resources/stroke-signs', '', null],
    ['/safety', '', null],
    ['/unsubscribe/token', '', null],
    ['/no/such/page', '', null],
  ])('%s%s counts as %j', (pathname, search, page) => expect(countedPage({ pathname, search })).toBe(page));
});
