import { describe, expect, it } from '@jest/globals';
import type { Risk } from '@careward/contracts/coach/schemas';
import { languages } from '@careward/contracts/kernel/languages';
import { cardFor, stripText } from '../../src/safety/cards.js';
import { riskCategories, riskTiers } from '@careward/contracts/coach/risk';

const strip = (tier: Risk['tier'], category: Risk['category']): Risk => ({ level: 'strip', tier, category });
const every = riskCategories.flatMap((category) => languages.map((lang) => [category, lang] as const));

describe('the strip above an answer', () => {
  it.each([
    ['T0', 'stroke', 'If this is happening now', 'Si esto está pasando ahora'],
    ['T1', 'hopelessness', 'If this is happening now', 'Si esto está pasando ahora'],
    ['T2', 'heart', 'What to do today', 'Qué hacer hoy'],
    ['T3', 'abuse', 'Help to keep everyone safe', 'Ayuda para que todos estén a salvo'],
    ['T4', 'medicine', 'Who to ask', 'A quién preguntar'],
  ] as const)('of %s has its heading', (tier, category, en, es) => {
    expect(stripText(strip(tier, category), 'en').heading).toBe(en);
    expect(stripText(strip(tier, category), 'es').heading).toBe(es);
  });

  it('says where the words stand that a file names', () => {
    const ofFile: Risk = { ...strip('T1', 'suicide'), from: 'file' };
    expect(stripText(ofFile, 'en').heading).toBe('What you attached may say that somebody is in danger');
    expect(stripText(ofFile, 'es').heading).toBe('Lo que adjuntó puede decir que alguien está en peligro');
    expect(stripText(ofFile, 'en').sentence).toBe(cardFor('suicide').strip.en);
  });

  it.each(every)('for %s in %s names a number to call, in one sentence of its own', (category, lang) => {
    for (const tier of riskTiers) {
      const { sentence } = stripText(strip(tier, category), lang);
      expect(sentence).toMatch(/911|988|1-800-222-1222/);
      expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ][^.]*\.$/);
    }
  });

  it.each([
    ['heart', /doctor today; call 911 if it comes back/],
    ['breathing', /doctor today.* 911 if it gets hard again/],
    ['stroke', /still need emergency care now: call 911/],
    ['head-injury', /doctor today.* 911 if they take a blood thinner/],
    ['overdose', /Poison Help now, 1-800-222-1222.* 911/],
    ['medicine', /Poison Help now, 1-800-222-1222.* 911/],
  ] as const)('for %s that is over or mild says what still has to be done today', (category, expected) => {
    expect(stripText(strip('T2', category), 'en').sentence).toMatch(expected);
  });

  it('has a sentence for today for every danger that an ambulance is called for', () => {
    const dangers = riskCategories.filter((category) => cardFor(category).tier === 'T0');
    expect(dangers.filter((category) => cardFor(category).sameDay === null)).toEqual([]);
  });
});
