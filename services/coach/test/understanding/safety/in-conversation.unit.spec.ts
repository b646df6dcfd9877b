import { describe, expect, it } from '@jest/globals';
import { learned } from '../../../src/understanding/learned/learned-models.js';
import { type LearnedVerdict, screen } from '../../../src/understanding/safety/screen.domain.js';

const heard = (category: string, probability: number, level: LearnedVerdict['level']): LearnedVerdict => ({
  level,
  category,
  scores: [{ category, probability }],
});
const sure = heard('E13', 0.84, 'card');
const crisis = heard('C3', 0.84, 'card');
const faint = heard('E13', 0.3, 'strip');

describe('what only the learned screen hears in a message that follows others', () => {
  it.each([
    [
      'a card where it is one alone, whatever else speaks against it',
      sure,
      { library: 0, after: -2 },
      'card',
    ],
    ['a card where that is a crisis', crisis, { library: 0, after: -2 }, 'card'],
    [
      'a card where it was hardly heard and all else speaks for it',
      faint,
      { library: 0.9, after: 0.7 },
      'card',
    ],
    ['a strip where nothing is sure', faint, { library: 0.2, after: 0 }, 'strip'],
    ['a strip where all speak against what was hardly heard', faint, { library: 0.01, after: -1 }, 'strip'],
    ['a card where it is a first message', sure, undefined, 'card'],
  ] as const)('is %s', (_case, learned, around, level) => {
    const text = 'my watch is not where it was';
    expect(screen({ text, learned, around })?.level).toBe(level);
  });

  it('is a strip where the library surely has the answer, and no phrase calls for a card', () => {
    const text = 'my watch is not where it was';
    expect(screen({ text, learned: sure, isAnswered: true })).toMatchObject({ level: 'strip' });
    expect(
      screen({ text: 'my dad has chest pain right now', learned: sure, isAnswered: true }),
    ).toMatchObject({
      level: 'card',
      category: 'heart',
    });
  });

  it('is a card beyond doubt, whatever the library has', () => {
    const learned = heard('E6', 0.97, 'card');
    const text = 'it is all over the sheet';
    expect(screen({ text, learned, isAnswered: true })).toMatchObject({
      level: 'card',
      category: 'bleeding',
    });
  });

  it('takes nothing from what the rules find', () => {
    const text = 'my dad has chest pain right now';
    const found = screen({ text, learned: heard('E2', 0.5, 'card'), around: { library: 0, after: -2 } });
    expect(found).toMatchObject({ level: 'card', category: 'heart' });
  });

  it('takes nothing from a person to protect', () => {
    const text = 'he is not himself and I do not like his colour';
    const found = screen({ text, learned: heard('P3', 0.6, null), around: { library: 0, after: -2 } });
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

  const quiet: LearnedVerdict = { level: null, category: null, scores: [] };
  const elsewhere = { library: 0.01, after: -1.5 };

  it('has 988 above its answer where its words might go on and it reads as something else', () => {
    const text = "can't talk now, the plumber is here about the sink";
    const said = { text: `don't call me, ${text}`, earlier: [crisis] };
    expect(screen(said)).toMatchObject({ level: 'card' });
    expect(screen({ ...said, learned: quiet, around: elsewhere })).toMatchObject({
      ...crisis,
      level: 'strip',
    });
  });

  it.each(['yes', 'tonight', 'sí, esta noche'])(
    'is the answer to its question however it reads: "%s"',
    (text) => {
      expect(screen({ text, earlier: [crisis], learned: quiet, around: elsewhere })).toMatchObject(crisis);
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
  expect(screen({ text, learned: learned.riskOf(text, null) })).toEqual({
    level: 'strip',
    tier: 'T2',
    category: 'bleeding',
  });
});

describe('whether a treatment may be refused', () => {
  it.each([
    'she is done with dialysis. is that the same as killing herself',
    'is turning off the pacemaker considered suicide',
    'is stopping dialysis suicide',
    'is it suicide to stop her dialysis',
    '¿dejar la diálisis es suicidio?',
    'ya no quiere la diálisis, los primos dicen que es como matarse',
    '¿dejar la quimio es lo mismo que suicidarse?',
  ])('is no crisis: "%s"', (text) => {
    expect(screen({ text })).toBeNull();
  });

  it.each([
    'I feel like killing myself',
    'she says stopping dialysis is the same as killing herself and she wants to kill herself',
    'dice que se quiere matar, que es lo mismo que matarse despacio',
  ])('is one where somebody wants to die: "%s"', (text) => {
    expect(screen({ text })).toMatchObject({ level: 'card', tier: 'T1' });
  });
});
