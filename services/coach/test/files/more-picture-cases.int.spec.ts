/** @long It takes half a minute of work; every run reads one picture of each kind. */
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

it.each([
  'black-on-transparent.png',
  'exif-6.jpg',
  'extraneous-before-eoi.jpg',
  'extraneous-in-middle.jpg',
  'lossless.webp',
  'p00.jpg',
  'palette.gif',
  'png-bad-iend-crc.png',
  'progressive.jpg',
  'slant-3.png',
  'trailing-video.jpg',
  'upright.png',
])('reads a letter whole: %s', async (name) => {
  const file = await read(name);
  expect(file).toMatchObject({ status: 'ready', missing: [] });
  for (const fact of [/RC-12 to the county by December 15, 2026/, /\$45/, /1-800-555-0142/])
    expect(file.text).toMatch(fact);
});

it('reads all of a tall screenshot', async () => {
  const file = await read('long-screenshot-1080x9000.png');
  expect(file).toMatchObject({ status: 'ready', missing: [] });
  expect(file.text.match(/RC-12 to the county by December 15, 2026/g)).toHaveLength(25);
});

it('takes a picture of 16 bits that shows no words', async () => {
  expect(await read('16bit.png')).toMatchObject({ status: 'ready', text: '', missing: [] });
});
