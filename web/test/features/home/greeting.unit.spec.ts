import { describe, expect, it } from '@jest/globals';
import { greeting } from '../../../src/features/home/greeting.js';

describe('greeting', () => {
  it.each([
    ['Rosa', false, 'Hi, Rosa', 'R'],
    ['élodie', false, 'Hi, élodie', 'É'],
    [undefined, false, 'Hi, there', 'U'],
    ['Rosa', true, 'Hi, ...', '...'],
    [undefined, true, 'Hi, ...', '...'],
  ])('%p, signing out %p: %p with %p', (name, isSigningOut, text, letter) => {
    expect(greeting(name, isSigningOut)).toEqual({ text, letter });
  });
});
