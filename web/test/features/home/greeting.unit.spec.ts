/** @jest-environment ./web/test/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { greeting } from '../../../src/features/home/home-header.js';

describe('greeting', () => {
  it.each([
    ['Rosa', false, 'Hi, Rosa', 'R'],
    ['élodie', false, 'Hi, élodie', 'É'],
    ['e\u0301lodie', false, 'Hi, e\u0301lodie', 'E\u0301'],
    ['👩‍⚕️', false, 'Hi, 👩‍⚕️', '👩‍⚕️'],
    ['🇲🇽', false, 'Hi, 🇲🇽', '🇲🇽'],
    ['स्वाति', false, 'Hi, स्वाति', 'स्वा'],
    [undefined, false, 'Hi, there', 'U'],
    ['Rosa', true, 'Hi, ...', '...'],
    [undefined, true, 'Hi, ...', '...'],
  ])('%p, signing out %p: %p with %p', (name, isSigningOut, text, letter) => {
    expect(greeting(name, isSigningOut, 'en')).toEqual({ text, letter });
  });

  it.each([
    ['Rosa', 'Hola, Rosa'],
    [undefined, 'Hola'],
  ])('in Spanish: %p: %p', (name, text) => {
    expect(greeting(name, false, 'es').text).toBe(text);
  });
});
