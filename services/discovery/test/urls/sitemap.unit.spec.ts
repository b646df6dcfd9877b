import { describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { unpacked } from '../../src/fetching/read-body.js';
import { parseSitemap, SITEMAP } from '../../src/urls/sitemap.domain.js';

const URL_OF_SITEMAP = 'https://care.example/sitemap.xml';
const urlset = (inside: string) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside}</urlset>`;
const loc = (url: string) => `<url><loc>${url}</loc></url>`;
const urlsIn = (xml: string) => [...parseSitemap(xml, URL_OF_SITEMAP).pages];

describe('a sitemap', () => {
  it('names pages', () => {
    const xml = urlset(
      `<url><loc> https://care.example/a </loc><lastmod>2026-05-01</lastmod></url>
       <url><loc>https://care.example/b</loc><lastmod>soon</lastmod></url>${loc('/c')}`,
    );
    expect(urlsIn(xml)).toEqual(['a', 'b', 'c'].map((path) => `https://care.example/${path}`));
    expect([...parseSitemap(xml, URL_OF_SITEMAP).sitemaps]).toEqual([]);
  });

  it('names further sitemaps', () => {
    const xml =
      '<sitemapindex><sitemap><loc>/one.xml</loc></sitemap><sitemap><loc>/two.xml.gz</loc></sitemap>';
    const { pages, sitemaps } = parseSitemap(xml, URL_OF_SITEMAP);
    expect([...pages]).toEqual([]);
    expect([...sitemaps]).toEqual(['https://care.example/one.xml', 'https://care.example/two.xml.gz']);
  });

  it.each([
    ["XML's own entities", urlset(loc('/a?x=1&amp;y=2&#38;z=3')), ['https://care.example/a?x=1&y=2&z=3']],
    ['CDATA', urlset(loc('<![CDATA[https://care.example/a?x=1&y=2]]>')), ['https://care.example/a?x=1&y=2']],
    ['a prefix', '<s:urlset><s:url><s:loc>/a</s:loc></s:url></s:urlset>', ['https://care.example/a']],
    ['images', urlset('<url><loc>/a</loc><image:loc>/b.png</image:loc></url>'), ['https://care.example/a']],
    ['comments', urlset(`<!-- ${loc('/old')} -->${loc('/a')}`), ['https://care.example/a']],
    ['a page twice', urlset(loc('/a') + loc('/a#top')), ['https://care.example/a']],
    [
      'an address that is none',
      urlset(loc('mailto:x@y.example') + loc('') + loc('/a')),
      ['https://care.example/a'],
    ],
    ['a file that breaks off', '<urlset><url><loc>/a</loc></url><url><lo', ['https://care.example/a']],
    ['an HTML page', '<html><loc>/a</loc></html>', []],
    ['nothing', '', []],
  ])('with %s', (_, xml, urls) => {
    expect(urlsIn(xml)).toEqual(urls);
  });

  it('has no entity of its own expanded', () => {
    const declared = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`;
    const xml = declared + urlset(loc('/&b;') + loc('/&f;') + loc('/ok'));
    expect(urlsIn(xml)).toEqual(['https://care.example/ok']);
  });

  it('is read up to 50,000 pages', () => {
    const many = Array.from({ length: SITEMAP.urls + 10 }, (_, n) => loc(`/p${n}`)).join('');
    expect(urlsIn(urlset(many))).toHaveLength(50_000);
  });
});

describe('a file that is packed itself', () => {
  const file = Buffer.from('<urlset></urlset>');
  const [begins, goesOn] = [Buffer.from([0x1f, 65, 66]), Buffer.from([65, 0x8b, 66])];

  it.each([
    ['is unpacked', gzipSync(file), file],
    ['is as it is where it is not packed', file, file],
    ['is as it is where its first byte alone is that of packed files', begins, begins],
    ['is as it is where its second byte alone is', goesOn, goesOn],
  ])('%s', async (_, body, read) => {
    expect(await unpacked(body, 1_000)).toEqual(read);
  });

  it.each([
    ['a bomb', gzipSync(Buffer.alloc(10_000_000)), 'size'],
    ['a file that breaks off', gzipSync(file).subarray(0, -9), 'type'],
    ['what only begins like one', Buffer.from([0x1f, 0x8b, 1, 2, 3]), 'type'],
  ])('is refused when it is %s', async (_, body, reason) => {
    await expect(unpacked(body, 1_000)).rejects.toMatchObject({ reason });
  });
});
