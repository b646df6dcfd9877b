import type { BurdenResponses } from '@careward/contracts/assessment/schemas';
import { type BurdenQuestionId, burdenQuestionIds } from '@careward/contracts/assessment/burden';
import { describe, expect, it } from '@jest/globals';
import { assessmentOf, isSameAnswers, withCard } from '../src/burden/burden.domain.js';

type Values = Partial<Record<BurdenQuestionId, number>>;

const answers = (values: Values, otherwise = 0): BurdenResponses =>
  Object.fromEntries(
    burdenQuestionIds.map((id) => {
      const value = values[id] ?? otherwise;
      return [id, { value, score: value, comment: null }];
    }),
  ) as BurdenResponses;

const at = { id: '019f0000-0000-7000-8000-000000000001', completedAt: new Date('2026-11-22T12:00:00Z') };
const assess = (values: Values, otherwise?: number, lang: 'en' | 'es' = 'en') =>
  assessmentOf({ ...at, responses: answers(values, otherwise) }, lang);
const ids = (details: { id: string }[]) => details.map(({ id }) => id);

const low = ['lvl-low-1', 'lvl-low-2', 'lvl-low-3'];
const moderate = ['lvl-mod-1', 'lvl-mod-2', 'lvl-mod-3'];
const high = ['lvl-high-1', 'lvl-high-2', 'lvl-high-3'];

describe('the recommendations', () => {
  it.each<[string, Values, number, string[]]>([
    ['no high answer: the level only', {}, 0, low],
    ['2 is not high', { sleep_disruption: 2 }, 0, low],
    ['3 is', { social_isolation: 3 }, 0, ['social-1', 'social-2', ...low]],
    [
      'the highest first, then in the order of the questions, five in all',
      { overwhelmed: 3, social_isolation: 4, personal_time: 4 },
      0,
      ['social-1', 'social-2', 'time-1', 'time-2', 'overwhelmed-1', 'lvl-mild-1', 'lvl-mild-2', 'lvl-mild-3'],
    ],
    [
      'a high answer about feelings always shows 988, which is none of the five',
      { emotional_health: 3, social_isolation: 4, personal_time: 4 },
      0,
      [
        'emotional-2',
        'social-1',
        'social-2',
        'time-1',
        'time-2',
        'emotional-1',
        'lvl-mild-1',
        'lvl-mild-2',
        'lvl-mild-3',
      ],
    ],
    [
      'so does the highest level',
      { emotional_health: 2, overwhelmed: 4, sleep_disruption: 3 },
      3,
      ['emotional-2', 'overwhelmed-1', 'overwhelmed-2', 'overwhelmed-3', 'physical-1', 'physical-2', ...high],
    ],
    ['all in the middle', {}, 2, moderate],
  ])('%s', (_, values, otherwise, expected) => {
    const { recommendationDetails, recommendations } = assess(values, otherwise);
    expect(ids(recommendationDetails)).toEqual(expected);
    expect(recommendations).toEqual(recommendationDetails.map(({ text }) => text));
  });

  it('are in the language that was asked for, with their sources and topics', () => {
    expect(assess({ social_isolation: 3 }, 0, 'es').recommendationDetails[0]).toEqual({
      id: 'social-1',
      text: 'Únase a un grupo de apoyo, en persona, por teléfono o en línea; pruébelo dos veces antes de decidir.',
      source: {
        title: "MedlinePlus: Alzheimer's Caregivers",
        url: 'https://medlineplus.gov/alzheimerscaregivers.html',
        read: true,
      },
      topicIds: ['support-groups'],
    });
  });
});

describe('the two next steps', () => {
  it.each<[string, Values, number, string[]]>([
    ['of the two heaviest answers', { sleep_disruption: 3, personal_time: 4 }, 0, ['time-1', 'sleep-1']],
    ['filled up from the level', { sleep_disruption: 3 }, 0, ['sleep-1', 'lvl-low-1']],
    ['of the level alone', {}, 1, ['lvl-mild-1', 'lvl-mild-2']],
    ['a doctor and a break at the highest level', {}, 4, ['lvl-high-1', 'lvl-high-2']],
  ])('%s', (_, values, otherwise, expected) => {
    const { nextSteps, recommendationDetails } = assess(values, otherwise);
    expect(ids(nextSteps)).toEqual(expected);
    for (const step of nextSteps) expect(recommendationDetails).toContainEqual(step);
  });
});

describe('a danger in a comment', () => {
  it.each([
    ['T0', 'heart', 'strip'],
    ['T1', 'suicide', 'card'],
    ['T1', 'fear-of-harming', 'card'],
    ['T3', 'abuse', 'card'],
    ['T3', 'own-abuse', 'card'],
    ['T4', 'medicine', 'strip'],
  ] as const)('of which the screen is not sure: %s %s becomes a %s', (tier, category, level) => {
    expect(withCard({ tier, category, level: 'strip' })).toEqual({ tier, category, level });
  });

  it('that is sure stays a card, and none stays none', () => {
    const sure = { tier: 'T0', category: 'stroke', level: 'card' } as const;
    expect(withCard(sure)).toEqual(sure);
    expect(withCard(null)).toBeNull();
  });
});

describe('a submission that is repeated', () => {
  const one = answers({ overwhelmed: 2 });

  it.each<[string, BurdenResponses, boolean]>([
    ['the same', answers({ overwhelmed: 2 }), true],
    ['another answer', answers({ overwhelmed: 3 }), false],
    ['a comment', { ...one, overwhelmed: { value: 2, score: 2, comment: 'At night' } }, false],
  ])('%s', (_, other, expected) => {
    expect(isSameAnswers(one, other)).toBe(expected);
  });
});
