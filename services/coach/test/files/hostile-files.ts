import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { FileRefusal } from '@careward/contracts/coach/files';
import {
  blank,
  doc,
  docx,
  oldOffice,
  onOpening,
  page,
  pdf,
  relations,
  wordDocument,
  zip,
} from './make-files.js';

export const DOC = 'application/msword';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Hostile = {
  name: string;
  declared: string;
  make: () => Buffer | Promise<Buffer>;
  /** Why it is not kept. */
  reason: FileRefusal;
};

const MB = 1024 * 1024;
const SCRIPT = '<script>alert(1)</script>';
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="9" height="9"/></svg>`;
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(600)]);

/** An object stream of one object, which unpacks to a great many spaces. */
function pdfBomb(size: number): Buffer {
  const packed = deflateSync(Buffer.alloc(size, ' '));
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.5\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n',
    ),
    Buffer.from(`3 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Size 4>>\nstartxref\n0\n%%EOF\n'),
  ]);
}

const nested = (depth: number) =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R/X ${'['.repeat(depth)}${']'.repeat(depth)}>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\ntrailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`,
  );

/** Made to be dangerous, each in a way of its own: the worst. */
export const worstFiles: readonly Hostile[] = [
  { name: 'noise', declared: '', make: () => randomBytes(20_000), reason: 'type' },
  {
    name: 'a drawing that calls itself a picture',
    declared: 'image/png',
    make: () => Buffer.from(`\ufeff${DRAWING}`),
    reason: 'svg',
  },
  {
    name: 'a script that begins like a GIF',
    declared: 'image/gif',
    make: () => Buffer.from(`GIF89a/*${'x'.repeat(99)}*/=1;alert(1)`),
    reason: 'damaged',
  },
  {
    name: 'a script that calls itself text',
    declared: 'text/plain',
    make: () => Buffer.from(`\n ${SCRIPT}`),
    reason: 'type',
  },
  {
    name: 'a PDF that calls itself a picture',
    declared: 'image/png',
    make: () => pdf([['hello']]),
    reason: 'mismatch',
  },
  {
    name: 'a document with macros by its parts',
    declared: DOCX,
    make: () => docx('hello', [{ name: 'word/vbaProject.bin', data: 'x' }]),
    reason: 'macro',
  },
  {
    name: 'a document with a template elsewhere',
    declared: DOCX,
    make: () => docx('hello', [relations('attachedTemplate', 'https://evil.example/t.dotm')]),
    reason: 'active',
  },
  {
    name: 'a document that unpacks to 60 MB',
    declared: DOCX,
    make: () => docx('hello', [{ name: 'word/media/a.xml', data: Buffer.alloc(60 * MB, 97) }]),
    reason: 'too-big-inside',
  },
  {
    name: 'a document whose text unpacks to 40 MB and says 1 kB',
    declared: DOCX,
    make: () =>
      zip([
        { name: '[Content_Types].xml', data: '<Types/>' },
        { name: 'word/document.xml', data: wordDocument('a'.repeat(40 * MB)), claims: 1_000 },
      ]),
    reason: 'damaged',
  },
  {
    name: 'a PDF with a script in a compressed stream',
    declared: '',
    make: () => pdf([['hello']], (document) => document.addJavaScript('x', 'app.alert(1)')),
    reason: 'active',
  },
  {
    name: 'a PDF that starts a program',
    declared: '',
    make: () => pdf([['hello']], onOpening({ S: '/Launch', F: 'cmd.exe' })),
    reason: 'active',
  },
  {
    name: 'a PDF that unpacks to 500 MB',
    declared: '',
    make: () => pdfBomb(500 * MB),
    reason: 'too-big-inside',
  },
  {
    name: 'a picture of 81 million points',
    declared: '',
    make: () => blank(9_000, 9_000).png().toBuffer(),
    reason: 'too-many-pixels',
  },
];

export const otherFiles: readonly Hostile[] = [
  { name: 'an empty file', declared: 'text/plain', make: () => Buffer.alloc(0), reason: 'empty' },
  { name: 'a photo of an iPhone', declared: 'image/heic', make: () => heic, reason: 'heic' },
  { name: 'a PDF nested 200,000 deep', declared: '', make: () => nested(200_000), reason: 'damaged' },
  {
    name: 'a drawing with a script',
    declared: 'image/svg+xml',
    make: () => Buffer.from(DRAWING),
    reason: 'svg',
  },
  {
    name: 'a web page that calls itself text',
    declared: 'text/plain',
    make: () => Buffer.from(`<!DOCTYPE html><html>${SCRIPT}</html>`),
    reason: 'type',
  },
  {
    name: 'a program',
    declared: DOC,
    make: () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2_000, 9)]),
    reason: 'type',
  },
  {
    name: 'an archive',
    declared: 'application/zip',
    make: () => zip([{ name: 'a.txt', data: 'hello' }]),
    reason: 'mismatch',
  },
  {
    name: 'an archive that calls itself a document',
    declared: DOCX,
    make: () => zip([{ name: 'a.txt', data: 'hello' }]),
    reason: 'mismatch',
  },
  {
    name: 'an installer that calls itself a document',
    declared: DOC,
    make: () => oldOffice([{ name: 'Installer', data: Buffer.alloc(4_096) }]),
    reason: 'mismatch',
  },
  {
    name: 'a document with macros by its type',
    declared: '',
    make: () => docx('hello', [], 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    reason: 'macro',
  },
  {
    name: 'an old document with macros',
    declared: DOC,
    make: () => doc('hello', { more: [{ name: '_VBA_PROJECT', data: Buffer.alloc(4_096) }] }),
    reason: 'macro',
  },
  {
    name: 'a document with a program inside',
    declared: DOCX,
    make: () => docx('hello', [{ name: 'word/embeddings/oleObject1.bin', data: 'x' }]),
    reason: 'active',
  },
  {
    name: 'a document of 2,001 parts',
    declared: DOCX,
    make: () =>
      docx(
        'hello',
        Array.from({ length: 1_998 }, (_, n) => ({ name: `word/p${n}.xml`, data: '' })),
      ),
    reason: 'too-big-inside',
  },
  {
    name: 'a PDF with a script for its opening',
    declared: '',
    make: () =>
      pdf([['hello']], onOpening({ S: '/JavaScript', JS: 'app.alert(1)' }), { useObjectStreams: false }),
    reason: 'active',
  },
  {
    name: 'a PDF with a file inside',
    declared: '',
    make: () => pdf([['hello']], (document) => document.attach(Buffer.from('MZ'), 'a.exe')),
    reason: 'active',
  },
  {
    name: 'half a picture',
    declared: 'image/png',
    make: async () => (await page('hello')).subarray(0, 700),
    reason: 'damaged',
  },
];
