import { describe, expect, it } from '@jest/globals';
import { riskCategories, type RiskCategory } from '@careward/contracts/safety/risk';
import { quickest } from '@careward/testing/quickest';
import { screen } from '../../src/safety/screen.js';
import { breathing } from './sentences/breathing.js';
import { choking } from './sentences/choking.js';
import { heart } from './sentences/heart.js';
import { overdose } from './sentences/overdose.js';
import type { Sentences } from './sentences/sentences.js';
import { stroke } from './sentences/stroke.js';
import { suicide } from './sentences/suicide.js';
import { unresponsive } from './sentences/unresponsive.js';

const sentences: Record<RiskCategory, Sentences> = {
  stroke,
  heart,
  breathing,
  choking,
  unresponsive,
  overdose,
  suicide,
};
const tierOf = (category: RiskCategory) => (category === 'suicide' ? 'T1' : 'T0');
const dangers = riskCategories.flatMap((category) =>
  [...sentences[category].en, ...sentences[category].es].map((text) => [category, text] as const),
);

describe.each(riskCategories)('%s', (category) => {
  const { en, es, nearMisses } = sentences[category];

  it.each(en)('is seen in "%s"', (text) => {
    expect(screen(text)?.tier).toBe(tierOf(category));
  });

  it.each(es)('is seen in "%s"', (text) => {
    expect(screen(text)?.tier).toBe(tierOf(category));
  });

  it.each(nearMisses)('is not seen in "%s"', (text) => {
    expect(screen(text)).toBeNull();
  });

  it('is named rightly nearly always, also where a text shows two dangers', () => {
    const all = [...en, ...es];
    const right = all.filter((text) => screen(text)?.category === category).length;
    expect(right / all.length).toBeGreaterThanOrEqual(0.85);
  });
});

describe('the screen', () => {
  it('knows at least 20 English, 10 Spanish and 10 harmless sentences of each danger', () => {
    for (const { en, es, nearMisses } of Object.values(sentences)) {
      expect(en.length).toBeGreaterThanOrEqual(20);
      expect(es.length).toBeGreaterThanOrEqual(10);
      expect(nearMisses.length).toBeGreaterThanOrEqual(10);
    }
  });

  it.each([
    ['capitals', (text: string) => text.toUpperCase()],
    ['no accents', (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '')],
    ['no apostrophes', (text: string) => text.replace(/['’]/g, '')],
    [
      'a minimiser after',
      (text: string) => `${text}. She says it is nothing, I do not want to bother anyone`,
    ],
    ['a Spanish minimiser after', (text: string) => `${text}. Dice que no es para tanto`],
    ['a minimiser before', (text: string) => `He says he is fine. ${text}`],
    ['an empty line between', (text: string) => `Hello coach\n\n${text}\n`],
  ])('finds each of them again with %s', (_change, change) => {
    const lost = dangers.filter(([category, text]) => screen(change(text))?.tier !== tierOf(category));
    expect(lost).toEqual([]);
  });

  it('puts 911 before 988 when both are needed', () => {
    expect(screen('I took all my pills because I want to die')).toEqual({ tier: 'T0', category: 'overdose' });
  });

  it('keeps a crisis through a short reply to its question, and lets other questions pass', () => {
    expect(screen('yes', ['I want to die'])?.category).toBe('suicide');
    expect(screen('sí, esta noche', ['ya no quiero vivir'])?.category).toBe('suicide');
    expect(screen('yes', ['How do I bathe her?'])).toBeNull();
    expect(screen('How do I find a support group near me?', ['I want to die'])).toBeNull();
  });

  it.each(['', '   ', '👍', '¿?', 'a'.repeat(4_000), 'cant '.repeat(800)])(
    'answers strange text quickly',
    async (text) => {
      expect(screen(text)).toBeNull();
      expect(await quickest([1, 2, 3], () => screen(text))).toBeLessThan(500);
    },
  );
});
