import { randomUUID } from 'node:crypto';
import { Log } from '@careward/platform/observability/log';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { FileReader } from '../../src/files/reading/file-reader.js';
import { DOC, DOCX, worstFiles } from './hostile-files.js';
import { blank, doc, docx, faxedPdf, oldOffice, page, pdf, scannedPdf } from './make-files.js';
import { readingPids, readingProcesses } from './processes.js';

const BUSY_MACHINE = 8;
const readerOf = (factor: number) =>
  new FileReader(new Log('coach', 'silent'), { COACH_TIMEOUT_FACTOR: factor } as never);
const reader = readerOf(BUSY_MACHINE);
const read = (bytes: Buffer, type = '') => reader.read(bytes, { type, owner: randomUUID() });

const english =
  "Dear Ms. Whitfield, we reviewed your application for home services. Your Medicaid coverage ends on March 14, 2026 unless you send the enclosed renewal form before February 28, 2026. You don't need to visit an office. Call 1-800-555-0199 between 8:00 a.m. and 5:30 p.m., Monday through Friday. The monthly premium of $48.50 is due on the first.";
const spanish =
  'Estimada señora Núñez: revisamos su solicitud de servicios en el hogar. Su cobertura médica termina el 14 de marzo de 2026 a menos que envíe el formulario de renovación antes del 28 de febrero de 2026. No necesita visitar una oficina. Llame al 1-800-555-0199 entre las 8:00 y las 5:30. La próxima cita con el cardiólogo será el miércoles.';

/** Behind a file, it keeps the reading process waiting for the rest until a spec has looked at it. */
const MORE_THAN_A_PIPE_HOLDS = Buffer.alloc(1_000_000, '\n');

/** The share of a page's words that were read. */
function shareOf(wanted: string, text: string): number {
  const words = new Set(text.split(/\s+/));
  const all = wanted.split(' ');
  return all.filter((word) => words.has(word)).length / all.length;
}

describe('a file that could do harm', () => {
  it.each(worstFiles)('is not kept: $name', async ({ make, declared, reason }) => {
    expect(await read(await make(), declared)).toEqual({
      status: 'refused',
      type: null,
      reason,
      pages: null,
      text: '',
    });
  });

  it('is not kept when its checks take too long, and its process is gone', async () => {
    const hurried = readerOf(0.0002);
    expect(await hurried.read(await page(english), { type: '', owner: 'ana' })).toMatchObject({
      status: 'refused',
      reason: 'too-big-inside',
    });
    expect(readingProcesses()).toBe(0);
  });
});

describe('what is kept of a picture', () => {
  it('is drawn again, smaller, without its place and without what hung behind it', async () => {
    const photo = await blank(3_000, 1_000)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    const file = await read(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]), 'image/jpeg');
    const { bytes = Buffer.alloc(0), type } = ('image' in file && file.image) || {};
    const { width, exif } = await sharp(bytes).metadata();
    expect([file.status, type, width, exif]).toEqual(['ready', 'image/jpeg', 2_048, undefined]);
    expect(bytes.includes('<script>')).toBe(false);
  });

  it.each([
    ['English', english],
    ['Spanish', spanish],
  ])('is read when it is a clean page of %s', async (_language, text) => {
    const file = await read(await page(text), 'image/png');
    expect(file).toMatchObject({ status: 'ready', reason: null });
    expect(shareOf(text, file.text)).toBeGreaterThanOrEqual(0.95);
  });

  it('has no text when it shows none', async () => {
    const file = await read(await blank(400, 300).webp().toBuffer(), 'image/webp');
    expect(file).toMatchObject({ status: 'ready', text: '' });
  });
});

describe('the text of a document', () => {
  const text = 'Your coverage ends on March 14, 2026.\nAño nuevo, ¿mañana?';
  const lines = text.split('\n');

  it.each([
    ['a PDF', () => pdf([lines]), 'application/pdf'],
    ['a Word document', () => docx(text), DOCX],
    ['an old Word document', () => doc(text), DOC],
    ['a text', () => Buffer.from(text), 'text/plain'],
    ['a text of old Windows', () => Buffer.from(text, 'latin1'), 'text/plain; charset=windows-1252'],
    ['a text in UTF-16', () => Buffer.from(`\ufeff${text}`, 'utf16le'), ''],
  ])('is read: %s', async (_name, make, declared) => {
    const file = await read(await make(), declared);
    expect(file).toMatchObject({ status: 'ready', reason: null });
    expect(file.text.split(/\n+/)).toEqual(lines);
  });

  it.each([
    ['a scan', async () => scannedPdf([await page(english)])],
    ['a fax', async () => faxedPdf(await page(english))],
  ])('is read from the pictures of %s', async (_name, make) => {
    const file = await read(await make(), 'application/pdf');
    expect(file).toMatchObject({ status: 'ready', pages: 1 });
    expect(shareOf(english, file.text)).toBeGreaterThanOrEqual(0.95);
  });

  it.each(['BMI 24.1, weight 160 pounds.', 'MZ called about the waiver. Llámela mañana.'])(
    'is read of notes that begin as another kind of file does: %s',
    async (notes) => {
      expect(await read(Buffer.from(notes), 'text/plain')).toMatchObject({ status: 'ready', text: notes });
    },
  );

  it('is without signs that show nothing or turn the direction', async () => {
    expect((await read(Buffer.from('pay \u202e100\u200b dollars'), 'text/plain')).text).toBe(
      'pay 100 dollars',
    );
  });

  it.each([
    [
      '40,001 characters',
      () => Buffer.from('a b '.repeat(10_000) + 'c'),
      { status: 'partial', reason: 'too-long' },
    ],
    [
      '101 pages',
      () => pdf(Array.from({ length: 101 }, () => ['hello'])),
      { status: 'partial', reason: 'too-many-pages', pages: 101 },
    ],
    ['an empty page', () => pdf([[]]), { status: 'failed', reason: 'no-text', pages: 1 }],
    [
      'a locked PDF',
      () =>
        pdf([lines], (document) => document.encrypt({ userPassword: 'a', ownerPassword: 'b' }), {
          useObjectStreams: false,
        }),
      { status: 'failed', reason: 'encrypted' },
    ],
    [
      'a locked Word document',
      () => oldOffice([{ name: 'EncryptedPackage', data: Buffer.alloc(4_096) }]),
      { status: 'failed', reason: 'encrypted', type: DOCX },
    ],
    [
      'a locked old Word document',
      () => doc(text, { isLocked: true }),
      { status: 'failed', reason: 'encrypted', type: DOC },
    ],
  ])('is known to be missing: %s', async (_name, make, expected) => {
    const file = await read(await make());
    expect(file).toMatchObject(expected);
    expect(file.text.length).toBeLessThanOrEqual(40_000);
  });

  it('is read of a PDF that only its owner may change', async () => {
    const locked = await pdf(
      [lines],
      (document) => document.encrypt({ userPassword: '', ownerPassword: 'b' }),
      { useObjectStreams: false },
    );
    expect(await read(locked)).toMatchObject({ status: 'ready', text: text });
  });
});

describe('a process that something else ends', () => {
  it('says nothing of its file, which may be sent again', async () => {
    const letter = Buffer.concat([await page(english), MORE_THAN_A_PIPE_HOLDS]);
    const reading = read(letter, 'image/png');
    const pids = readingPids();
    expect(pids).toHaveLength(1);
    for (const pid of pids) process.kill(pid, 'SIGTERM');
    await expect(reading).rejects.toMatchObject({ status: 503, code: 'unavailable', retryAfter: 30 });
  });
});

describe('many files at once', () => {
  it('wait for their turn only so long, and are not read after that', async () => {
    const hurried = readerOf(BUSY_MACHINE);
    Object.assign(hurried, { wait: 1 });
    const readLetter = (letter: string) =>
      hurried.read(Buffer.from(letter), { type: 'text/plain', owner: letter });
    const first = [
      readLetter(`a letter${MORE_THAN_A_PIPE_HOLDS.toString()}`),
      readLetter(`another letter${MORE_THAN_A_PIPE_HOLDS.toString()}`),
    ];
    const pids = readingPids();
    expect(pids).toHaveLength(2);
    // They go on once the third has waited.
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    const third = readLetter('a letter too many');
    await expect(third).rejects.toMatchObject({ status: 503, retryAfter: 30 });
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    expect((await Promise.all(first)).map(({ text }) => text)).toEqual(['a letter', 'another letter']);
    expect(readingProcesses()).toBe(0);
  });

  it('are read in turn, those too many are refused in words, and no process stays', async () => {
    const letters = Array.from({ length: 23 }, (_, n) => `letter ${n}`);
    const all = await Promise.allSettled(letters.map((letter) => read(Buffer.from(letter), 'text/plain')));
    const texts = all.map((each) =>
      each.status === 'fulfilled' ? each.value.text : (each.reason as unknown),
    );
    expect(texts.slice(0, 22)).toEqual(letters.slice(0, 22));
    expect(texts[22]).toMatchObject({ status: 503, retryAfter: 30 });
    expect(readingProcesses()).toBe(0);
  });
});
