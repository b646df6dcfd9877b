import { describe, expect, it } from '@jest/globals';
import { parseRobots } from '../../src/robots/robots.domain.js';

/** The same numbers in every run (a linear congruential generator). */
function numbersFrom(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  return {
    below,
    one,
    some: (most: number, text: readonly string[]) =>
      Array.from({ length: 1 + below(most) }, () => one(text)).join(''),
  };
}

type Rule = { allow: boolean; pattern: string };

/** A robots.txt, paths to ask it about, and how else the same could be written. */
function sample(seed: number) {
  const { below, one, some } = numbersFrom(seed);
  const letters = ['a', 'b', '/', '-'];
  const rules: Rule[] = Array.from({ length: 1 + below(6) }, () => ({
    allow: below(2) === 0,
    pattern: `/${some(5, [...letters, '*'])}${one(['', '', '$'])}`,
  }));
  const paths = Array.from({ length: 20 }, () => `/${some(6, letters)}`);
  const lines = rules.map(({ allow, pattern }) => `${allow ? 'Allow' : 'Disallow'}: ${pattern}`);
  return { rules, paths, lines, one, below };
}

/** What a pattern means, straight from its definition, however slow. */
function fitsByDefinition(pattern: string, path: string): boolean {
  if (pattern === '') return true;
  if (pattern === '$') return path === '';
  const [first, rest] = [pattern[0], pattern.slice(1)];
  if (first === '*')
    return fitsByDefinition(rest, path) || (path !== '' && fitsByDefinition(pattern, path.slice(1)));
  return path[0] === first && fitsByDefinition(rest, path.slice(1));
}

function allowedByDefinition(rules: readonly Rule[], path: string): boolean {
  const fitting = rules.filter(({ pattern }) => fitsByDefinition(pattern, path));
  const longest = Math.max(0, ...fitting.map(({ pattern }) => pattern.length));
  const winners = fitting.filter(({ pattern }) => pattern.length === longest);
  return winners.length === 0 || winners.some(({ allow }) => allow);
}

const decisions = (text: string, paths: readonly string[], agent = 'Nora') => {
  const robots = parseRobots(Buffer.from(text), agent);
  return paths.map((path) => robots.decide(`https://care.example${path}`).allowed);
};
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => [seed] as const);

describe('any robots.txt', () => {
  it.each(seeds(200))('decides as the definition does (%i)', (seed) => {
    const { rules, paths, lines } = sample(seed);
    const expected = paths.map((path) => allowedByDefinition(rules, path));
    expect(decisions(['User-agent: Nora', ...lines].join('\n'), paths)).toEqual(expected);
  });

  it.each(seeds(60))('may be written differently (%i)', (seed) => {
    const { paths, lines, one, below } = sample(seed);
    const plain = decisions(['User-agent: Nora', ...lines].join('\n'), paths);
    const noise = [
      '',
      '# a remark',
      'Sitemap: https://care.example/map.xml',
      'Crawl-delay: 3',
      'Whatever: /',
    ];
    const disguised = lines
      .toSorted(() => below(3) - 1)
      .map((line) => `${one(['', ' ', '\t'])}${one([line, line.replace(':', ' :'), `${line} # why`])}`);
    const text = ['USER-AGENT:nora', ...disguised.flatMap((line) => [one(noise), line])].join(
      one(['\n', '\r', '\r\n']),
    );
    expect(decisions(text, paths)).toEqual(plain);
  });

  it.each(seeds(60))('says the same to a crawler wherever its groups stand (%i)', (seed) => {
    const { paths, lines, below } = sample(seed);
    const plain = decisions(['User-agent: Nora', ...lines].join('\n'), paths);
    const cut = below(lines.length + 1);
    const parts = [
      ['User-agent: *', 'Disallow: /'],
      ['User-agent: Nora', ...lines.slice(0, cut), 'Disallow:'],
      ['User-agent: Omar', 'Allow: /', 'Disallow: /a'],
      ['User-agent: Rosa', 'User-agent: Nora', ...lines.slice(cut), 'Disallow:'],
    ];
    expect(
      decisions(
        parts
          .toSorted(() => below(3) - 1)
          .flat()
          .join('\n'),
        paths,
      ),
    ).toEqual(plain);
  });

  it.each(seeds(60))('closes what it closes in any escapes (%i)', (seed) => {
    const { rules, paths, below } = sample(seed);
    const escape = (text: string) =>
      text.replaceAll(/[ab-]/g, (letter) => (below(2) ? letter : `%${letter.charCodeAt(0).toString(16)}`));
    const closing = rules.map(({ pattern }) => pattern);
    const write = (patterns: string[]) =>
      ['User-agent: Nora', ...patterns.map((p) => `Disallow: ${p}`)].join('\n');
    const plain = decisions(write(closing), paths);
    expect(decisions(write(closing.map(escape)), paths.map(escape))).toEqual(plain);
  });

  it.each(seeds(60))('names the line that decided (%i)', (seed) => {
    const { paths, lines, rules } = sample(seed);
    const robots = parseRobots(Buffer.from(['User-agent: Nora', ...lines].join('\n')), 'Nora');
    for (const path of paths) {
      const { allowed, line, rule } = robots.decide(`https://care.example${path}`);
      const decided = line === null ? null : rules[line - 2];
      expect(rule).toBe(line === null ? null : lines[line - 2]);
      expect(decided?.allow ?? true).toBe(allowed);
    }
  });

  it.each(seeds(60))('is read, whatever its bytes (%i)', (seed) => {
    const { below } = numbersFrom(seed);
    const bytes = Buffer.from(Array.from({ length: 400 }, () => below(256)));
    const text = Buffer.concat([Buffer.from('User-agent: *\nDisallow: /\nAllow: '), bytes]);
    const robots = parseRobots(text, 'Nora');
    for (const path of ['/', '/a%', '/%zz*$'])
      expect(robots.decide(path)).toMatchObject({ line: expect.any(Number) });
  });
});

describe('a hostile robots.txt', () => {
  it('takes no more steps than its length, whatever its stars', () => {
    const stars = '*a'.repeat(8_000);
    const robots = parseRobots(Buffer.from(`User-agent: *\nDisallow: /${stars}b$`), 'Nora');
    expect(robots.decide(`https://care.example/${'a'.repeat(20_000)}`).allowed).toBe(true);
  });

  it('may consist of white space', () => {
    const line = `Disallow:${' '.repeat(16_000)}x${' '.repeat(600)}x`;
    const robots = parseRobots(Buffer.from(Array.from({ length: 30 }, () => line).join('\n')), 'Nora');
    expect(robots.decide('/').allowed).toBe(true);
  });
});
