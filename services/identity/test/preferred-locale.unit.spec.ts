import { describe, expect, it } from '@jest/globals';
import { preferredLocale } from '../src/sign-up/preferred-locale.domain.js';

describe('the language of the mails', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['es', 'es'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['en;q=0.5, es;q=0.7', 'es'],
    ['fr, es;q=0.4', 'es'],
    ['fr', 'en'],
    ['*', 'en'],
    ['es;q=nonsense, en', 'en'],
  ])('for %j is %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});
