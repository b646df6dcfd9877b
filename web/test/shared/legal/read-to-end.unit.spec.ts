/** @jest-environment ./web/test/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { isReadToEnd } from '../../../src/shared/legal/legal-dialog.js';

describe('a text is read to its end', () => {
  it.each([
    ['11 px are left', 489, false],
    ['10 px are left', 490, true],
    ['nothing is left', 500, true],
  ])('when %s: %s px down', (_name, scrollTop, isRead) => {
    expect(isReadToEnd({ scrollTop, clientHeight: 500, scrollHeight: 1_000 })).toBe(isRead);
  });

  it('when it fits without scrolling', () => {
    expect(isReadToEnd({ scrollTop: 0, clientHeight: 300, scrollHeight: 300 })).toBe(true);
  });
});
