import { measuredFigures } from '@careward/content/safety/measured-figures';
import { type Language, languages } from '@careward/contracts/kernel/languages';
import type { LevelCounts } from '@careward/training/measure-screen.domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { safetyFigures, untouchedFigures } from '../src/safety-figures.js';

/** Of each danger, the least share in percent that is found: what was measured less two points. */
const floors: Record<string, Record<Language, number>> = {
  C1: { en: 85, es: 85 },
  C2: { en: 91, es: 98 },
  C3: { en: 91, es: 85 },
  C4: { en: 91, es: 98 },
  C5: { en: 79, es: 98 },
  E1: { en: 98, es: 98 },
  E2: { en: 91, es: 98 },
  E3: { en: 91, es: 85 },
  E4: { en: 91, es: 98 },
  E5: { en: 98, es: 85 },
  E6: { en: 91, es: 98 },
  E7: { en: 79, es: 98 },
  E8: { en: 91, es: 98 },
  E9: { en: 79, es: 98 },
  E10: { en: 79, es: 98 },
  E11: { en: 98, es: 85 },
  E12: { en: 85, es: 98 },
  E13: { en: 91, es: 98 },
  E14: { en: 98, es: 98 },
  E15: { en: 91, es: 98 },
  M1: { en: 31, es: 73 },
  M2: { en: 48, es: 48 },
  P1: { en: 81, es: 73 },
  P2: { en: 64, es: 98 },
  P3: { en: 64, es: 48 },
  P4: { en: 64, es: 23 },
  P5: { en: 81, es: 98 },
};

describe('the shipped screen on the messages of the untouched writer', () => {
  let figures: Awaited<ReturnType<typeof untouchedFigures>>;
  beforeAll(async () => {
    figures = await untouchedFigures();
  });
  const shown = (groups: ReadonlyMap<string, LevelCounts>, isMeant = (_: string) => true) =>
    [...groups].filter(([name]) => isMeant(name)).map(([, each]) => each);
  const sum = (all: readonly LevelCounts[], of: keyof LevelCounts) =>
    all.reduce((total, each) => total + each[of], 0);

  // After a change of the screen or its models, `npm run safety-figures` measures again.
  it('is what the page about safety publishes', () => {
    const { measured, ...published } = measuredFigures;
    expect(measured).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(published).toEqual(safetyFigures(figures));
  });

  it.each(languages)('finds each danger at least as often as its floor (%s)', (lang) => {
    const low = Object.entries(floors).filter(([code, floor]) => {
      const { of, cardOrStrip } = figures.byDanger.get(`${code} ${lang}`) ?? { of: 1, cardOrStrip: 0 };
      return (100 * cardOrStrip) / of < floor[lang];
    });
    expect(low).toEqual([]);
    expect(figures.byDanger.size).toBe(languages.length * Object.keys(floors).length);
  });

  it.each([
    ['en', 89, 83],
    ['es', 94, 86],
  ] as const)('finds and cards urgent messages (%s)', (lang, found, carded) => {
    const urgent = shown(figures.urgent, (name) => name.endsWith(` ${lang}`));
    expect((100 * sum(urgent, 'cardOrStrip')) / sum(urgent, 'of')).toBeGreaterThanOrEqual(found);
    expect((100 * sum(urgent, 'card')) / sum(urgent, 'of')).toBeGreaterThanOrEqual(carded);
  });

  it('leaves near misses and everyday questions alone', () => {
    expect(sum(shown(figures.near), 'cardOrStrip')).toBeLessThanOrEqual(7);
    expect(sum(shown(figures.ordinary), 'cardOrStrip')).toBeLessThanOrEqual(41);
    expect(sum(shown(figures.ordinary), 'card')).toBeLessThanOrEqual(15);
  });
});
