import { describe, expect, it } from '@jest/globals';
import { languageOf } from '../../src/pages/page-language.domain.js';

const english = 'Taking care of your mother at home is hard work, and nobody should have to do it alone.';
const spanish = 'Cuidar a su madre en casa es un trabajo duro, y nadie debería tener que hacerlo a solas.';
const french =
  "S'occuper de sa mère à la maison est un travail difficile que personne ne devrait faire seul.";
const places =
  'Alameda County 510-555-0100, Contra Costa 925-555-0100, Marin 415-555-0100, San Diego 619-555-0100, Los Angeles';

describe('the language of a page', () => {
  it.each([
    ['its words, though it names another', 'en', spanish, 'es'],
    ['its words, though it names a region', 'es-MX', english, 'en'],
    ['its words, though it names one that we do not speak', 'fr', english, 'en'],
    ['its words, which we do not speak, though it names ours', 'en', french, null],
    ['what it names, where its words tell little', 'EN_us', 'Lista: Los Angeles, San Diego', 'en'],
    ['what it names, where names and numbers stand alone', 'en', places, 'en'],
    ['what it names, where both stand in it', 'es-US', `${english.repeat(12)} ${spanish.repeat(12)}`, 'es'],
    ['its words, English', undefined, english, 'en'],
    ['its words, Spanish', undefined, spanish, 'es'],
    ['its words, French', undefined, french, null],
    ['its words, with an empty name', ' ', spanish, 'es'],
    ['nothing', undefined, '', null],
  ])('by %s', (_, named, text, lang) => {
    expect(languageOf(named, text)).toBe(lang);
  });
});
