import { describe, expect, it } from '@jest/globals';
import { mergeNewest } from '../../../src/features/discovery/discovery.endpoints.js';

const at = (id: string, version: number, day = 1) => ({
  id,
  version,
  createdAt: `2026-11-0${day}T08:00:00.000Z`,
});
const [a1, a2, b1, c1] = [at('a', 1), at('a', 2), at('b', 1, 2), at('c', 1, 3)];

describe('two states of a list', () => {
  it.each([
    ['something new, on top', [a1], [b1], [b1, a1]],
    ['a later version', [a1], [a2], [a2]],
    ['an earlier version, which changes nothing', [a2], [a1], [a2]],
    ['nothing', [b1, a1], [], [b1, a1]],
    ['more than are kept', [b1, a1], [c1], [c1, b1]],
  ])('with %s', (_, known, changed, merged) => {
    expect(mergeNewest(known, changed, 2)).toEqual(merged);
  });
});
