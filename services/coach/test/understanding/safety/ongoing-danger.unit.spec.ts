import { describe, expect, it } from '@jest/globals';
import type { Risk } from '@careward/contracts/coach/schemas';
import { EARLIER_REMEMBERED } from '../../../src/understanding/safety/ongoing-danger.domain.js';
import { type LearnedVerdict, screen } from '../../../src/understanding/safety/screen.domain.js';

describe('a danger of a message before', () => {
  it.each([
    ['yes', ['I want to die']],
    ['yes', ['I want to die', 'How do I bathe her?']],
    ['tonight', ['I want to die', 'How do I bathe her?', 'And her hair?']],
    ['sí, esta noche', ['ya no quiero vivir']],
  ])('keeps a crisis through the short reply "%s" after %j', (reply, before) => {
    const earlier = before.map((text) => screen({ text }));
    expect(screen({ text: reply, earlier })).toEqual({
      level: 'card',
      tier: 'T1',
      category: earlier[0]?.category,
    });
  });

  it.each([
    ['yes', ['How do I bathe her?']],
    ['yes', []],
    ['yes', ['My dad is choking', 'How do I bathe her?', 'And her hair?']],
    ['yes', ['I want to die', ...Array.from({ length: EARLIER_REMEMBERED }, () => 'How do I bathe her?')]],
    ['How do I find a support group near me?', ['I want to die']],
  ])('lets "%s" pass after %j', (reply, before) => {
    expect(screen({ text: reply, earlier: before.map((text) => screen({ text })) })).toBeNull();
  });

  const fell = 'she fell and hit her head and takes eliquis';
  it.each([
    ['she refuses the ER', [fell], 'T0', 'head-injury'],
    ['should i wait till morning', [fell, 'she refuses the ER'], 'T0', 'head-injury'],
    [
      'no quiere ir al hospital',
      ['se cayó y se pegó en la cabeza, toma anticoagulante'],
      'T0',
      'head-injury',
    ],
    ['yes', ['My dad is choking'], 'T0', 'choking'],
    ['it came out, he is breathing fine now', ['My dad is choking'], 'T2', 'choking'],
    ['she says it is gone now', ['my wife has crushing chest pain'], 'T0', 'heart'],
  ] as const)('keeps the numbers above the answer to "%s" after %j', (text, before, tier, category) => {
    const risks = before.reduce<(Risk | null)[]>(
      (earlier, said) => [...earlier, screen({ text: said, earlier })],
      [],
    );
    expect(risks[0]?.level).toBe('card');
    expect(screen({ text, earlier: risks })).toEqual({ level: 'strip', tier, category });
  });

  it('prefers a danger of the message itself to one of a message before', () => {
    const earlier = [screen({ text: fell })];
    expect(screen({ text: 'I want to die', earlier })).toMatchObject({ level: 'card', tier: 'T1' });
    const drank: LearnedVerdict = {
      level: 'card',
      category: 'E12',
      scores: [{ category: 'E12', probability: 0.67 }],
    };
    expect(screen({ text: 'she drank juice', earlier, learned: drank })).toMatchObject({
      level: 'strip',
      category: 'head-injury',
    });
    expect(screen({ text: 'she drank the whole bottle of bleach', earlier })?.category).toBe('overdose');
  });

  it.each([
    ['i cant do this anymore', 'T1'],
    ['nobody can help', 'T1'],
    ['no but I already wrote the letter', 'T1'],
    ['sigo igual', 'T1'],
    ['no, I am safe', null],
    ['no, estoy bien', null],
    ['What can she eat with dentures?', null],
  ])('goes on through "%s" after a crisis as %s', (text, tier) => {
    const earlier = [screen({ text: 'I want to die' }), null, null, null];
    expect(screen({ text, earlier })?.tier ?? null).toBe(tier);
  });
});

describe('after an emergency card', () => {
  const earlier = [screen({ text: 'she fell and hit her head and takes eliquis' })];

  it.each([
    'thanks',
    'ok, thank you so much',
    'I meant something else',
    'no, he is not',
    'muchas gracias',
    'me refería a otra cosa',
    'no, no lo está',
  ])('nothing is carried on by "%s"', (text) => {
    expect(screen({ text, earlier })).toBeNull();
  });
});

describe('somebody who has help already', () => {
  it.each([
    'mom is in the hospital and suddenly she does not know who I am and has a fever',
    'the paramedics are here, he has crushing chest pain',
    'we have grandad in the ICU and he does not wake up',
    'mi papá está internado y no puede respirar',
  ])('is not told to call 911: "%s"', (text) => {
    expect(screen({ text })).toMatchObject({ level: 'strip', tier: 'T0', at: 'hospital' });
  });

  it.each(['she is on hospice and she cannot breathe', 'está en hospicio y no despierta'])(
    'has the hospice nurse: "%s"',
    (text) => {
      expect(screen({ text })).toMatchObject({ level: 'strip', category: 'end-of-life' });
    },
  );

  it.each([
    'she was in the hospital last week and now she cannot breathe',
    'they sent her home from the ER and she cannot breathe',
    'he is not on hospice and he cannot breathe',
    'la dieron de alta del hospital y no puede respirar',
  ])('is told to call when at home: "%s"', (text) => {
    expect(screen({ text })).toMatchObject({ level: 'card', tier: 'T0' });
  });
});
