import { readFileSync } from 'node:fs';
import { type Condition, conditions, keysOf } from '@careward/contracts/care-profile/enumerations';
import { expect, it } from '@jest/globals';
import { guidesToBegin } from '../src/library/guides.js';

const seed = new URL('../../../services/discovery/seed/library.json', import.meta.url);
const topics = new Set((JSON.parse(readFileSync(seed, 'utf8')) as { id: string }[]).map(({ id }) => id));

const none: Condition[] = [];

it.each([
  { of: 'nobody', own: none },
  ...keysOf(conditions).map((condition) => ({ of: condition, own: [condition] })),
  { of: 'everything', own: keysOf(conditions) },
])('three guides of the library are there for $of', ({ own }) => {
  const guides = guidesToBegin(own);
  expect(new Set(guides).size).toBe(3);
  expect(guides.filter((id) => !topics.has(id))).toEqual([]);
});
