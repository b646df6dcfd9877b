import { describe, expect, it } from '@jest/globals';
import { burdenLevels } from '../src/assessment/burden-levels.js';
import { burdenNotice, burdenQuestions } from '../src/assessment/burden-questions.js';
import { burdenLevelIds, burdenQuestionIds } from '@careward/contracts/assessment/burden';
import { recommendationsByQuestion } from '../src/assessment/burden-recommendations.js';
import { languages } from '@careward/contracts/kernel/languages';

const recommendations = [
  ...Object.values(recommendationsByQuestion),
  ...Object.values(burdenLevels).map((level) => level.recommendations),
].flat();

describe('the burden questions', () => {
  it('are the ten of spec.md, in its order', () => {
    expect(burdenQuestionIds).toEqual([
      'overwhelmed',
      'physical_health',
      'emotional_health',
      'social_isolation',
      'sleep_disruption',
      'financial_strain',
      'support_adequacy',
      'personal_time',
      'care_confidence',
      'future_concerns',
    ]);
  });

  it.each(burdenQuestionIds)('%s has five different options in each language', (id) => {
    const { text, options } = burdenQuestions[id];
    expect(text.en).not.toBe(text.es);
    for (const lang of languages) {
      expect(text[lang]).not.toBe('');
      expect(new Set(options[lang]).size).toBe(5);
    }
  });

  it.each([
    ['physical_health', 'Very well', 'Very poorly'],
    ['support_adequacy', 'Very easily', 'No one could take over'],
    ['personal_time', '10 hours or more', 'Less than 1 hour'],
    ['care_confidence', 'Very sure', 'Not sure at all'],
  ] as const)('%s is worded positively, and the worse answer scores 4', (id, best, worst) => {
    const { en } = burdenQuestions[id].options;
    expect([en[0], en[4]]).toEqual([best, worst]);
  });
});

describe('the recommendations', () => {
  it('have one id each', () => {
    expect(new Set(recommendations.map(({ id }) => id)).size).toBe(recommendations.length);
  });

  it.each(recommendations)('$id is in both languages, with a source and topics', (each) => {
    expect(Object.keys(each.text)).toEqual(['en', 'es']);
    expect(each.source.url).toMatch(/^https:\/\//);
    expect(each.topicIds.length).toBeGreaterThan(0);
  });
});

it.each(burdenLevelIds)('the level %s has its name and three recommendations', (id) => {
  const { label, summary, recommendations: own } = burdenLevels[id];
  expect(label.en.toLowerCase()).toBe(id);
  expect([label.es, summary.en, summary.es]).not.toContain('');
  expect(own).toHaveLength(3);
});

it('the notice says that this is no validated test and no diagnosis', () => {
  expect(burdenNotice.en).toMatch(/not a medical test.*not been validated.*does not diagnose/);
  expect(burdenNotice.es).toMatch(/No es una prueba médica.*no ha sido validada.*no diagnostica/);
});
