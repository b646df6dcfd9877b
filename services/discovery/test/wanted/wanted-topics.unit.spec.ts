import { WANTED_TOPICS_LISTED } from '@careward/contracts/discovery/limits';
import type { Language } from '@careward/contracts/kernel/languages';
import { describe, expect, it } from '@jest/globals';
import { rootOf, type WantedQuestion, wantedTopicsOf } from '../../src/wanted/wanted-topics.domain.js';

const MINUTE = 60_000;
const asked = (terms: string, minute: number, lang: Language = 'en'): WantedQuestion => ({
  _id: `${minute} ${terms}`,
  lang,
  terms: terms.split(' '),
  at: new Date(minute * MINUTE),
});
const counts = (questions: readonly WantedQuestion[]) =>
  wantedTopicsOf(questions).map(({ terms, count }) => [terms.join(' '), count]);

describe('what the library should have', () => {
  it.each<[string, WantedQuestion[], [string, number][]]>([
    ['nothing', [], []],
    ['the same words', [asked('tube clean', 1), asked('clean tube', 2)], [['tube clean', 2]]],
    [
      'mostly the same words',
      [
        asked('tracheostomy tube clean', 1),
        asked('tracheostomy tube', 2),
        asked('tracheostomy tube smell', 3),
      ],
      [['tracheostomy tube clean', 3]],
    ],
    [
      'forms of the same words',
      [asked('wheelchair repair', 1), asked('wheelchairs repaired', 2), asked('wheelchair repairing', 3)],
      [['wheelchair repair', 3]],
    ],
    [
      'forms of the same words in Spanish',
      [asked('pañal gratis', 1, 'es'), asked('pañales gratis', 2, 'es')],
      [['pañal gratis', 2]],
    ],
    [
      'one word in common',
      [asked('wheelchair repair', 1), asked('wheelchair rent', 2)],
      [
        ['wheelchair rent', 1],
        ['wheelchair repair', 1],
      ],
    ],
    [
      'the same word in two languages',
      [asked('hospital', 1), asked('hospital', 2, 'es')],
      [
        ['hospital', 1],
        ['hospital', 1],
      ],
    ],
    [
      'two subjects near: the one that shares most',
      [asked('ramp wood stairs', 1), asked('ramp rent', 2), asked('ramp rent wood', 3)],
      [
        ['ramp rent', 2],
        ['ramp wood stairs', 1],
      ],
    ],
    [
      'two subjects equally near: the older one',
      [
        asked('ramp rent', 1),
        asked('bed rails', 2),
        asked('bed rails ramp rent', 3),
        asked('ramp rent bed rails', 4),
      ],
      [
        ['ramp rent', 3],
        ['bed rails', 1],
      ],
    ],
    [
      'three words of five in common',
      [asked('wood ramp rent price porch', 1), asked('wood ramp rent snow ice', 2)],
      [['wood ramp rent price porch', 2]],
    ],
    [
      'the most wanted first, then the latest',
      [asked('ramp', 1), asked('bidet', 2), asked('bidet', 3), asked('passport', 4)],
      [
        ['bidet', 2],
        ['passport', 1],
        ['ramp', 1],
      ],
    ],
  ])('%s', (_, questions, expected) => {
    expect(counts(questions)).toEqual(expected);
    expect(counts(questions.toReversed())).toEqual(expected);
  });

  it('says when it was last asked, and keeps its id while others come', () => {
    const first = asked('tracheostomy tube clean', 1);
    const [before] = wantedTopicsOf([first]);
    const more = [asked('bidet', 0), first, asked('tubes tracheostomy', 7), asked('ramp', 8)];
    expect(wantedTopicsOf(more)[0]).toEqual({
      ...before,
      count: 2,
      lastAskedAt: new Date(7 * MINUTE).toISOString(),
    });
  });

  it('is bounded, each with an id of its own, also where every question is about something else', () => {
    const questions = Array.from({ length: 3_000 }, (_, n) => asked(`subject${n} ramp`, n));
    const topics = wantedTopicsOf(questions);
    expect(topics).toHaveLength(WANTED_TOPICS_LISTED);
    expect(new Set(topics.map(({ id }) => id)).size).toBe(WANTED_TOPICS_LISTED);
  });
});

it.each<[Language, string, string]>([
  ['en', 'wheelchairs', 'wheelchair'],
  ['en', 'cleaning', 'clean'],
  ['en', 'bed', 'beds'],
  ['en', 'Medicare', 'medicare'],
  ['en', "Parkinson's", 'Parkinson'],
  ['es', 'pañales', 'pañal'],
  ['es', 'limpiar', 'limpio'],
  ['es', 'sonda', 'sondas'],
])('(%s) %s and %s are compared as one word', (lang, a, b) => {
  expect(rootOf(a, lang)).toBe(rootOf(b, lang));
});

it.each<[Language, string, string]>([
  ['en', 'bed', 'bedding'],
  ['en', 'ring', 'red'],
  ['es', 'cama', 'camino'],
])('(%s) %s and %s are two words', (lang, a, b) => {
  expect(rootOf(a, lang)).not.toBe(rootOf(b, lang));
});
