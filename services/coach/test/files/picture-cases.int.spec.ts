import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Log } from '@careward/platform/observability/log';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { FileReader } from '../../src/files/reading/file-reader.js';
import { drawn, handwriting } from './make-files.js';

const BUSY_MACHINE = 8;
const reader = new FileReader(new Log('coach', 'silent'), { COACH_TIMEOUT_FACTOR: BUSY_MACHINE } as never);
const readBytes = (bytes: Buffer) => reader.read(bytes, { type: '', owner: randomUUID() });
const read = async (name: string) => readBytes(await readFile(new URL(`cases/img/${name}`, import.meta.url)));

const FORM = /RC-12 to the county by December 15, 2026/;
const FACTS = [FORM, /\$45/, /1-800-555-0142/];
const REST = { kind: 'rest', page: null };

describe('a picture of a letter', () => {
  it.each([
    'circled-amount-and-date.png',
    'cmyk.jpg',
    'dark-mode.png',
    'low-contrast.png',
    'phone-screen-with-bar.png',
    'p03.jpg',
    'png-bad-text-crc.png',
    'rotated-180-no-exif.png',
    'rotated-90-no-exif.png',
    'samsung-sos.jpg',
    'slant-7.png',
    'small-print-3000px.png',
    'white-on-transparent.png',
  ])('is read whole: %s', async (name) => {
    const file = await read(name);
    expect(file).toMatchObject({ status: 'ready', missing: [] });
    for (const fact of FACTS) expect(file.text.replaceAll(/\s+/g, ' ')).toMatch(fact);
  });

  it('is sure of a number that ends a sentence, where all looks agree', async () => {
    const file = await read('number-ends-sentence.png');
    expect(file).toMatchObject({ status: 'ready', missing: [] });
    expect(file.text).toContain('a viernes de 8 a 5. La cuota mensual');
  });

  it('has a mark where a number is blotted', async () => {
    const file = await read('number-is-blotted.jpg');
    expect(file).toMatchObject({ status: 'partial' });
    expect(file.text).toMatch(/from 8 (?:to )?\uFFFD The monthly premium/);
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

  it('has a mark where a word goes on beyond its side', async () => {
    const file = await read('phone-screenshot.png');
    expect(file).toMatchObject({
      status: 'partial',
      missing: [{ kind: 'words', place: { top: expect.any(Number) } }],
    });
    expect(file.text).toContain('20 hours each \uFFFD\n');
    for (const fact of FACTS) expect(file.text).toMatch(fact);
  });

  it('is read as far as it was sent', async () => {
    const jpeg = await read('cut-10pct.jpg');
    expect(jpeg).toMatchObject({ status: 'partial', missing: [REST] });
    for (const fact of FACTS) expect(jpeg.text).toMatch(fact);
    const png = await read('png-cut.png');
    expect(png).toMatchObject({ status: 'partial', missing: [REST] });
    expect(png.text).toMatch(
      /RC-12 to the county by December 15, 2026\.\s+The monthly cost share is \$45\.$/,
    );
  });

  it.each(['two-words.png', 'two-words-16bit.png'])('is read when it has two words: %s', async (name) => {
    expect(await read(name)).toMatchObject({ status: 'ready', text: 'Pay $45' });
  });

  it('is read in each of its frames, as far as they are looked at', async () => {
    const { text } = await read('text-in-second-frame.gif');
    expect(text).toContain('First picture of the leaflet');
    expect(text).toMatch(FORM);
    const frames = Array.from({ length: 10 }, (_, n) => Buffer.alloc(64 * 64, 255 - 12 * n));
    const long = await sharp(Buffer.concat(frames), {
      raw: { width: 64, height: 640, channels: 1, pageHeight: 64 },
    })
      .gif()
      .toBuffer();
    expect(await readBytes(long)).toMatchObject({ status: 'partial', text: '', missing: [REST] });
  });
});

it('parts what stands in columns from each other', async () => {
  const text = (x: number, y: number, words: string) =>
    `<text x="${x}" y="${y}" font-family="sans-serif" font-size="30">${words}</text>`;
  const file = await readBytes(
    await drawn(
      text(60, 120, 'You have to pay') +
        text(760, 120, 'nothing is due') +
        text(60, 170, 'before the visit.'),
    ),
  );
  expect(file.text).not.toMatch(/pay[^\S\n]*\n?[^\S\n]*nothing/);
  expect(file.text).not.toMatch(/due[^\S\n]*\n?[^\S\n]*before/);
});

it('that has writing by hand alone says that it was not read', async () => {
  const file = await readBytes(await handwriting());
  expect(file).toMatchObject({ status: 'partial', text: '', missing: [{ kind: 'words', page: null }] });
});
