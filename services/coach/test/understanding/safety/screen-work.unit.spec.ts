import { LENGTH } from '@careward/contracts/kernel/limits';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { phrase } from '@careward/content/text/phrase';
import { screen } from '../../../src/understanding/safety/screen.domain.js';
import { hostileTexts, notations, repetitiveTexts } from './hostile-texts.js';

const ESCAPE_OR_CLASS = /\\.|\[(?:\\.|[^\]\\])*\]/g;
const INNERMOST_GROUP = /\((?:\?<?[:=!])?([^()]*)\)(\*|\+|\{\d+(?:,\d*)?\})?/;
const UNBOUNDED = /[*+]|\{\d+,\}/;

/**
 * The groups of a pattern that make a search for it take more than time in proportion to the text: those repeated without
 * a bound, and those repeated at all that hold something repeated without a bound. Groups inside them read `x` or `x+`.
 */
function riskyRepetitions(source: string): string[] {
  const risky: string[] = [];
  let rest = source.replace(ESCAPE_OR_CLASS, 'x');
  for (let group = INNERMOST_GROUP.exec(rest); group; group = INNERMOST_GROUP.exec(rest)) {
    const [whole, inside = '', repetition = ''] = group;
    const holdsUnbounded = UNBOUNDED.test(inside);
    if (repetition !== '' && (holdsUnbounded || UNBOUNDED.test(repetition))) risky.push(whole);
    rest = rest.replace(whole, holdsUnbounded ? 'x+' : 'x');
  }
  return risky;
}

/** What regular expressions were asked to do: which ones, and how many characters they were led over. */
const seen = { sources: new Set<string>(), characters: 0 };
const { exec } = RegExp.prototype;

function counted(this: RegExp, text: string): RegExpExecArray | null {
  const from = this.global || this.sticky ? this.lastIndex : 0;
  const match = exec.call(this, text);
  const to = match ? match.index + match[0].length : this.sticky ? from + 1 : text.length;
  seen.sources.add(this.source);
  seen.characters += Math.max(1, to - from);
  return match;
}

beforeEach(() => {
  seen.sources.clear();
  seen.characters = 0;
  RegExp.prototype.exec = counted;
});
afterEach(() => {
  RegExp.prototype.exec = exec;
});

const workFor = (text: string) => {
  seen.characters = 0;
  screen({ text });
  return seen.characters;
};

describe('the patterns of the screen', () => {
  it.each([
    ['(?:a|b)+', ['(?:a|b)+']],
    ['(?:no)(?: (?:a|an))*', ['(?: x)*']],
    ['x(\\w+ ){0,3}y', ['(x+ ){0,3}']],
    ['((a*)b){2,}', ['(x+b){2,}']],
    ['\\(a+\\)+[(a+)]{2}(?:b{1,40} ){0,3}(c+)?', []],
  ])('are read rightly: %s', (source, risky) => {
    expect(riskyRepetitions(source)).toEqual(risky);
  });

  it.each(['(a |b )+c', 'a\\w+', '(a ){2,}'])(
    'come from no phrase that repeats without a bound: %s',
    (notation) => {
      expect(() => phrase(notation)).toThrow('repeats without a bound');
    },
  );

  it('repeat no group without a bound, wherever they stand', () => {
    for (const text of hostileTexts(LENGTH.message)) screen({ text });
    expect(seen.sources.size).toBeGreaterThan(250);
    expect([...seen.sources].filter((source) => riskyRepetitions(source).length > 0)).toEqual([]);
  });
});

const MOST_MICROSECONDS = 500_000;

describe('the work of the screen', () => {
  it('doubles, and a little more at the most, when a text of the same words doubles', () => {
    const [short, long] = [repetitiveTexts(LENGTH.message / 2), repetitiveTexts(LENGTH.message)];
    const grown = long.map((text, at) => workFor(text) / workFor(short[at] ?? ''));
    expect(Math.max(...grown)).toBeLessThan(2.3);
  });

  it('is less than one look at each character for each phrase', () => {
    const looks = hostileTexts(LENGTH.message).map((text) => workFor(text) / text.length / notations.length);
    expect(Math.max(...looks)).toBeLessThan(1);
  });

  it('is done at once for any message: each takes far less than a second', () => {
    RegExp.prototype.exec = exec;
    const slow = [`no ${'a '.repeat(60)}zz chest pain`, ...hostileTexts(LENGTH.message)].filter((text) => {
      // The thread's own time: other processes may hold the machine meanwhile.
      const began = process.threadCpuUsage();
      screen({ text });
      const { user, system } = process.threadCpuUsage(began);
      return user + system > MOST_MICROSECONDS;
    });
    expect(slow).toEqual([]);
  });
});
