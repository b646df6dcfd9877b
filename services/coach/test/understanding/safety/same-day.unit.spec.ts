import type { Condition } from '@careward/contracts/care-profile/enumerations';
import type { RiskCategory } from '@careward/contracts/coach/risk';
import { describe, expect, it } from '@jest/globals';
import { learned } from '../../../src/understanding/learned/learned-models.js';
import { screen } from '../../../src/understanding/safety/screen.domain.js';
import { factsOf, reportedFactsAfter } from '../../../src/understanding/safety/reported-facts.domain.js';
import { encoder } from '../../the-encoder.js';
import { blackSkin } from './sentences/black-skin.js';
import { blockedCatheter } from './sentences/blocked-catheter.js';
import { worseHeartFailure } from './sentences/worse-heart-failure.js';

const shown = async (text: string, conditions: readonly string[] = []) => {
  const [vector] = await encoder.embed([text]);
  return screen({ text, learned: learned.riskOf(text, vector ?? null), conditions });
};
const sameDay = {
  'black-skin': blackSkin,
  'blocked-catheter': blockedCatheter,
  'worse-heart-failure': worseHeartFailure,
};
const told = Object.entries(sameDay).flatMap(([category, { en, es }]) =>
  [...en, ...es].map((text) => [text, category] as const),
);

describe('A danger for the same day', () => {
  it.each(told)(
    'is a strip and no card for 911, whatever was learned: "%s" as %s',
    async (text, category) => {
      expect(await shown(text)).toEqual({ level: 'strip', tier: 'T2', category });
    },
  );

  it.each([
    ['catheter is blocked, he has 103 fever and is confused', 'sudden-confusion'],
    ['black toe and he is shaking with chills and out of it', 'sudden-confusion'],
    ['heart failure, gained 5 lbs this week and now chest pain', 'heart'],
    ['bedsore with bone showing, she wont wake up', 'unresponsive'],
    ['la sonda no drena y esta confundida y con fiebre de 39', 'sudden-confusion'],
    ['insuficiencia cardiaca, mas hinchado, y le duele el pecho', 'heart'],
    ['heart failure worse, he cant breathe sitting still', 'breathing'],
    ['heart failure getting worse and i want to die', 'suicide'],
  ] as const)('hides no emergency beside it: "%s" as %s', async (text, category) => {
    expect(await shown(text)).toMatchObject({ level: 'card', category });
  });

  it('is neglect first where a facility let it come to that', async () => {
    expect(await shown('bedsore to the bone and the nursing home never told us')).toMatchObject({
      level: 'strip',
      category: 'facility-neglect',
    });
  });

  it.each<[string, Condition, RiskCategory | null]>([
    ['up 3 lbs overnight', 'heart_conditions', 'worse-heart-failure'],
    ['subió 3 libras de ayer a hoy', 'heart_conditions', 'worse-heart-failure'],
    ['up 3 lbs overnight', 'diabetes', null],
    ['she weighs 190 pounds today', 'heart_conditions', null],
    ['he gained 3 pounds over the winter', 'heart_conditions', null],
    ['yo subí 5 libras esta semana', 'heart_conditions', null],
  ])(
    'counts weight of days where the profile tells of the heart: "%s" with %s as %s',
    async (text, condition, as) => {
      expect((await shown(text, [condition]))?.category ?? null).toBe(as);
    },
  );

  it.each([
    ['my dad has congestive heart failure', 'up 4 lbs since yesterday', 'worse-heart-failure'],
    ['mi mamá tiene insuficiencia cardíaca', 'subió 2 kilos en tres días', 'worse-heart-failure'],
    ['my dad does not have heart failure', 'up 4 lbs since yesterday', null],
  ])('counts it where an earlier message told of the heart: "%s", then "%s"', async (before, text, as) => {
    const facts = factsOf(reportedFactsAfter([], before, []), []);
    expect((await shown(text, facts))?.category ?? null).toBe(as);
  });

  it.each([
    'trae el dedo negro, es esmalte que le puso la nieta',
    'toe looks black in the photo but its sock fuzz lol',
    'the catheter was blocked this morning, the nurse changed it and it drains again',
    'la sonda se tapó ayer pero la enfermera la cambió',
    'tiene miedo que se le ponga negro el dedo',
    'what does dead tissue look like in a wound',
    'her leg bag of groceries is empty',
    'pesa 190 libras y tiene insuficiencia cardiaca',
    'how much melatonin for someone who weighs 190 pounds',
    'cuanta melatonina para 190 libras',
    'she has heart failure and wants a new recliner to sleep in',
    'her heart failure is better this week, swelling went down',
  ])('is none where it is mended, or was something else: "%s"', async (text) => {
    expect(await shown(text)).toBeNull();
  });

  it.each([
    ['trae el dedo negro, no es esmalte, y no le duele', 'black-skin'],
    ['nurse changed the catheter yesterday and nothing has drained since', 'blocked-catheter'],
    ['catheter hasnt drained since last night', 'blocked-catheter'],
  ])('is there all the same: "%s" as %s', async (text, category) => {
    expect((await shown(text))?.category).toBe(category);
  });
});

describe('Somebody who was seen outside', () => {
  it.each([
    'neighbor saw my mom outside in her nightgown, i live far away',
    'neighbor saw mom outside in her nightgown last night',
    'the neighbor told me dad was walking down the street in his pajamas yesterday, i live in another state',
    'la vecina vio a mi mamá afuera en camisón, yo vivo lejos',
    'la vecina me dijo que mi papá andaba en la calle en pijama ayer',
  ])('of whom a neighbor tells later or far away is a strip: "%s"', async (text) => {
    expect(await shown(text)).toMatchObject({ level: 'strip', category: 'missing-person' });
  });

  it('and is inside again is for today', async () => {
    expect(
      await shown('mail carrier saw grandma in the yard without shoes this morning, shes inside again'),
    ).toEqual({
      level: 'strip',
      tier: 'T2',
      category: 'missing-person',
    });
  });

  it.each([
    'my mom is outside in her nightgown and i cannot find her',
    'neighbor just called, my mom is outside in her nightgown in the snow right now',
    'neighbor saw my mom outside in her nightgown',
    'a neighbor saw my dad wandering outside at 2 am, i live far away, he doesnt answer the phone',
    'neighbor saw my mom walking toward the highway, i live hours away',
    'neighbor saw dad leave last night and nobody has seen him since',
    'neighbor says mom is outside in her nightgown, i live far away',
    'la vecina dice que mi mamá anda afuera en camisón ahorita y no la encuentro',
    'la vecina acaba de llamar, mi mamá está afuera en la nieve en camisón',
    'la vecina vio a mi papá anoche en la carretera y no contesta',
  ])('and may be out there now keeps the card: "%s"', async (text) => {
    expect(await shown(text)).toMatchObject({ level: 'card', tier: 'T0' });
  });
});
