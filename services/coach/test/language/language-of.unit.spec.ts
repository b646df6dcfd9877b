import { describe, expect, it } from '@jest/globals';
import { detectLanguage } from '../../src/language/detect-language.domain.js';
import { languageOf } from '../../src/language/language-of.domain.js';

describe('the language of a question', () => {
  it.each([
    ['How do I help my mother bathe?', 'en'],
    ['mi mama no quiere comer', 'es'],
    ['¿Sundowning?', 'es'],
    ['Sundowning', null],
    ['', null],
    ['911', null],
  ] as const)('of "%s" is %s', (text, lang) => {
    expect(detectLanguage(text)).toBe(lang);
  });

  it('falls back to the last exchange, then to the browser, then to English', () => {
    expect(languageOf('Medicare', { last: 'es', acceptLanguage: 'en' })).toBe('es');
    expect(languageOf('Medicare', { last: null, acceptLanguage: 'fr-FR, es-MX;q=0.8' })).toBe('es');
    expect(languageOf('Medicare', { last: null, acceptLanguage: 'en;q=0.1, es' })).toBe('es');
    expect(languageOf('Medicare', { last: null, acceptLanguage: '*' })).toBe('en');
    expect(languageOf('no quiere comer en la noche', { last: 'en', acceptLanguage: 'en' })).toBe('es');
  });
});
