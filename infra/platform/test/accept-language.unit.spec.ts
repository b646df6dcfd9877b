import { describe, expect, it } from '@jest/globals';
import { preferredLanguage } from '../src/http/accept-language.js';

describe('the language that Accept-Language prefers', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['es', 'es'],
    ['ES-mx', 'es'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['en;q=0.1, es', 'es'],
    ['en;q=0.5, es;q=0.7', 'es'],
    ['es-419;q=0.6, en-GB;q=0.7', 'en'],
    ['en-US, es', 'en'],
    ['es, en-US', 'es'],
    ['fr-FR, es-MX;q=0.8', 'es'],
    ['fr, de;q=0.5', 'en'],
    ['est, eng', 'en'],
    ['*', 'en'],
    ['fr, *;q=0.5', 'en'],
    ['es;q=0', 'en'],
    ['es;q=0, *', 'en'],
    ['en;q=0, *', 'es'],
    ['es;q=0.000, en;q=0.001', 'en'],
    ['es;q=nonsense, en', 'en'],
    ['en;q=nonsense, es;q=0.1', 'es'],
    [';;;,,,', 'en'],
    ['"', 'en'],
    ['q=1;es', 'en'],
    [' , ;q=1, es ;q=0.4', 'es'],
  ])('%j: %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });

  it.each([
    ['at the beginning', `es,${'fr;q=0.5,'.repeat(5_000)}`, 'es'],
    ['nowhere near the beginning', `${'fr;q=0.5,'.repeat(5_000)}es`, 'en'],
    ['nowhere', ','.repeat(16_000), 'en'],
  ])('a very long header with Spanish %s', (_, header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});
