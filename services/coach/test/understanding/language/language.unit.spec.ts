import { describe, expect, it } from '@jest/globals';
import type { Language } from '@careward/contracts/kernel/languages';
import { detectLanguage, languageOf } from '../../../src/understanding/language/language.domain.js';

const languageAfter = (last: Language | null, question: string, acceptLanguage: string) =>
  languageOf(question, { last: async () => last, acceptLanguage });

describe('the language of a question', () => {
  it.each([
    ['How do I help my mother bathe?', 'en'],
    ['mi mama no quiere comer', 'es'],
    ['HOW DO I BATHE MY MOTHER', 'en'],
    ['MI MAMA NO QUIERE COMER', 'es'],
    ['¿Sundowning?', 'es'],
    ['Sundowning', null],
    ['', null],
    ['911', null],
  ] as const)('of "%s" is %s', (text, lang) => {
    expect(detectLanguage(text)).toBe(lang);
  });

  it('falls back to the last exchange, then to the browser, then to English', async () => {
    expect(await languageAfter('es', 'Medicare', 'en')).toBe('es');
    expect(await languageAfter(null, 'Medicare', 'fr-FR, es-MX;q=0.8')).toBe('es');
    expect(await languageAfter(null, 'Medicare', 'en;q=0.1, es')).toBe('es');
    expect(await languageAfter(null, 'Medicare', '*')).toBe('en');
    expect(await languageAfter('en', 'no quiere comer en la noche', 'en')).toBe('es');
  });
});
