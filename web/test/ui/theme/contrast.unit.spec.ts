import { describe, expect, it } from '@jest/globals';
import { contrast, pairs, PLAIN, tokensOf, type Theme } from './css-colours.js';

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT = 4.5;
const EDGE = 3;

/** The pairs below a ratio, as `--text on --ground 4.4 (rule)`. */
function tooClose(tokens: ReadonlyMap<string, string>): string[] {
  return pairs.flatMap(({ text, on, where }) => {
    const ratio = contrast(tokens.get(text) ?? '', tokens.get(on) ?? '');
    return ratio >= TEXT ? [] : [`${text} on ${on} ${ratio.toFixed(2)} (${where})`];
  });
}

describe.each<Theme>(['light', 'dark'])('the colours of the %s theme', (theme) => {
  const tokens = tokensOf(theme);
  const colour = (name: string) => tokens.get(name) ?? '';

  it('make every text readable on every ground that the style sheets put it on', () => {
    expect(tooClose(tokens)).toEqual([]);
  });

  it.each(['--control', '--focus', '--primary', '--urgent'])(
    'show %s as an edge on every plain ground',
    (edge) => {
      for (const ground of PLAIN) expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(EDGE);
    },
  );

  it('are told apart: text that were a little closer to its ground is found', () => {
    const paler = new Map(tokens).set('--ink2', theme === 'light' ? '#7a8783' : '#6f7d77');
    expect(tooClose(paler)).toContainEqual(expect.stringMatching(/^--ink2 on --sunken 3\.\d\d/));
  });
});

it('pairs are read from the style sheets: of one element, of its states, of what is inside another, by other names', () => {
  const found = pairs.map(({ text, on }) => `${text} on ${on}`);
  expect(found).toEqual(
    expect.arrayContaining([
      '--on-primary on --primary',
      '--on-primary on --primary-hover',
      '--ink2 on --warn-soft',
      '--urgent on --urgent-soft',
      '--on-urgent on --urgent',
      '--on-banner on --banner',
      '--on-field on --field',
      '--accent on --accent-soft',
    ]),
  );
  expect(found).not.toContainEqual(expect.stringContaining('--tone'));
});

it('contrast is measured as WCAG says', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  expect(contrast('#777777', '#777777')).toBe(1);
});
