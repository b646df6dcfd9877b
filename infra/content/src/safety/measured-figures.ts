import type { SafetyFigures } from './figures.js';

/** Written by `npm run safety-figures`: what infra/bench/src/safety-figures.ts measured with the shipped models. */
export const measuredFigures: SafetyFigures = {
  measured: '2026-11-29',
  untouched: {
    plain: { en: { found: 199, of: 200, card: 195 }, es: { found: 99, of: 100, card: 96 } },
    oblique: { en: { found: 95, of: 120, card: 78 }, es: { found: 56, of: 60, card: 44 } },
  },
  byCategory: [
    { category: 'choking', plain: { found: 15, of: 15, card: 15 }, oblique: { found: 7, of: 9, card: 5 } },
    {
      category: 'unresponsive',
      plain: { found: 15, of: 15, card: 15 },
      oblique: { found: 8, of: 9, card: 7 },
    },
    {
      category: 'allergic-reaction',
      plain: { found: 15, of: 15, card: 15 },
      oblique: { found: 8, of: 9, card: 8 },
    },
    { category: 'bleeding', plain: { found: 15, of: 15, card: 15 }, oblique: { found: 8, of: 9, card: 6 } },
    { category: 'stroke', plain: { found: 15, of: 15, card: 15 }, oblique: { found: 9, of: 9, card: 9 } },
    { category: 'heart', plain: { found: 15, of: 15, card: 15 }, oblique: { found: 8, of: 9, card: 7 } },
    { category: 'seizure', plain: { found: 15, of: 15, card: 15 }, oblique: { found: 6, of: 9, card: 5 } },
    {
      category: 'fire-or-gas',
      plain: { found: 15, of: 15, card: 13 },
      oblique: { found: 9, of: 9, card: 8 },
    },
    { category: 'violence', plain: { found: 15, of: 15, card: 15 }, oblique: { found: 8, of: 9, card: 7 } },
    { category: 'overdose', plain: { found: 15, of: 15, card: 14 }, oblique: { found: 7, of: 9, card: 5 } },
    {
      category: 'heat-or-cold',
      plain: { found: 15, of: 15, card: 14 },
      oblique: { found: 8, of: 9, card: 5 },
    },
    { category: 'diabetes', plain: { found: 14, of: 15, card: 14 }, oblique: { found: 7, of: 9, card: 6 } },
    {
      category: 'sudden-confusion',
      plain: { found: 15, of: 15, card: 15 },
      oblique: { found: 6, of: 9, card: 4 },
    },
    {
      category: 'head-injury',
      plain: { found: 15, of: 15, card: 15 },
      oblique: { found: 8, of: 9, card: 6 },
    },
    {
      category: 'missing-person',
      plain: { found: 15, of: 15, card: 14 },
      oblique: { found: 8, of: 9, card: 5 },
    },
    { category: 'suicide', plain: { found: 14, of: 15, card: 14 }, oblique: { found: 7, of: 9, card: 6 } },
    {
      category: 'suicidal-care-recipient',
      plain: { found: 15, of: 15, card: 14 },
      oblique: { found: 7, of: 9, card: 7 },
    },
    { category: 'self-harm', plain: { found: 15, of: 15, card: 15 }, oblique: { found: 6, of: 9, card: 2 } },
    {
      category: 'fear-of-harming',
      plain: { found: 15, of: 15, card: 15 },
      oblique: { found: 8, of: 9, card: 8 },
    },
    {
      category: 'hopelessness',
      plain: { found: 15, of: 15, card: 14 },
      oblique: { found: 8, of: 9, card: 6 },
    },
    {
      category: 'facility-neglect',
      plain: { found: 5, of: 10, card: 0 },
      oblique: { found: 0, of: 0, card: 0 },
    },
    {
      category: 'blocked-catheter',
      plain: { found: 0, of: 0, card: 0 },
      oblique: { found: 0, of: 0, card: 0 },
    },
    { category: 'black-skin', plain: { found: 0, of: 0, card: 0 }, oblique: { found: 0, of: 0, card: 0 } },
    {
      category: 'worse-heart-failure',
      plain: { found: 0, of: 0, card: 0 },
      oblique: { found: 0, of: 0, card: 0 },
    },
    {
      category: 'violent-care-recipient',
      plain: { found: 9, of: 10, card: 1 },
      oblique: { found: 0, of: 0, card: 0 },
    },
    { category: 'abuse', plain: { found: 8, of: 10, card: 0 }, oblique: { found: 0, of: 0, card: 0 } },
    { category: 'own-abuse', plain: { found: 8, of: 10, card: 2 }, oblique: { found: 0, of: 0, card: 0 } },
    {
      category: 'financial-abuse',
      plain: { found: 6, of: 10, card: 0 },
      oblique: { found: 0, of: 0, card: 0 },
    },
    { category: 'medicine', plain: { found: 5, of: 10, card: 0 }, oblique: { found: 0, of: 0, card: 0 } },
    { category: 'end-of-life', plain: { found: 5, of: 10, card: 0 }, oblique: { found: 0, of: 0, card: 0 } },
  ],
  falseCards: { found: 2, of: 181 },
  everyday: { found: 41, of: 596, card: 13 },
};
