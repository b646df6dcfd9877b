import { describe, expect, it } from '@jest/globals';
import { languages } from '../../src/kernel/languages.js';
import { cardFor } from '../../src/safety/card-for.js';
import { cardText } from '../../src/safety/card-text.js';
import { riskCategories } from '../../src/safety/risk.js';

const everyText = riskCategories.flatMap((category) =>
  languages.map((lang) => [category, lang, cardText(cardFor(category), lang)] as const),
);

describe('the safety cards', () => {
  it.each(riskCategories)('%s names itself, its source and a topic', (category) => {
    const card = cardFor(category);
    expect(card.category).toBe(category);
    expect(card.source).toMatch(/^https:\/\//);
    expect(card.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(card.topicId).toMatch(/^[a-z0-9-]+$/);
  });

  it.each(riskCategories.filter((category) => category !== 'suicide'))('%s offers 911 first', (category) => {
    const card = cardFor(category);
    expect(card.tier).toBe('T0');
    expect(card.actions[0]?.href).toBe('tel:911');
    expect(card.title.en).toContain('911');
    expect(card.title.es).toContain('911');
  });

  it('for suicide: first an acknowledgement, 988 by call and text, a direct question and 911', () => {
    const card = cardFor('suicide');
    expect(card.tier).toBe('T1');
    expect(card.lead).not.toBeNull();
    expect(card.actions.map((action) => action.href)).toEqual(['tel:988', 'sms:988']);
    expect(cardText(card, 'en')).toMatch(/thinking about suicide right now\?[^]*911/);
    expect(cardText(card, 'es')).toMatch(/oprima 2[^]*AYUDA[^]*suicidio en este momento\?[^]*911/);
  });

  it('names Poison Help beside 911 for an overdose', () => {
    expect(cardFor('overdose').actions.map((action) => action.href)).toEqual(['tel:911', 'tel:+18002221222']);
  });

  it.each(everyText)('%s in %s says what to call before what to do', (category, lang, text) => {
    const number = category === 'suicide' ? '988' : '911';
    expect(text.indexOf(number)).toBeGreaterThan(-1);
    expect(text.indexOf(number)).toBeLessThan(text.indexOf('1. '));
    expect(cardFor(category).steps[lang]).toHaveLength(3);
  });
});
