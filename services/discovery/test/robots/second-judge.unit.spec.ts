import { describe, expect, it } from '@jest/globals';
import { parseRobots } from '../../src/robots/robots.domain.js';

const decide = (path: string, ...lines: string[]) =>
  parseRobots(Buffer.from(lines.join('\n')), 'Nora').decide(`https://care.example${path}`);

/** We read the second line, which has no colon, as a rule that ends the group; robots-parser skips it. */
const contested = ['User-agent: Nora', 'Disallow /a', 'User-agent: Omar', 'Disallow: / # all of it'];

describe('robots-parser beside our matcher', () => {
  it('forbids what only it reads as forbidden, and names its line', () => {
    expect(decide('/b', ...contested)).toEqual({ allowed: false, line: 4, rule: 'Disallow: /' });
  });

  it('is not asked where our matcher forbids', () => {
    expect(decide('/a', ...contested)).toEqual({ allowed: false, line: 2, rule: 'Disallow /a' });
  });

  it('does not open what our matcher closes', () => {
    expect(decide('/~user/', 'User-agent: Nora', 'Disallow: /%7Euser/')).toMatchObject({
      allowed: false,
      line: 2,
    });
  });

  it('is not heeded where it takes the group of everybody though one names us', () => {
    const robots = [
      'User-agent: *',
      'Disallow: /',
      'User-agent: Nora',
      'Sitemap: https://care.example/map.xml',
    ];
    expect(decide('/b', ...robots, 'User-agent: Omar', 'Allow: /b')).toEqual({
      allowed: true,
      line: 6,
      rule: 'Allow: /b',
    });
  });

  it('is not asked where its answer would keep a worker waiting', () => {
    const stars = Array.from({ length: 1_000 }, () => `Disallow: /${'*x'.repeat(50)}`);
    expect(decide(`/${'b'.repeat(100)}`, ...contested, ...stars)).toMatchObject({ allowed: true });
  });
});
