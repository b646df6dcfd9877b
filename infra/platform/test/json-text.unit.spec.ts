import { describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { jsonText } from '../src/personal-data/personal-data.js';

async function* list(...items: unknown[]) {
  for (const item of items) {
    yield await Promise.resolve(item);
  }
}
const textOf = (value: unknown) => text(Readable.from(jsonText(value)));

describe('JSON that comes piece by piece', () => {
  it.each<[string, unknown, unknown]>([
    ['a plain value', { a: [1, 'x\ny'], b: null }, { a: [1, 'x\ny'], b: null }],
    ['a list', list(1, { a: 2 }), [1, { a: 2 }]],
    ['an empty list', { a: list() }, { a: [] }],
    [
      'lists in the items of a list',
      { a: list({ b: list('x', 'y'), c: undefined }, { b: list() }), d: new Date(0) },
      { a: [{ b: ['x', 'y'] }, { b: [] }], d: '1970-01-01T00:00:00.000Z' },
    ],
  ])('is that of %s', async (_, value, expected) => {
    expect(JSON.parse(await textOf(value))).toEqual(expected);
  });

  it('is indented like any other', async () => {
    const plain = { a: [{ b: ['x'], c: { d: 1 } }] };
    const listed = { a: list({ b: list('x'), c: { d: 1 } }) };
    expect(await textOf(listed)).toBe(JSON.stringify(plain, null, 2));
  });

  it('is asked for as it is read', async () => {
    let asked = 0;
    async function* counted() {
      for (;;) yield await Promise.resolve(++asked);
    }
    for await (const piece of jsonText({ a: counted() })) if (piece === '3') break;
    expect(asked).toBe(3);
  });
});
