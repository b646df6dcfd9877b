import type { UnreadPart } from '@careward/contracts/coach/schemas';
import CFB from 'cfb';
import { Refusal, textOrNone, type FileText, unread } from '../read-file.domain.js';
import { type DocStreams, firstPagesOf, fontsOf, partOf } from './doc-format.domain.js';
import { Letters } from './doc-letters.domain.js';
import { levelsOf } from './doc-lists.domain.js';
import { DocText } from './doc-text.js';
import { listCounter } from './docx-numbering.js';

/** Names of streams stand in the folder of the old format uncompressed, in UTF-16 and whatever their case. */
export function checkDoc(bytes: Buffer): void {
  const names = bytes.toString('utf16le').toLowerCase();
  if (names.includes('_vba_project')) throw new Refusal('macro');
  // How Word packs a file of any kind, also a program, that a click opens.
  if (names.includes('ole10native')) throw new Refusal('active');
  if (!names.includes('worddocument')) throw new Refusal('mismatch');
}

/** The first two bytes of Word 97 and later, and what the flags at the tenth say. */
const BEGINS = 0xa5ec;
const IS_LOCKED = 0x0100;
const IN_TABLE_1 = 0x0200;

/** All that a document shows: what is at the head of its pages first, what is at their foot last. */
export function readDoc(bytes: Buffer): FileText {
  const archive = CFB.read(bytes, { type: 'buffer' });
  const stream = (name: string) => Buffer.from(CFB.find(archive, `/${name}`)?.content ?? []);
  const main = stream('WordDocument');
  const flags = main.readUInt16LE(10);
  if (main.readUInt16LE(0) !== BEGINS) return unread('damaged');
  if (flags & IS_LOCKED) return unread('encrypted');
  const table = stream(flags & IN_TABLE_1 ? '1Table' : '0Table');
  return readStreams({ main, table, data: stream('Data') });
}

/** The texts of a document, which follow each other, with the place of their lengths; the gap is of no use any more. */
const TEXTS = ['body', 'footnotes', 'edges', 'gap', 'comments', 'endnotes', 'boxes', 'edgeBoxes'] as const;
const LENGTHS_AT = 0x4c;

function readStreams(streams: DocStreams): FileText {
  const letters = new Letters(streams);
  const { data } = streams;
  const around = { fonts: fontsOf(streams), numberOf: listCounter(levelsOf(streams)), data };
  const missing: UnreadPart[] = [];
  const lengths = TEXTS.map((_, n) => streams.main.readUInt32LE(LENGTHS_AT + 4 * n));
  const startOf = (name: (typeof TEXTS)[number]) =>
    lengths.slice(0, TEXTS.indexOf(name)).reduce((sum, length) => sum + length, 0);
  const between = (from: number, to: number): string => {
    const part = new DocText(around);
    const text = part.read(letters.between(from, to));
    missing.push(...part.missing);
    return text;
  };
  const all = (name: (typeof TEXTS)[number]) =>
    between(startOf(name), startOf(name) + (lengths[TEXTS.indexOf(name)] ?? 0));
  const edges = edgesOf(streams).map(({ from, to, isFoot }) => ({
    isFoot,
    text: between(startOf('edges') + from, startOf('edges') + to),
  }));
  const texts = [
    ...edges.filter(({ isFoot }) => !isFoot).map(({ text }) => text),
    ...(['body', 'boxes', 'edgeBoxes', 'footnotes', 'endnotes', 'comments'] as const).map(all),
    ...edges.filter(({ isFoot }) => isFoot).map(({ text }) => text),
  ];
  // Sections may have the same at their edges.
  const shown = [...new Set(texts)].filter((text) => text !== '');
  return textOrNone(shown.join('\n\n'), { missing });
}

type Edge = { from: number; to: number; isFoot: boolean };

/** After six lines between notes and text: what each section has at the edges of even, odd and first pages. */
const SEPARATORS = 6;
const KINDS = [
  { isFoot: false, pages: 'even' },
  { isFoot: false, pages: 'odd' },
  { isFoot: true, pages: 'even' },
  { isFoot: true, pages: 'odd' },
  { isFoot: false, pages: 'first' },
  { isFoot: true, pages: 'first' },
] as const;

/** Those of a first or an even page are only shown where the document says so. */
function edgesOf(streams: DocStreams): Edge[] {
  const source = partOf(streams, 'edges');
  const firstPages = firstPagesOf(streams);
  const hasEven = ((partOf(streams, 'settings')[0] ?? 0) & 1) === 1;
  const count = Math.max(0, Math.floor(source.length / 4) - 1 - SEPARATORS);
  return Array.from({ length: count }, (_, n) => {
    const at = 4 * (SEPARATORS + n);
    const { isFoot, pages } = KINDS[n % KINDS.length] ?? KINDS[0];
    const isShown =
      pages === 'odd' || (pages === 'even' ? hasEven : firstPages[Math.floor(n / KINDS.length)]);
    return { from: source.readUInt32LE(at), to: isShown ? source.readUInt32LE(at + 4) : 0, isFoot };
  }).filter(({ from, to }) => to > from);
}
