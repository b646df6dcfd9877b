import { describe, expect, it } from '@jest/globals';
import { riskCategories, type RiskCategory } from '@careward/contracts/safety/risk';
import { screen } from '../../src/safety/screen.domain.js';
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

  it.each([
    ['yes', ['I want to die']],
    ['yes', ['I want to die', 'How do I bathe her?']],
    ['tonight', ['I want to die', 'How do I bathe her?', 'And her hair?']],
    ['sí, esta noche', ['ya no quiero vivir']],
  ])('keeps a crisis through the short reply "%s" after %j', (reply, before) => {
    expect(
      screen(
        reply,
        before.map((text) => screen(text)),
      ),
    ).toEqual({ tier: 'T1', category: 'suicide' });
  });

  it.each([
    ['yes', ['How do I bathe her?']],
    ['yes', []],
    ['yes', ['My dad is choking']],
    ['yes', ['I want to die', 'How do I bathe her?', 'And her hair?', 'And her feet?']],
    ['How do I find a support group near me?', ['I want to die']],
  ])('lets "%s" pass after %j', (reply, before) => {
    expect(
      screen(
        reply,
        before.map((text) => screen(text)),
      ),
    ).toBeNull();
  });

  it.each([
    ['what do I do if she is choking right now', 'choking'],
    ['what are the signs of a heart attack, his chest hurts now', 'heart'],
    ['que hago si se esta atragantando ahorita', 'choking'],
    ['the chest pain from last month is back again today', 'heart'],
    ['el dolor de pecho del mes pasado volvio hoy', 'heart'],
  ])('is not calmed by a question or a past that is now: "%s"', (text, category) => {
    expect(screen(text)?.category).toBe(category);
  });

  it.each([
    'what do I do if she is choking',
    'que hago si se esta atragantando',
    'he had chest pain last month',
    'le dio dolor de pecho el mes pasado',
  ])('is calmed by the same words without "now": "%s"', (text) => {
    expect(screen(text)).toBeNull();
  });

  it.each([
    ['she has no chest pain', null],
    ['she has no, chest pain', 'heart'],
    ['no fever or nausea or any chest pain', null],
    ['no fever, nausea, or chest pain or numbness', null],
    ['no fever, nausea, and now chest pain', 'heart'],
    ['no a a a a a a chest pain', null],
    ['no a a a a a a a chest pain', 'heart'],
    ['doctors ruled out chest pain', null],
    ['out chest pain', 'heart'],
    ['no "chest pain"', 'heart'],
    ['no tiene dolor de pecho', null],
    ['ni fiebre ni dolor de pecho', null],
    [`no ${'a '.repeat(60)}zz chest pain`, 'heart'],
  ])('reads what is denied: "%s"', (text, category) => {
    expect(screen(text)?.category ?? null).toBe(category);
  });

  it.each(['', '   ', '👍', '¿?', 'a'.repeat(4_000), 'cant '.repeat(800)])(
    'survives strange text',
    (text) => {
      expect(screen(text)).toBeNull();
    },
  );
});
