import { afterAll, describe, expect, it } from '@jest/globals';
import { PageReader } from '../../src/pages/page-reader.js';

/** Far more than a page takes on a busy machine: only pages that never end meet it. */
const GENEROUS = 30_000;
const pages = new PageReader({ threads: 1, timeLimit: GENEROUS });
const impatient = new PageReader({ threads: 1, timeLimit: 1 });
afterAll(() => Promise.all([pages.onModuleDestroy(), impatient.onModuleDestroy()]));

const page = (html: string, contentType = 'text/html; charset=utf-8') => ({
  url: 'https://care.example/a',
  headers: { 'content-type': contentType },
  body: Buffer.from(html),
});
const words =
  'Rest is care too: plan one hour a day that belongs to you alone, and tell your family about it. ';
const good = page(`<html lang="en"><title>Rest</title><main><p>${words.repeat(3)}</p></main>`);
const nested = (depth: number) => page('<div>'.repeat(depth) + words.repeat(3));

describe('reading pages in a thread', () => {
  it('says what a page says', async () => {
    await expect(pages.read(good)).resolves.toMatchObject({
      title: 'Rest',
      lang: 'en',
      text: words.repeat(3).trim(),
    });
  });

  it('answers each of many pages at once with its own', async () => {
    const many = Array.from({ length: 12 }, (_, n) =>
      page(`<title>Page ${n}</title><p>${words.repeat(3)}</p>`),
    );
    const read = await Promise.all(many.map((one) => pages.read(one)));
    expect(read).toEqual(many.map((_, n) => expect.objectContaining({ title: `Page ${n}` })));
  });

  it('leaves the body of the page untouched', async () => {
    const before = Buffer.from(good.body);
    await pages.read(good);
    expect(good.body).toEqual(before);
  });

  it.each(['application/pdf', 'image/png', ''])('refuses %j without reading it', async (type) => {
    await expect(pages.read(page('%PDF-1.7', type))).resolves.toMatchObject({ refused: 'type' });
  });

  it('reads 5 MB, as much as people read of it', async () => {
    const huge = page(`<main>${`<p>${words}</p>`.repeat(50_000)}</main>`);
    expect(huge.body.length).toBeGreaterThan(5_000_000);
    await expect(pages.read(huge)).resolves.toMatchObject({ text: expect.stringContaining(words.trim()) });
  });

  it('refuses a page that takes too long, and reads the next one', async () => {
    await expect(impatient.read(nested(100_000))).resolves.toMatchObject({ refused: 'timeout', links: [] });
    await expect(impatient.read(nested(100_000))).resolves.toMatchObject({ refused: 'timeout' });
    await expect(pages.read(good)).resolves.toMatchObject({ title: 'Rest' });
  });

  it('survives a page that is nested deeper than its parsers can follow', async () => {
    await expect(pages.read(nested(7_000))).resolves.toMatchObject({ refused: expect.any(String) });
    await expect(pages.read(good)).resolves.toMatchObject({ title: 'Rest' });
  });

  it('ends with the module: who still waits is told, and no thread stays', async () => {
    const ending = new PageReader({ threads: 1, timeLimit: GENEROUS });
    const running = ending.read(nested(100_000));
    const waiting = ending.read(good);
    const told = Promise.allSettled([running, waiting]);
    await ending.onModuleDestroy();
    expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(ending.read(good)).rejects.toThrow('aborted');
  });
});
