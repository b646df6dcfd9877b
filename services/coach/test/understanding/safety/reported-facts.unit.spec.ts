import { describe, expect, it } from '@jest/globals';
import {
  factsOf,
  type ReportedFact,
  reportedFactsAfter,
} from '../../../src/understanding/safety/reported-facts.domain.js';
import { type LearnedVerdict, screen } from '../../../src/understanding/safety/screen.domain.js';

const nothing: readonly ReportedFact[] = [];

describe('What a message tells of somebody', () => {
  it.each([
    ['she takes eliquis', ['blood-thinner']],
    ['dad is on a blood thinner since June', ['blood-thinner']],
    ['mi papá toma anticoagulantes', ['blood-thinner']],
    ['they gave him haldol at 6', ['antipsychotic']],
    ['le dieron risperidona anoche', ['antipsychotic']],
    ['he does not take haldol', []],
    ['he’s on insulin too', ['diabetes']],
    ['mi suegra es diabética', ['diabetes']],
    ['he had chemo on Tuesday', ['cancer']],
    ['la quimio fue el jueves', ['cancer']],
    ['My wife is on hospice', ['dying']],
    ['3am. hospice. he stops breathing', ['dying']],
    ['hospice gave us a box', ['dying']],
    ['ya está en cuidados paliativos', ['dying']],
    ['he is not on hospice', []],
    ['what is hospice', []],
    ['no, she takes warfarin', ['blood-thinner']],
    ['she takes warfarin and insulin', ['blood-thinner', 'diabetes']],
    ['I take Eliquis myself', []],
    ['I am diabetic', []],
    ['yo tengo diabetes', []],
    ['she is not diabetic', []],
    ['no tiene azúcar ni toma warfarina', []],
    ['she never had chemo', []],
    ['what is a blood thinner?', []],
    ['how do I prevent diabetes', []],
    ['she fell', []],
  ])('"%s"', (text, facts) => {
    expect(factsOf(reportedFactsAfter(nothing, text, []), [])).toEqual(facts);
  });

  it('is of that person alone', () => {
    const told = reportedFactsAfter(
      reportedFactsAfter(nothing, 'he takes Eliquis', ['frank']),
      'she is diabetic',
      ['eileen'],
    );
    expect(factsOf(told, ['frank'])).toEqual(['blood-thinner']);
    expect(factsOf(told, ['eileen'])).toEqual(['diabetes']);
    expect(factsOf(told, [])).toEqual(['blood-thinner', 'diabetes']);
    expect(factsOf(told, ['somebody new'])).toEqual([]);
    expect(factsOf(reportedFactsAfter(nothing, 'on Eliquis', []), ['frank'])).toEqual(['blood-thinner']);
  });

  it('is taken back, of that person alone', () => {
    const both = reportedFactsAfter(reportedFactsAfter(nothing, 'is diabetic', ['frank']), 'is diabetic', [
      'eileen',
    ]);
    const told = reportedFactsAfter(both, 'no, he is not diabetic', ['frank']);
    expect(factsOf(told, ['frank'])).toEqual([]);
    expect(factsOf(told, ['eileen'])).toEqual(['diabetes']);
  });

  it('is kept once, however often it is said', () => {
    const told = Array.from({ length: 200 }).reduce<readonly ReportedFact[]>(
      (known) => reportedFactsAfter(known, 'on Eliquis', ['f']),
      nothing,
    );
    expect(told).toHaveLength(1);
  });
});

describe('A fact that was told before', () => {
  it.each([
    ['she fell in the bathroom', 'blood-thinner', 'strip', 'head-injury'],
    ['se cayó en el baño', 'blood-thinner', 'strip', 'head-injury'],
    ['he bumped his head on the shelf', 'blood-thinner', 'card', 'head-injury'],
    ['se cayó y se pegó en la cabeza', 'blood-thinner', 'card', 'head-injury'],
    ['she has a fever tonight', 'cancer', 'strip', 'fever-on-chemo'],
    ['it says 48', 'diabetes', 'strip', 'diabetes'],
  ])('makes "%s" with %s a %s', (text, fact, level, category) => {
    expect(screen({ text, conditions: [fact] })).toMatchObject({ level, category });
    expect(screen({ text })?.level).not.toBe(level);
  });

  it.each(['she fell asleep', 'how do I prevent falls', 'she fell last year', 'he didn’t fall'])(
    'makes nothing of "%s"',
    (text) => {
      expect(screen({ text, conditions: ['blood-thinner'] })).toBeNull();
    },
  );

  it.each([
    'he’s gone stiff as a board',
    'she is like a plank and she feels warm',
    'his arms are rigid and he is sweating',
    'he is rigid everywhere',
    'he is burning up now',
    'now she is stiff and can’t swallow',
    'está como una tabla y no me mira',
    'está tieso y muy caliente',
    'tiene los brazos rígidos y calentura',
    'se engarrotó todo',
    'está toda tiesa',
    'trae la fiebre muy alta',
  ])('makes "%s" after an antipsychotic a card', (text) => {
    expect(screen({ text, conditions: ['antipsychotic'] })).toMatchObject({
      level: 'card',
      category: 'overdose',
    });
  });

  it.each([
    'the hospital mattress is like a board',
    'his knees are a bit stiff in the morning',
    'can it make her stiff and sweaty?',
    'she was stiff and sweating years ago',
    'I keep locking up the house at night',
    'está un poco tiesa de las rodillas por la mañana',
    'la cama está como una tabla',
    'duerme como un tronco desde que la toma',
  ])('makes no card of "%s" after an antipsychotic', (text) => {
    expect(screen({ text, conditions: ['antipsychotic'] })).toBeNull();
  });

  const heard: LearnedVerdict = {
    level: 'card',
    category: 'E13',
    scores: [{ category: 'E13', probability: 0.98 }],
  };
  it.each([
    'She is gone. 4:52. I am alone here.',
    'i think he’s gone',
    'dad is gone',
    'he passed away in his bed',
    'ya se fue. no sé qué hacer',
    'falleció. estaba en su cama',
  ])('makes "%s" of somebody who was dying a death', (text) => {
    const risk = screen({ text, learned: heard, conditions: ['dying'] });
    expect(risk).toMatchObject({ level: 'strip', category: 'end-of-life' });
    expect(screen({ text, learned: heard })).not.toMatchObject({ category: 'end-of-life', level: 'strip' });
  });

  it.each([
    'he is gone, the front door is open',
    'she is gone and so is the car',
    'dad is gone, we are looking everywhere',
    'she is gone, she is not in her bed',
    'mom is gone, I cant see her anywhere',
    'ya se fue, no está en la casa',
    'se fue, no lo veo por ningún lado',
    'ya se fue, la puerta está abierta y no lo encuentro',
    'se fue caminando y no aparece',
  ])('leaves "%s" of somebody who was dying a search', (text) => {
    const risk = screen({ text, learned: heard, conditions: ['dying'] });
    expect(risk?.category).toBe('missing-person');
  });
});
