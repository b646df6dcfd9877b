import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const source = join(import.meta.dirname, '../../../src');

/**
 * Where a layout changes, in px: a phone in portrait, a wide phone, and the rail in place of the bottom bar. A custom
 * property cannot stand in a query, so every sheet writes the number; a fourth would make a width at which half of a
 * screen has changed and the other half has not.
 */
const BREAKPOINTS = ['480px', '640px', '1000px'];
/**
 * Not widths of a screen but room for letters: in rem, so that it runs out sooner where the type is larger. None can be one
 * of the three: at 480 px a phone of 390 px would change, and a part of a page is narrow on a wide screen too.
 */
const ROOM_FOR_LETTERS: Record<string, string> = {
  '13rem': 'whole words in a question and in three columns of a table',
  '14.4rem': 'three numbers to call in one row of a card',
  '16rem': 'the coach’s header beside its picture',
  '24rem': 'a telephone number in large type, and its name beside it',
  '14rem': 'two buttons that stay over the question that they belong to',
  '18.2rem': 'the coach’s title and the line below it',
};
/** Height, in px: letters do not make a phone lie on its side, or show its keyboard. */
const LOW = '496px';
/** Height, in px, of a phone a sixth of which has no room for a title of two lines. */
const SHORT = '760px';
const allowed = [...BREAKPOINTS, LOW, SHORT, ...Object.keys(ROOM_FOR_LETTERS)];

const queries = globSync('**/*.{css,ts,tsx}', { cwd: source })
  .sort()
  .flatMap((file) =>
    [
      ...readFileSync(join(source, file), 'utf8').matchAll(
        /(?:@(?:media|container)|matchMedia\()[^{]*?(?:width|height)[^{]*?(\d[\d.]*\w+)/g,
      ),
    ].map(([query, length = '']) => ({ where: `${file}: ${query}`, length })),
  );

describe('the queries of the style sheets and of the code', () => {
  it('are found', () => {
    expect(queries.map(({ length }) => length)).toEqual(expect.arrayContaining(allowed));
  });

  it('use three breakpoints in one unit, and else room for letters', () => {
    const others = queries.filter(({ length }) => !allowed.includes(length));
    expect(others).toEqual([]);
  });
});
