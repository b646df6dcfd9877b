import { describe, expect, it } from '@jest/globals';
import { languages } from '@careward/contracts/kernel/languages';
import { feelingAnswers, feelings, feelingSentences } from '@careward/content/coach/feelings';
import { openingFor } from '../../src/answering/opening.domain.js';
import { lastOf } from './conversation.js';
import { seedAnswer } from './seed-answers.js';

const found = { answers: ['dem-hits-during-care', 'body-wont-bathe'], certainty: 'unsure' } as const;

describe('somebody in distress', () => {
  it.each([
    ['en', "I'm so exhausted. She is up every night.", 'exhausted', 'self-so-tired'],
    ['es', 'Estoy bien cansada de levantarme cada dos horas', 'exhausted', 'self-so-tired'],
    ['en', 'i miss him so much', 'grieving', 'self-grief-how-long'],
    ['es', 'lo extraño mucho', 'grieving', 'self-grief-how-long'],
  ] as const)(
    'is heard in one line, then gets one step and one number, in %s: %s',
    (lang, text, feeling, id) => {
      const opening = openingFor({ text, lang, earlier: [] });
      const { content, suggestions, kind, sources } = lastOf({ text, lang, opening, ...found });
      const [heard, step, number, ...more] = content.split('\n');
      expect(heard).toBe(feelingSentences[lang][feeling][0]);
      expect(step).toBe(`${seedAnswer(id).answered.answer[lang].steps[0]} [1]`);
      expect(number).toMatch(/988|\d{3}-\d{4}/);
      expect(more).toEqual([]);
      expect(sources.map(({ answerId }) => answerId)).toEqual([id]);
      expect(suggestions?.map(({ answerId }) => answerId)).toEqual(found.answers);
      expect(kind).toBe('library');
    },
  );

  it.each([
    ['asks something', "I'm so exhausted. How do I get her to sleep"],
    ['asks something', "I'm so exhausted, can I stop?"],
    ['tells of no feeling', 'She is up every night.'],
  ])('who %s gets what was found: %s', (_what, text) => {
    const opening = openingFor({ text, lang: 'en', earlier: [] });
    expect(lastOf({ text, opening, ...found }).kind).toBe('choice');
  });

  it('who tells of a danger gets what was found', () => {
    const text = "I'm so exhausted. She is up every night.";
    const opening = openingFor({ text, lang: 'en', earlier: [] });
    const risk = { level: 'strip', tier: 'T0', category: 'stroke' } as const;
    expect(lastOf({ text, opening, risk, ...found }).kind).toBe('choice');
  });

  it('whose answer is sure gets it', () => {
    const text = "I'm so exhausted. She is up every night.";
    const opening = openingFor({ text, lang: 'en', earlier: [] });
    const { sources } = lastOf({ text, opening, answers: ['dem-hits-during-care'] });
    expect(sources[0]?.answerId).toBe('dem-hits-during-care');
  });

  it.each(feelings.flatMap((feeling) => feelingAnswers[feeling] ?? []))('is given a number by %s', (id) => {
    for (const lang of languages)
      expect(seedAnswer(id).answered.answer[lang].help.join()).toMatch(/988|\d{3}-\d{4}/);
  });
});
