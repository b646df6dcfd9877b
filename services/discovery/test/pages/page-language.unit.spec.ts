import { describe, expect, it } from '@jest/globals';
import { languageOf } from '../../src/pages/parse-page.js';

const english = 'Taking care of your mother at home is hard work, and nobody should have to do it alone.';
const spanish = 'Cuidar a su madre en casa es un trabajo duro, y nadie debería tener que hacerlo a solas.';
const french =
  "S'occuper de sa mère à la maison est un travail difficile que personne ne devrait faire seul.";

describe('the language of a page', () => {
  it.each([
    ['what it names', 'en', spanish, 'en'],
    ['a region', 'es-MX', english, 'es'],
    ['an underscore', 'EN_us', english, 'en'],
    ['another language', 'fr', english, null],
    ['its words, English', undefined, english, 'en'],
    ['its words, Spanish', undefined, spanish, 'es'],
    ['its words, French', undefined, french, null],
    ['its words, with an empty name', ' ', spanish, 'es'],
    ['nothing', undefined, '', null],
  ])('by %s', (_, named, text, lang) => {
    expect(languageOf(named, text)).toBe(lang);
  });
});
