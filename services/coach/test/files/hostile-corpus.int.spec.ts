/** @long It reads 200 files; every run reads the worst of them. */
import { fileRefusals, isFileType, unreadReasons } from '@careward/contracts/coach/files';
import { Log } from '@careward/platform/observability/log';
import { expect, it } from '@jest/globals';
import { FileReader } from '../../src/files/reading/file-reader.js';
import type { ReadFile } from '../../src/files/reading/read-file.domain.js';
import { otherFiles, worstFiles } from './hostile-files.js';
import { blank, doc, docx, page, pdf, scannedPdf } from './make-files.js';
import { readingProcesses } from './processes.js';

/** The same numbers every time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Damage = (bytes: Buffer, random: () => number) => Buffer;

const flipped =
  (count: number): Damage =>
  (bytes, random) => {
    const damaged = Buffer.from(bytes);
    for (let n = 0; n < count; n++)
      damaged[Math.floor(random() * damaged.length)] = Math.floor(random() * 256);
    return damaged;
  };

const damages: readonly Damage[] = [
  (bytes, random) => bytes.subarray(0, Math.floor(bytes.length * random())),
  (bytes) => bytes.subarray(0, 40),
  (bytes) => bytes.subarray(0, bytes.length - 30),
  (bytes, random) => bytes.subarray(Math.floor(bytes.length * random())),
  flipped(1),
  flipped(20),
  flipped(2_000),
  (bytes) => Buffer.concat([bytes, bytes]),
  (bytes) => Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]),
  (bytes) => Buffer.concat([bytes, Buffer.alloc(3_000_000)]),
  (bytes) => Buffer.concat([Buffer.from('\n\n'), bytes]),
  (bytes) => Buffer.concat([bytes.subarray(0, 16), Buffer.alloc(5_000, 0xff)]),
  (bytes) => Buffer.concat([bytes.subarray(0, bytes.length / 2), Buffer.alloc(bytes.length / 2)]),
  (bytes) => Buffer.from(bytes).swap16(),
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll(/\d/g, '9'), 'latin1'),
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('obj', 'obj obj'), 'latin1'),
  (bytes) => Buffer.from(bytes.toString('utf8'), 'utf8'),
  (bytes) => Buffer.from(bytes.toString('base64')),
  (bytes) => Buffer.from(bytes).reverse(),
];

const even = (bytes: Buffer) => (bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.from(' ')]));

async function damagedFiles(): Promise<Buffer[]> {
  const whole = await Promise.all([
    pdf([['Your coverage ends on March 14, 2026.']]),
    pdf([['Your coverage ends on March 14, 2026.']], undefined, { useObjectStreams: false }),
    scannedPdf([await page('Your coverage ends')]),
    page('Your coverage ends'),
    blank(300, 200).jpeg().toBuffer(),
    blank(300, 200).webp().toBuffer(),
    blank(300, 200).gif().toBuffer(),
  ]);
  const text = 'Your coverage ends on March 14, 2026.';
  return [...whole, docx(text), doc(text)].flatMap((bytes, seed) =>
    damages.map((damage) => damage(even(bytes), numbers(seed))),
  );
}

/** Whether what is said of a file goes together. */
function isTrue(file: ReadFile): boolean {
  if (file.status === 'refused') return Object.hasOwn(fileRefusals, file.reason);
  const { status, reason, missing, type, image } = file;
  const isWhole = reason === null && missing.length === 0;
  return (
    ['ready', 'partial', 'failed'].includes(status) &&
    (status === 'ready') === isWhole &&
    (reason === null ? status !== 'failed' : unreadReasons.includes(reason)) &&
    isFileType(type) &&
    type.startsWith('image/') === (image !== undefined)
  );
}

it('200 files that could do harm end in a true state each, and no process dies, hangs or stays', async () => {
  const reader = new FileReader(new Log('coach', 'silent'), { COACH_TIMEOUT_FACTOR: 8 } as never);
  const made = await Promise.all([...worstFiles, ...otherFiles].map(async ({ make }) => make()));
  const files = [...made, ...(await damagedFiles())];
  expect(files.length).toBeGreaterThanOrEqual(200);
  const states = new Map<string, number>();
  for (let at = 0; at < files.length; at += 2)
    for (const file of await Promise.all(
      files.slice(at, at + 2).map((bytes, of) => reader.read(bytes, { type: '', owner: String(of) })),
    )) {
      const state = `${file.status} ${file.reason}`;
      states.set(state, (states.get(state) ?? 0) + 1);
      expect(isTrue(file)).toBe(true);
    }
  expect(states.size).toBeGreaterThan(5);
  expect(readingProcesses()).toBe(0);
}, 900_000);
