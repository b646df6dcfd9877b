import { describe, expect, it } from '@jest/globals';
import { safeReturnTo } from '../../src/shared/navigation/return-to.js';

describe('where a page may send its reader back to', () => {
  it.each(['/', '/onboarding', '/signup?step=5', '/resources/support-groups#top'])('%s', (address) => {
    expect(safeReturnTo(address)).toBe(address);
  });

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
  ])('never to %j', (address) => {
    expect(safeReturnTo(address)).toBeNull();
  });
});
