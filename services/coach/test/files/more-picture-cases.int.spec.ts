/** @long It takes a minute of work; every run reads one picture and one scan of each kind. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Log } from '@careward/platform/observability/log';
import { expect, it } from '@jest/globals';
import { FileReader } from '../../src/files/reading/file-reader.js';

const BUSY_MACHINE = 8;
const reader = new FileReader(new Log('coach', 'silent'), { COACH_TIMEOUT_FACTOR: BUSY_MACHINE } as never);
const read = async (name: string) =>
  reader.read(await readFile(new URL(`cases/img/${name}`, import.meta.url)), {
    type: '',
    owner: randomUUID(),
  });

const FACTS = [/RC-12 to the county by December 15, 2026/, /\$45/, /1-800-555-0142/];

it.each([
  'black-on-transparent.png',
  'exif-6.jpg',
  'extraneous-before-eoi.jpg',
  'extraneous-in-middle.jpg',
  'lossless.webp',
  'p00.jpg',
  'p09.jpg',
  'palette.gif',
  'png-bad-iend-crc.png',
  'png-trailing.png',
  'progressive.jpg',
  'slant-3.png',
  'trailing-video.jpg',
  'upright.png',
])('reads a letter whole: %s', async (name) => {
  const file = await read(name);
  expect(file).toMatchObject({ status: 'ready', missing: [] });
  for (const fact of FACTS) expect(file.text).toMatch(fact);
});

it('has a mark where a number is crossed by a pen', async () => {
  const file = await read('number-is-crossed-by-pen.jpg');
  expect(file).toMatchObject({ status: 'partial' });
  expect(file.text).toMatch(/from 8 (?:to )?\uFFFD The monthly premium/);
});

it.each(['scan-whole-long-letter.pdf', 'scan-in-16-strips.pdf'])('reads a scan whole: %s', async (name) => {
  const file = await read(`../pdf/${name}`);
  expect(file).toMatchObject({ status: 'ready', missing: [] });
  for (const fact of FACTS) expect(file.text).toMatch(fact);
});

it('reads all of a tall screenshot', async () => {
  const file = await read('long-screenshot-1080x9000.png');
  expect(file).toMatchObject({ status: 'ready', missing: [] });
  expect(file.text.match(/RC-12 to the county by December 15, 2026/g)).toHaveLength(25);
});

it('takes a picture of 16 bits that shows no words', async () => {
  expect(await read('16bit.png')).toMatchObject({ status: 'ready', text: '', missing: [] });
});
