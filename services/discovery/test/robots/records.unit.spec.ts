import { describe, expect, it } from '@jest/globals';
import { parseRobots } from '../../src/robots/robots.domain.js';

const parsed = (...lines: string[]) => parseRobots(Buffer.from(lines.join('\n')), 'CarewardBot');

describe('a decision', () => {
  const robots = parsed('User-agent: *', 'Disallow: /private/ # keep out', 'Allow: /private/é', '');

  it.each([
    ['/private/a', { allowed: false, line: 2, rule: 'Disallow: /private/' }],
    ['/private/%C3%A9', { allowed: true, line: 3, rule: 'Allow: /private/é' }],
    ['/open', { allowed: true, line: null, rule: null }],
  ])('on %s names line and rule', (path, decision) => {
    expect(robots.decide(`https://care.example${path}`)).toEqual(decision);
  });

  it('counts CRLF as one end of a line', () => {
    const other = parseRobots(Buffer.from('User-agent: *\r\n\r\nDisallow: /\r\n'), 'CarewardBot');
    expect(other.decide('/').line).toBe(3);
  });
});

describe('the crawl delay', () => {
  it.each([
    [['User-agent: *', 'Crawl-delay: 5'], 5_000],
    [['User-agent: *', 'Crawl-delay: 0.5'], 500],
    [['User-agent: *', 'Crawl-delay: 0'], 0],
    [['User-agent: *', 'crawldelay: 7'], 7_000],
    [['User-agent: *', 'Crawl-delay: 2', 'Crawl-delay: 9', 'Crawl-delay: 4'], 9_000],
    [['User-agent: *', 'Crawl-delay: 86400'], 300_000],
    [['User-agent: *', 'Crawl-delay: -1'], null],
    [['User-agent: *', 'Crawl-delay: soon'], null],
    [['User-agent: *', 'Crawl-delay:'], null],
    [['User-agent: *', 'Crawl-delay: 1e3'], null],
    [['Crawl-delay: 5'], null],
    [['User-agent: Other', 'Crawl-delay: 5'], null],
    [['User-agent: *', 'Crawl-delay: 5', 'User-agent: CarewardBot', 'Disallow:'], null],
    [['User-agent: *', 'Disallow:', 'Crawl-delay: 5', 'User-agent: CarewardBot', 'Crawl-delay: 2'], 2_000],
    [['User-agent: CarewardBot', 'Disallow: /a', 'Crawl-delay: 3'], 3_000],
  ])('%j: %p', (lines, delay) => {
    expect(parsed(...lines).crawlDelay).toBe(delay);
  });
});

describe('sitemaps', () => {
  it('are named anywhere, once, and are web addresses', () => {
    const { sitemaps } = parsed(
      'Sitemap: https://care.example/a.xml',
      'User-agent: Other',
      'sitemap:https://cdn.example/b.xml?x=1',
      'Site-map: http://care.example/c.xml',
      'Sitemap: https://care.example/a.xml',
      'Sitemap: /d.xml',
      'Sitemap: file:///etc/passwd',
      'Sitemap: data:text/xml,x',
      'Sitemap:',
    );
    expect(sitemaps).toEqual([
      'https://care.example/a.xml',
      'https://cdn.example/b.xml?x=1',
      'http://care.example/c.xml',
    ]);
  });

  it('are at most a hundred', () => {
    const lines = Array.from({ length: 150 }, (_, n) => `Sitemap: https://care.example/${n}.xml`);
    expect(parsed(...lines).sitemaps).toHaveLength(100);
  });
});

describe('use by an AI', () => {
  it.each([
    [[], true, null],
    [['User-agent: *', 'Content-Signal: search=yes, ai-train=no'], true, null],
    [['User-agent: *', 'Content-Signal: ai-input=no'], false, 2],
    [['User-agent: *', 'Content-Signal: search=yes,ai-input=no,ai-train=no'], false, 2],
    [['User-agent: *', 'content-signal: AI-Input=NO'], false, 2],
    [['User-agent: *', 'Content-Signal: search=yes, ai-input=yes'], true, 2],
    [['Content-Signal: ai-input=no', 'User-agent: *', 'Disallow:'], false, 1],
    [['User-agent: *', 'Content-Usage: train-ai=n'], true, null],
    [['User-agent: *', 'Content-Usage: ai-input=n'], false, 2],
    [['User-agent: *', 'Content-Usage: /drafts/ ai-input=n'], false, 2],
    [['User-agent: *', 'Content-Usage: bots=n'], false, 2],
    [['User-agent: *', 'Content-Usage: bots=n, ai-input=y'], true, 2],
    [['User-agent: *', 'Content-Usage: bots=y, ai-input=n'], false, 2],
    [['User-agent: *', 'Content-Usage: ai-input=?0'], false, 2],
    [['User-agent: *', 'Content-Usage: bots=?0'], false, 2],
    [['User-agent: *', 'Content-Usage: /drafts/ ai-input=n, /posts/ ai-input=y'], false, 2],
    [['User-agent: *', 'Content-Signal: ai-input=yes', 'Content-Signal: ai-input=no'], false, 3],
    [['User-agent: Other', 'Content-Signal: ai-input=no'], true, null],
    [
      ['User-agent: *', 'Content-Signal: ai-input=no', 'Disallow:', 'User-agent: CarewardBot', 'Allow: /'],
      false,
      2,
    ],
    [
      [
        'User-agent: *',
        'Content-Signal: ai-input=no',
        'Disallow:',
        'User-agent: CarewardBot',
        'Content-Signal: ai-input=yes',
      ],
      true,
      5,
    ],
    [
      ['User-agent: Other', 'Content-Signal: ai-train=no', 'User-agent: CarewardBot', 'Disallow: /'],
      true,
      null,
    ],
  ])('%j: %p by line %p', (lines, allowed, line) => {
    expect(parsed(...lines).aiInput).toEqual({ allowed, line });
  });
});

describe('a file in UTF-16', () => {
  const text = '\uFEFFUser-agent: *\r\nDisallow: /private/\r\nAllow: /private/é\r\nCrawl-delay: 5\r\n';
  const little = Buffer.from(text, 'utf16le');

  it.each([
    ['little end first', little],
    ['big end first', Buffer.from(little).swap16()],
  ])('is read by its byte order mark: %s', (_, body) => {
    const robots = parseRobots(body, 'CarewardBot');
    expect(robots.decide('https://care.example/private/a')).toMatchObject({ allowed: false, line: 2 });
    expect(robots.decide('https://care.example/private/%C3%A9')).toMatchObject({ allowed: true, line: 3 });
    expect(robots.crawlDelay).toBe(5_000);
  });
});
