import { languages } from '@careward/contracts/kernel/languages';
import type { Risk } from '@careward/contracts/coach/schemas';
import { riskTiers } from '@careward/contracts/coach/risk';
import { describe, expect, it } from '@jest/globals';
import { redFlags } from '../../../../src/understanding/safety/flags/red-flags.js';
import { unmistakable } from '../../../../src/understanding/safety/flags/unmistakable.js';
import { screen } from '../../../../src/understanding/safety/screen.domain.js';
import { sentences } from '../sentences/all-sentences.js';
import { variations } from './variations.js';

const phrased = new Set<string | undefined>(
  redFlags
    .filter((flag) => !unmistakable.includes(flag))
    .flatMap(({ category, ofCaredFor }) => [category, ofCaredFor]),
);
const ofPhrases = Object.entries(sentences).flatMap(([category, of]) => (phrased.has(category) ? [of] : []));
const positives = ofPhrases.flatMap((of) =>
  languages.flatMap((lang) => of[lang].map((text) => ({ lang, text, risk: screen({ text }) }))),
);
const names = Object.keys(variations);

const urgency = (risk: Risk | null) => (risk ? riskTiers.indexOf(risk.tier) : riskTiers.length);
const isLower = (risk: Risk | null, than: Risk | null) =>
  urgency(risk) > urgency(than) || (than?.level === 'card' && risk?.level !== 'card');

describe('the same danger in other words', () => {
  it('makes at least 8,500 pairs', () => {
    expect(positives.length * names.length).toBeGreaterThanOrEqual(8_500);
  });

  it.each(names)('is as urgent %s', (name) => {
    const vary = variations[name];
    const lost = positives
      .map(({ lang, text, risk }, nth) => ({ risk, varied: vary?.(text, lang, nth) ?? '' }))
      .filter(({ risk, varied }) => isLower(screen({ text: varied }), risk))
      .map(({ varied }) => varied);
    expect(lost).toEqual([]);
  });
});
