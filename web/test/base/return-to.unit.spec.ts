import { describe, expect, it } from '@jest/globals';
import { safeReturnTo } from '../../src/base/session/sign-in-and-out.js';

describe('safeReturnTo', () => {
  it.each(['/', '/onboarding', '/signup?step=5', '/resources/support-groups#top'])(
    'accepts %s',
    (address) => {
      expect(safeReturnTo(address)).toBe(address);
    },
  );

  it.each([
    null,
    undefined,
    '',
    'onboarding',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('refuses %j', (address) => {
    expect(safeReturnTo(address)).toBeNull();
  });
});
