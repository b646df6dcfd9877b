import { describe, expect, it } from '@jest/globals';
import { load } from 'cheerio';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage } from '../../src/pages/parse-page.js';

const layouts = join(import.meta.dirname, 'layouts');
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many words two texts share, each counted as often as it stands in both. */
function shared(one: string[], other: string[]): number {
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  return other.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}

/** Of the words that are marked as the page's own: how many are found, and how many of the found ones they are. */
function qualityOf(layout: string) {
  const html = readFileSync(join(layouts, layout), 'utf8');
  const $ = load(html);
  const own = $('[data-main]')
    .toArray()
    .flatMap((element) =>
      wordsIn(
        load(element.children)
          .html()
          .replaceAll(/<[^>]+>/g, ' '),
      ),
    );
  const page = parsePage({
    url: `https://care.example/${layout}`,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(html.replaceAll(' data-main', '')),
  });
  const found = 'text' in page ? wordsIn(page.text) : [];
  const right = shared(own, found);
  return { recall: right / own.length, precision: right / Math.max(found.length, 1) };
}

describe('the main text of a page', () => {
  it.each(readdirSync(layouts))('is found in %s, and little else', (layout) => {
    const { recall, precision } = qualityOf(layout);
    expect(recall).toBeGreaterThanOrEqual(0.95);
    expect(precision).toBeGreaterThanOrEqual(0.95);
  });
});
