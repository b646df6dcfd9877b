import { describe, expect, it } from '@jest/globals';
import { riskCategories, type RiskCategory } from '@careward/contracts/coach/risk';
import { learned } from '../../../src/understanding/learned/learned-models.js';
import { redFlags } from '../../../src/understanding/safety/flags/red-flags.js';
import { unmistakable } from '../../../src/understanding/safety/flags/unmistakable.js';
import { screen } from '../../../src/understanding/safety/screen.domain.js';
import { applyTriage } from '../../../src/understanding/safety/triage.domain.js';
import { tierOf } from '../../../src/understanding/safety/risk.domain.js';
import { sentences } from './sentences/all-sentences.js';

const dangers = riskCategories.flatMap((category) =>
  [...sentences[category].en, ...sentences[category].es].map((text) => [category, text] as const),
);

const phrased = new Set(
  redFlags
    .filter((flag) => !unmistakable.includes(flag))
    .flatMap(({ category, ofCaredFor }) => [category, ofCaredFor]),
);
/** Dangers that have more than a few phrases are found by them alone, the others by what was learned of the spelling. */
const shown = (category: RiskCategory, text: string) =>
  screen({ text, learned: phrased.has(category) ? null : learned.riskOf(text, null) });

describe.each(riskCategories)('%s', (category) => {
  const { en, es, nearMisses } = sentences[category];

  it.each(en)('is seen in "%s"', (text) => {
    expect(shown(category, text)?.tier).toBe(tierOf(category));
  });

  it.each(es)('is seen in "%s"', (text) => {
    expect(shown(category, text)?.tier).toBe(tierOf(category));
  });

  it.each(nearMisses)('is not seen in "%s"', (text) => {
    expect(shown(category, text)).toBeNull();
  });

  it('is named rightly nearly always, also where a text shows two dangers', () => {
    const all = [...en, ...es];
    const right = all.filter((text) => shown(category, text)?.category === category).length;
    expect(right / all.length).toBeGreaterThanOrEqual(0.85);
  });
});

describe('the screen', () => {
  it('knows harmless sentences of each danger, and more that show it', () => {
    for (const { en, es, nearMisses } of Object.values(sentences)) {
      expect(nearMisses.length).toBeGreaterThanOrEqual(10);
      expect(en.length + es.length).toBeGreaterThanOrEqual(12);
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
    const lost = dangers.filter(
      ([category, text]) => shown(category, change(text))?.tier !== tierOf(category),
    );
    expect(lost).toEqual([]);
  });

  it('puts 911 before 988 when both are needed', () => {
    expect(screen({ text: 'I took all my pills because I want to die' })).toEqual({
      level: 'card',
      tier: 'T0',
      category: 'overdose',
      also: 'suicide',
    });
  });

  it.each([
    ['what do I do if she is choking right now', 'choking'],
    ['what are the signs of a heart attack, his chest hurts now', 'heart'],
    ['que hago si se esta atragantando ahorita', 'choking'],
    ['the chest pain from last month is back again today', 'heart'],
    ['el dolor de pecho del mes pasado volvio hoy', 'heart'],
  ])('is not calmed by a question or a past that is now: "%s"', (text, category) => {
    expect(screen({ text })?.category).toBe(category);
  });

  it.each([
    'what do I do if she is choking',
    'que hago si se esta atragantando',
    'he had chest pain last month',
    'le dio dolor de pecho el mes pasado',
  ])('is calmed by the same words without "now": "%s"', (text) => {
    expect(screen({ text })).toBeNull();
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
    expect(screen({ text })?.category ?? null).toBe(category);
  });

  it.each(['', '   ', '👍', '¿?', 'a'.repeat(4_000), 'cant '.repeat(800)])(
    'survives strange text',
    (text) => {
      expect(screen({ text })).toBeNull();
    },
  );
});

describe('three judges', () => {
  const heart = { level: 'card', tier: 'T0', category: 'heart' } as const;
  const taught = (category: string, level: 'card' | 'strip' | null, also?: string) => ({
    level,
    category,
    scores: [category, ...(also ? [also] : [])].map((code) => ({ category: code, probability: 0.6 })),
  });
  const plain = 'he is not himself and I do not like his colour';

  it.each([
    ['only the learned screen is sure', plain, taught('E2', 'card'), null, heart],
    ['only the learned screen is unsure', plain, taught('E2', 'strip'), null, { ...heart, level: 'strip' }],
    ['the learned screen sees no emergency', plain, taught('E2', null), null, null],
    [
      'the learned screen sees somebody to protect',
      plain,
      taught('P3', null),
      null,
      { level: 'strip', tier: 'T3', category: 'financial-abuse' },
    ],
    ['two are sure', plain, taught('E2', 'card', 'C1'), null, { ...heart, also: 'suicide' }],
    ['only the model sees it', plain, null, 'heart', { ...heart, level: 'strip' }],
    ['the model agrees', plain, taught('E2', 'strip'), 'heart', heart],
    ['the model names something milder', 'my dad has chest pain', null, 'medicine', heart],
    [
      'the rules and the learned screen differ',
      'my dad has chest pain',
      taught('E4', 'card'),
      null,
      { ...heart, category: 'unresponsive', also: 'heart' },
    ],
    [
      'the rules are sure, and the learned screen sees a second danger behind a question',
      'my dad has chest pain. How do I know if he is dying?',
      taught('E4', 'card'),
      null,
      { ...heart, category: 'unresponsive', also: 'heart' },
    ],
    [
      'the rules see only what leaves time for an answer, beside a question in general',
      'can I crush the pill and hide it in her food, and what are the signs of a stroke',
      taught('E1', 'card'),
      null,
      { level: 'strip', tier: 'T0', category: 'stroke' },
    ],
    [
      'it is a question in general',
      'what are the signs of a stroke',
      taught('E1', 'card'),
      null,
      { level: 'strip', tier: 'T0', category: 'stroke' },
    ],
    ['it is denied', 'he is perfectly fine, haha', taught('E2', 'card'), null, { ...heart, level: 'strip' }],
    ['a sign is only named', 'headache', taught('E2', 'card'), null, { ...heart, level: 'strip' }],
    ['three words are unmistakable', 'bad chest pain', taught('E2', 'card'), null, heart],
    [
      'a crisis takes three words',
      'ending it tonight',
      taught('C1', 'card'),
      null,
      { level: 'card', tier: 'T1', category: 'suicide' },
    ],
    [
      'it was long ago',
      'he hit his head last year',
      taught('E2', 'card'),
      null,
      { ...heart, level: 'strip' },
    ],
    [
      'it is over',
      'his lips looked odd at lunch, he is back to normal',
      taught('E8', 'card'),
      null,
      { level: 'strip', tier: 'T2', category: 'allergic-reaction' },
    ],
    [
      'food is stuck',
      'something is stuck and he is turning',
      taught('E3', 'card'),
      null,
      { level: 'card', tier: 'T0', category: 'choking' },
    ],
  ] as const)('agree on the highest verdict when %s', (_case, text, learned, model, expected) => {
    expect(applyTriage(model, screen({ text, learned }))).toEqual(expected);
  });

  it.each([
    'his face is drooping and it has not gone away',
    'she cant breathe and is not fine now',
    'his speech is slurred and he isnt back to himself',
    'he is choking and it never popped out',
    'se esta atragantando y no se le paso',
  ])('shows the card while it is said not to be over: "%s"', (text) => {
    expect(screen({ text })).toMatchObject({ level: 'card', tier: 'T0' });
  });

  it.each([
    ['he has had chest pain for years but it is much worse right now', 'card', 'T0'],
    ['lleva años con dolor de pecho pero hoy está mucho peor', 'card', 'T0'],
    ['he had chest pain an hour ago but it stopped', 'strip', 'T2'],
    ['le dolió el pecho en la mañana y ya se le quitó', 'strip', 'T2'],
    ['he had chest pain an hour ago, it stopped and now it is back', 'card', 'T0'],
    ['she fell and hit her head, she takes Eliquis, she is fine now', 'card', 'T0'],
    ['she swallowed half a bottle of her pills, she is fine now', 'card', 'T0'],
    ['se tomó medio frasco de pastillas pero ya está bien', 'card', 'T0'],
    ['I wanted to kill myself this morning, I am fine now', 'card', 'T1'],
    ['hoy quise matarme, ya estoy bien', 'card', 'T1'],
    ['the aide hits my mom', 'strip', 'T3'],
    ['can I crush the pill and hide it in her food', 'strip', 'T4'],
  ])('read "%s" as a %s of %s', (text, level, tier) => {
    expect(screen({ text })).toMatchObject({ level, tier });
  });

  it.each([
    'in the movie the old man has a heart attack',
    'the phone is not responding at all',
    'she had a stroke in 2015',
  ])('see nothing that happens to anybody in "%s"', (text) => {
    expect(screen({ text })).toBeNull();
  });
});

describe('A caregiver who is held and threatened', () => {
  it.each([
    'he locked me in and said if I talk he will hurt me',
    'her son took my passport and threatens me',
    'they won’t let me leave and say they will call immigration on me',
    'her husband locks me out at night and says he will hit me if I complain',
    'her son took my phone and says he will beat me',
    'they do not let me go home and one of them said he will beat me',
    'me encerró y dijo que me va a pegar',
    'la señora me quitó el pasaporte y me amenaza',
    'no me dejan salir y dicen que si hablo me van a acusar',
    'el hijo me quitó el celular y dice que me va a matar',
    'me tienen encerrada y amenazada',
    'no me deja ir y dice que va a lastimarme',
    'he locked me in and said he will hurt me. he went to work now',
    'me encerró y dijo que si hablo me pega. ya se fue',
  ])('is in danger: "%s"', (text) => {
    expect(screen({ text })).toMatchObject({ level: 'card', category: 'violence' });
  });

  it.each([
    'mom won’t let me leave the room, she cries',
    'I locked myself out of her house again',
    'he took my keys and hid them in the freezer',
    'mi mamá no me deja salir ni al mercado, llora',
    'me quitó las llaves y las escondió',
    'me dejó encerrada en el baño sin querer, qué risa',
  ])('is no card where nobody threatens: "%s"', (text) => {
    expect(screen({ text })?.level).not.toBe('card');
  });
});
