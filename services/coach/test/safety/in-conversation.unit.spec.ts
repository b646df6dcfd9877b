import { describe, expect, it } from '@jest/globals';
import { type LearnedVerdict, screen } from '../../src/safety/screen.domain.js';

const heard = (category: string, probability: number, level: LearnedVerdict['level']): LearnedVerdict => ({
  level,
  category,
  scores: [{ category, probability }],
});
const sure = heard('E13', 0.84, 'card');
const faint = heard('E13', 0.3, 'strip');

describe('what only the learned screen hears in a message that follows others', () => {
  it.each([
    ['a card where the library finds that a danger is asked about', sure, 0.3, 'card'],
    ['a strip where the library finds little of it', sure, 0.03, 'strip'],
    ['a strip where neither is sure', faint, 0.05, 'strip'],
    ['nothing where the library finds nothing of what was hardly heard', faint, 0.01, undefined],
    ['a card where the library was not asked', sure, undefined, 'card'],
  ] as const)('is %s', (_case, learned, danger, level) => {
    const text = 'my watch is not where it was';
    expect(screen({ text, learned, danger })?.level).toBe(level);
  });

  it('takes nothing from what the rules find', () => {
    const text = 'my dad has chest pain right now';
    const found = screen({ text, learned: heard('E2', 0.5, 'card'), danger: 0 });
    expect(found).toMatchObject({ level: 'card', category: 'heart' });
  });

  it('takes nothing from a person to protect', () => {
    const text = 'he is not himself and I do not like his colour';
    const found = screen({ text, learned: heard('P3', 0.6, null), danger: 0 });
    expect(found).toMatchObject({ level: 'strip', category: 'financial-abuse' });
  });
});

describe('a message after a crisis', () => {
  const crisis = { level: 'card', tier: 'T1', category: 'suicide' } as const;

  it.each(['ya está en casa, qué le doy para que no le baje otra vez', 'para que coma mejor, qué le hago'])(
    'is a question of its own: "%s"',
    (text) => {
      expect(screen({ text, earlier: [crisis] })).toBeNull();
    },
  );

  it.each(['para qué', 'ya para qué', 'no sé para qué vivo'])('goes on with it: "%s"', (text) => {
    expect(screen({ text, earlier: [crisis] })).toMatchObject(crisis);
  });
});

it.each([
  'se cortó rasurándose y no le paraba la sangre como diez minutos, ya paró',
  'she cut herself shaving and it would not stop bleeding for ten minutes, stopped now',
])('is for the doctor of today once the bleeding is over: "%s"', (text) => {
  expect(screen({ text })).toEqual({ level: 'strip', tier: 'T2', category: 'bleeding' });
});
