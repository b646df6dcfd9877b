import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Log } from '@careward/platform/observability/log';
import { describe, expect, it } from '@jest/globals';
import { FileReader } from '../../src/files/reading/file-reader.js';

const BUSY_MACHINE = 8;
const reader = new FileReader(new Log('coach', 'silent'), { COACH_TIMEOUT_FACTOR: BUSY_MACHINE } as never);
const read = async (name: string) =>
  reader.read(await readFile(new URL(`cases/img/${name}`, import.meta.url)), {
    type: '',
    owner: randomUUID(),
  });

const FACTS = [/RC-12 to the county by December 15, 2026/, /\$45/, /1-800-555-0142/];

describe('a picture of a letter', () => {
  it.each([
    'dark-mode.png',
    'low-contrast.png',
    'white-on-transparent.png',
    'rotated-180-no-exif.png',
    'rotated-90-no-exif.png',
    'slant-7.png',
    'samsung-sos.jpg',
    'cmyk.jpg',
    'p03.jpg',
  ])('is read whole: %s', async (name) => {
    const file = await read(name);
    expect(file).toMatchObject({ status: 'ready', missing: [] });
    for (const fact of FACTS) expect(file.text).toMatch(fact);
  });

  it.each(['not-is-smudged.png', 'not-is-crossed-by-pen.png'])(
    'has a mark where a word cannot be read: %s',
    async (name) => {
      const file = await read(name);
      expect(file).toMatchObject({ status: 'partial' });
      expect(file.text).toContain('You do \uFFFD have to pay');
      expect(file.text).toContain('Do \uFFFD stop the home care');
    },
  );

  it.each(['cut-10pct.jpg'])('is read as far as it was sent: %s', async (name) => {
    const file = await read(name);
    expect(file).toMatchObject({ status: 'partial', missing: [{ kind: 'rest', page: null }] });
    for (const fact of FACTS) expect(file.text).toMatch(fact);
  });

  it('is read when it has two words', async () => {
    expect(await read('two-words.png')).toMatchObject({ status: 'ready', text: 'Pay $45' });
  });

  it('is read in each of its frames', async () => {
    const { text } = await read('text-in-second-frame.gif');
    expect(text).toContain('First picture of the leaflet');
    expect(text).toContain('RC-12');
  });
});
