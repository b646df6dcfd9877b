import { describe, expect, it } from '@jest/globals';
import { preferredLanguage } from '../../../src/base/language/language-choice.js';

describe('preferredLanguage', () => {
  it.each([
    [null, ['en-US', 'es'], 'en'],
    [null, ['es-MX', 'en'], 'es'],
    [null, ['fr-FR', 'es-419'], 'es'],
    [null, ['fr'], 'en'],
    [null, [], 'en'],
    ['es', ['en-US'], 'es'],
    ['tlh', ['es'], 'es'],
  ])('chosen %p, browser %p: %p', (choice, ofBrowser, expected) => {
    expect(preferredLanguage(choice, ofBrowser)).toBe(expected);
  });
});
