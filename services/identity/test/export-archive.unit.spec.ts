import { describe, expect, it } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { dataText, fileName, readMe, zipOf } from '../src/export/archive.js';
import { unzipped } from '@careward/testing/unzipped';

const day = new Date('2026-11-23T05:00:00Z');

async function* pieces(...texts: string[]) {
  for (const text of texts) {
    yield await Promise.resolve(Buffer.from(text));
  }
}

describe('an archive', () => {
  it('holds its files under their names', async () => {
    const archive = await buffer(
      zipOf(
        [
          { name: 'a.txt', content: 'á' },
          { name: 'b.txt', content: '' },
        ],
        day,
      ),
    );
    expect(unzipped(archive)).toEqual({ 'a.txt': 'á', 'b.txt': '' });
  });

  it('ends with an error where a file does', async () => {
    async function* broken() {
      yield await Promise.resolve('some');
      throw new Error('gone');
    }
    await expect(buffer(zipOf([{ name: 'a.txt', content: broken() }], day))).rejects.toThrow('gone');
  });

  it('reads its files no further when nobody reads it any more', async () => {
    const ended = Promise.withResolvers<string>();
    async function* endless() {
      try {
        for (;;) yield await Promise.resolve(`${Math.random()}`.repeat(1_000));
      } finally {
        ended.resolve('ended');
      }
    }
    const archive = zipOf([{ name: 'a.txt', content: endless() }], day);
    await archive[Symbol.asyncIterator]().next();
    archive.destroy();
    expect(await ended.promise).toBe('ended');
  });
});

describe('data.json', () => {
  it('is one object: what identity keeps, and each part as it comes, also cut within a letter', async () => {
    const [before, after] = ['{\n  "a": "ñ', '\\n",\n  "b": []\n}'];
    const bytes = Buffer.from(before + after);
    async function* cut() {
      for (const piece of [bytes.subarray(0, before.length), bytes.subarray(before.length)]) {
        yield await Promise.resolve(piece);
      }
    }
    const parts = [
      { service: 'care-profile', text: cut() },
      { service: 'coach', text: pieces('{}') },
    ] as const;
    let text = '';
    for await (const piece of dataText({ exportedAt: day }, parts)) text += piece;
    const careProfile = { a: 'ñ\n', b: [] };
    expect(JSON.parse(text)).toEqual({ exportedAt: day.toISOString(), careProfile, coach: {} });
    expect(text).toContain('\n    "b": []\n  },\n  "coach"');
  });
});

describe('what comes with it', () => {
  const product = { BRAND_NAME: 'Care & Ward', SUPPORT_EMAIL: 'help@example.test' };

  it('is named by product and day', () => {
    expect(fileName(product, day)).toBe('care-ward-data-2026-11-23.zip');
  });

  it.each([
    ['en', 'README.txt', 'Your data at Care & Ward, as of 2026-11-23'],
    ['es', 'LEAME.txt', 'Sus datos en Care & Ward, al 2026-11-23'],
  ] as const)('explains itself in the language %s', (language, name, begins) => {
    const file = readMe(product, language, day);
    expect(file.name).toBe(name);
    expect(file.content).toContain(begins);
    expect(file.content).toContain('help@example.test');
  });
});
