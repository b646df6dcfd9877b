import { describe, expect, it } from '@jest/globals';
import { compilePattern, type Characters } from '../../src/urls/path-pattern.domain.js';

const fits = (pattern: string, path: Characters) => compilePattern(pattern)(path);

describe('a pattern', () => {
  it.each([
    ['/guides', '/guides', true],
    ['/guides', '/guides/sleep', true],
    ['/guides', '/guidestar', true],
    ['/guides/', '/guides', false],
    ['/guides', '/en/guides', false],
    ['/Guides', '/guides', false],
    ['guides', '/en/guides/1', true],
    ['sleep', '/en/guides', false],
    ['/*/guides', '/en/guides', true],
    ['/*.pdf$', '/a/b.pdf', true],
    ['/*.pdf$', '/a/b.pdf?x=1', false],
    ['/*.pdf', '/a/b.pdf?x=1', true],
    ['.pdf$', '/a/b.pdf', true],
    ['/guides$', '/guides', true],
    ['/guides$', '/guides/', false],
    ['/$', '/', true],
    ['/$', '/a', false],
    ['*', '/anything', true],
    ['$', '/anything', true],
    ['/a*b*c$', '/a-b-c', true],
    ['/a*b*c$', '/a-c-b', false],
    ['/a*bc*c$', '/abc', false],
    ['/aab*aab$', '/aabaab', true],
    ['/aab*aab$', '/aab', false],
    ['/*aab', '/aaab', true],
    ['/*abababc', '/ababababc', true],
    ['?page=', '/list?page=2', true],
    ['/price$list', '/price$list', true],
    ['/a.c', '/abc', false],
    ['(a+)+$', `/${'a'.repeat(40)}!`, false],
    ['(a+)+$', '/(a+)+', true],
    ['[', '/[', true],
  ])('%j and the path %j', (pattern, path, expected) => {
    expect(fits(pattern, path)).toBe(expected);
  });
});

/** A path that counts how often a character of it is read. */
class CountedPath implements Characters {
  reads = 0;
  constructor(private readonly path: string) {}
  get length() {
    return this.path.length;
  }
  charCodeAt(position: number) {
    this.reads++;
    return this.path.charCodeAt(position);
  }
}

describe('the work for a pattern', () => {
  const longPath = `/${'a'.repeat(1_999)}`;

  it.each([
    ['nested repetition', '(a+)+$'],
    ['many stars', 'a*'.repeat(100)],
    ['many stars that never fit', `${'*a'.repeat(99)}*b`],
    ['almost fitting parts', `*${'a'.repeat(98)}b*${'a'.repeat(98)}b`],
    ['almost fitting ends', `*${'a'.repeat(198)}$`],
    ['fallbacks of all lengths', `*${'aab'.repeat(66)}`],
  ])('with %s grows with the path and the pattern alone', (_, pattern) => {
    expect(pattern.length).toBeLessThanOrEqual(200);
    const path = new CountedPath(longPath);
    fits(pattern, path);
    // Once for the parts in the middle, and the beginning and the end once more.
    expect(path.reads).toBeLessThanOrEqual(longPath.length + pattern.length);
  });

  it('is bounded for the longest list of patterns', () => {
    const path = new CountedPath(longPath);
    for (let n = 0; n < 100; n++) fits(`${'*a'.repeat(99)}*${n}`, path);
    expect(path.reads).toBeLessThanOrEqual(100 * (longPath.length + 200));
  });
});
