import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const source = join(import.meta.dirname, '../../../src');

/** Larger than the scale's steps lie apart: what they keep clear of has its own size. */
const EXCEPTIONS = ['1.6', '1.7', '1.8', '2.15', '2.2', '2.4', '2.5', '3.2', '3.4', '3.6', '4', '4.15', '9'];

const DISTANCE = /(?<=[;{\s])(?:margin|padding|gap|row-gap|column-gap|inset|scroll-padding)[\w-]*:[^;}]*/g;
const distances = globSync('**/*.css', { cwd: source })
  .sort()
  .flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(DISTANCE)].map(([rule]) => ({ file, rule })),
  );

describe('the distances of the style sheets', () => {
  it('are steps of the scale in tokens.css', () => {
    expect(distances.filter(({ rule }) => rule.includes('var(--space-')).length).toBeGreaterThan(300);
    const others = distances.filter(({ rule }) =>
      [...rule.matchAll(/(\d*\.?\d+)rem/g)].some(([, length = '']) => !EXCEPTIONS.includes(length)),
    );
    expect(others).toEqual([]);
  });
});
