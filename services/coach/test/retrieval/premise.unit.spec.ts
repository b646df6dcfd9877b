import { describe, expect, it } from '@jest/globals';
import {
  isDeniedBy,
  isOfOtherKin,
  type Kin,
  premiseOf,
  withPremises,
} from '../../src/retrieval/premise.domain.js';
import { lastOf } from '../answering/conversation.js';
import { emptyResult } from '../../src/retrieval/search-result.domain.js';
import { seedAnswer } from '../answering/seed-answers.js';

describe('what a question takes for granted', () => {
  it.each([
    [
      'spouse',
      'My husband has a girlfriend at memory care. What can I do?',
      'my mom has a boyfriend at memory care',
    ],
    [
      'spouse',
      'Si mi esposo entra al asilo con Medicaid, ¿con qué me quedo yo?',
      'mi mamá entra al asilo, qué pierdo',
    ],
    ['parent', 'My father drinks every day. What can I do?', 'my wife drinks every day'],
    ['parent', 'Mi papá toma todos los días. ¿Qué hago?', 'mi esposa toma todos los días'],
    ['child', 'My son is turning 18. Who decides?', 'my brother is 18 and cant decide'],
    ['child', 'Mi hijo cumple 18. ¿Quién decide?', 'mi hermano cumple 18'],
    ['sibling', 'My sister has Down syndrome and is forgetting.', 'my daughter has down syndrome'],
    ['sibling', 'Mi hermana tiene síndrome de Down.', 'mi hija tiene síndrome de down'],
    ['client', 'My client fell. What do I write down?', 'my dad fell'],
    ['client', 'Mi paciente se cayó. ¿Qué escribo?', 'mi papá se cayó'],
    ['dead', 'She died at home. Who do I call?', 'she is dying at home, who do i call'],
    ['dead', 'Falleció en la casa. ¿A quién llamo?', 'se está muriendo en la casa, a quién llamo'],
    ['alive', 'She is still alive but I already miss her.', 'she died in may and i miss her'],
    ['alive', 'Todavía está viva y ya la extraño.', 'ya murió y la extraño'],
    ['placed', 'She is in a nursing home and has bruises.', 'she lives with me and has bruises'],
    ['placed', 'Está en el asilo y tiene moretones.', 'vive conmigo y tiene moretones'],
    ['at home', 'He lives with us and wanders at night.', 'he is in a nursing home and wanders at night'],
    ['at home', 'Vive conmigo y se sale de noche.', 'está en un asilo y se sale de noche'],
    ['fired', 'I was fired for caring for my mother.', 'i am afraid i will get fired over this'],
    ['fired', 'Me despidieron por cuidar a mi mamá.', 'tengo miedo de que me despidan'],
    ['afraid of it', 'I am afraid I will lose my job.', 'they fired me yesterday'],
    ['afraid of it', 'Me van a correr del trabajo.', 'me corrieron ayer del trabajo'],
  ])('is denied (%s): %s / %s', (_what, question, message) => {
    expect(isDeniedBy(premiseOf(question), premiseOf(message))).toBe(true);
  });

  it.each([
    ['the same', 'My husband has a girlfriend at memory care.', 'my wife has a boyfriend there'],
    ['a grandparent as a parent', 'My parent sent a scammer money.', 'my grandmother read him gift cards'],
    ['lo mismo', '¿Tengo que pagar las deudas de mi papá?', 'mi abuela dejó deudas'],
    ['nobody is named', 'My husband hits me.', 'he hits me'],
    ['nothing is taken for granted', 'How long does grief last?', 'she is still alive'],
    ['one of two', 'My brother will not help with mom.', 'my mom needs more than i can do'],
    ['uno de dos', 'Mi hermano no ayuda con mi mamá.', 'mi mamá necesita más ayuda'],
  ])('is not denied (%s): %s / %s', (_what, question, message) => {
    expect(isDeniedBy(premiseOf(question), premiseOf(message))).toBe(false);
  });

  it('leaves the answer unsure, and behind those that do not', () => {
    const candidates = ['money-medicaid-spouse-home', 'money-medicaid-lose-house'].map(seedAnswer);
    const found = { ...emptyResult, certainty: 'sure', candidates } as const;
    const asked = {
      text: 'mom goes into a nursing home on medicaid, what does she lose',
      lang: 'en',
    } as const;
    const { certainty, candidates: ranked } = withPremises(found, asked);
    expect([certainty, ...ranked.map(({ answered }) => answered.id)]).toEqual([
      'unsure',
      'money-medicaid-lose-house',
      'money-medicaid-spouse-home',
    ]);
    expect(withPremises(found, { ...asked, text: 'my husband goes on medicaid' })).toBe(found);
  });
});

describe('a first sentence to other kin', () => {
  const found = {
    ...emptyResult,
    certainty: 'sure',
    candidates: [seedAnswer('own-only-company'), seedAnswer('self-lonely')],
  } as const;
  const asked = { text: 'i am the only company there is', lang: 'en' } as const;
  it.each([
    ['a spouse', [{ is: 'spouse' }], 'unsure'],
    ['a father', [{ is: 'parent', sex: 'he' }], 'sure'],
    ['nobody known', [], 'sure'],
  ] as const)('is not sure for %s', (_who, person, certainty) => {
    expect(withPremises(found, { ...asked, person }).certainty).toBe(certainty);
  });
});

describe('a line to other kin', () => {
  const wife: Kin = { is: 'spouse', sex: 'she' };
  it.each([
    ['I love your mother', [wife], true],
    ['I love your mother', [{ is: 'parent', sex: 'she' }], false],
    ['"Dad, it is Ana"', [{ is: 'parent', sex: 'she' }], true],
    ['"Mamá, soy Ana." Cuide a su esposo', [wife], true],
    ['Llame a su esposa', [wife], false],
    ['Warm the room first', [wife], false],
    ['I love your mother', [], false],
  ] as const)('%s, to %j: %s', (line, person, isOther) => {
    expect(isOfOtherKin(line, person)).toBe(isOther);
  });

  it.each([
    ['en', 'I love your mother'],
    ['es', 'Quiero a su mamá'],
  ] as const)('is left out in %s, and stays where nobody is known', (lang, start) => {
    const told = { text: 'hm', lang, answers: ['self-new-companion'] };
    const { steps } = seedAnswer('self-new-companion').answered.answer[lang];
    const line = steps.find((step) => /mother|mamá/.test(step)) ?? start;
    expect(lastOf(told).content).toContain(line);
    expect(lastOf({ ...told, person: [wife] }).content).not.toContain(line);
  });
});
