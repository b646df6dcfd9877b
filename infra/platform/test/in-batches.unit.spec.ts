import { expect, it } from '@jest/globals';
import { inBatches } from '../src/mongo/keyset-page.js';

it.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
  [5, 3],
])('a list of %i is read whole, in %i batches of two', async (length, batches) => {
  const list = Array.from({ length }, (_, index) => index + 1);
  const asked: (number | null)[] = [];
  const read = (after: number | null, limit: number) => {
    asked.push(after);
    return Promise.resolve(list.filter((each) => each > (after ?? 0)).slice(0, limit));
  };
  const whole: number[] = [];
  for await (const item of inBatches(read, (each) => each, 2)) whole.push(item);
  expect(whole).toEqual(list);
  expect(asked).toHaveLength(batches);
});
