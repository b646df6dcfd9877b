/** What a document of the old format consists of: [MS-DOC] says where everything stands. */

/** `data` holds pictures and what forms hold. */
export type DocStreams = { main: Buffer; table: Buffer; data: Buffer };

/** What is said of a stretch of text: the operand of each code. */
export type Properties = ReadonlyMap<number, Buffer>;

const HUGE = [0x6645, 0x6646];
const SIZES = [1, 1, 2, 4, 2, 2, 0, 3];
/** The only ones that have a longer size before them. */
const LONG = new Set([0xd606, 0xd608]);

function propertiesOf(source: Buffer, data: Buffer): Properties {
  const found = new Map<number, Buffer>();
  for (let at = 0; at + 3 <= source.length;) {
    const code = source.readUInt16LE(at);
    const isLong = LONG.has(code);
    const size = SIZES[code >> 13] || (isLong ? source.readUInt16LE(at + 2) + 1 : (source[at + 2] ?? 0) + 1);
    found.set(code, source.subarray(at + 2, at + 2 + size));
    at += 2 + size;
  }
  const huge = HUGE.map((code) => found.get(code)).find((place) => place?.length === 4);
  return huge ? propertiesOf(sized(data, huge.readUInt32LE()), Buffer.alloc(0)) : found;
}

/** Two bytes of size and what they announce; nothing where the file has lost them. */
const sized = (source: Buffer, at: number) =>
  at + 2 > source.length ? Buffer.alloc(0) : source.subarray(at + 2, at + 2 + source.readUInt16LE(at));

export const isOn = (properties: Properties, code: number) => ((properties.get(code)?.[0] ?? 0) & 1) === 1;

/** Parts of the table stream, by their place in the list at the beginning of the main one. */
const PLACES = {
  sections: 6,
  edges: 11,
  letters: 12,
  paragraphs: 13,
  fonts: 15,
  settings: 31,
  pieces: 33,
  lists: 73,
  usedLists: 74,
};
type Part = keyof typeof PLACES;

const listedAt = (part: Part) => 0x9a + 8 * PLACES[part];

export const placeOfPart = ({ main }: DocStreams, part: Part) => main.readUInt32LE(listedAt(part));

export function partOf(streams: DocStreams, part: Part): Buffer {
  const start = placeOfPart(streams, part);
  return streams.table.subarray(start, start + streams.main.readUInt32LE(listedAt(part) + 4));
}

/** Bytes of the main stream that hold letters from one position of the text to another, one or two bytes each. */
export type Piece = { from: number; to: number; at: number; width: 1 | 2 };

export function piecesOf(streams: DocStreams): Piece[] {
  const source = partOf(streams, 'pieces');
  let at = 0;
  while (source[at] === 1) at += 3 + source.readUInt16LE(at + 1);
  if (source[at] !== 2) throw new Error('no pieces');
  const places = source.subarray(at + 5, at + 5 + source.readUInt32LE(at + 1));
  const count = Math.floor((places.length - 4) / 12);
  return Array.from({ length: count }, (_, n) => {
    const place = places.readUInt32LE(4 * (count + 1) + 8 * n + 2);
    const isNarrow = (place & 0x4000_0000) !== 0;
    return {
      from: places.readUInt32LE(4 * n),
      to: places.readUInt32LE(4 * n + 4),
      at: isNarrow ? (place & 0x3fff_ffff) / 2 : place,
      width: isNarrow ? 1 : 2,
    };
  });
}

/** Bytes of the main stream whose letters have the same properties. */
export type Stretch = { from: number; to: number; properties: Properties };

const PAGE = 512;

/** The properties of letters or of paragraphs, from pages of their own. */
export function stretchesOf(streams: DocStreams, of: 'letters' | 'paragraphs'): Stretch[] {
  const pages = partOf(streams, of);
  const count = Math.max(0, Math.floor((pages.length - 4) / 8));
  return Array.from({ length: count }, (_, n) => {
    const number = pages.readUInt32LE(4 * (count + 1) + 4 * n) & 0x3f_ffff;
    const page = streams.main.subarray(number * PAGE, (number + 1) * PAGE);
    const runs = page[PAGE - 1] ?? 0;
    return Array.from({ length: runs }, (_run, run) => {
      const listed = 4 * (runs + 1) + run * (of === 'letters' ? 1 : 13);
      const source = sourceAt(page, 2 * (page[listed] ?? 0), of);
      return {
        from: page.readUInt32LE(4 * run),
        to: page.readUInt32LE(4 * run + 4),
        properties: propertiesOf(source, streams.data),
      };
    });
  }).flat();
}

function sourceAt(page: Buffer, at: number, of: 'letters' | 'paragraphs'): Buffer {
  const size = page[at] ?? 0;
  if (at === 0) return Buffer.alloc(0);
  if (of === 'letters') return page.subarray(at + 1, at + 1 + size);
  // Before the properties of a paragraph stands the number of its style.
  return size === 0
    ? page.subarray(at + 4, at + 2 + 2 * (page[at + 1] ?? 0))
    : page.subarray(at + 3, at + 2 * size);
}

export function fontsOf(streams: DocStreams): string[] {
  const source = partOf(streams, 'fonts');
  const fonts: string[] = [];
  for (let at = 4; at < source.length; at += 1 + (source[at] ?? 0)) {
    const [name = ''] = source.toString('utf16le', at + 40, at + 1 + (source[at] ?? 0)).split('\0');
    fonts.push(name);
  }
  return fonts;
}

/** Whether the first page of each section has a header and a footer of its own. */
export function firstPagesOf(streams: DocStreams): boolean[] {
  const source = partOf(streams, 'sections');
  const count = Math.max(0, Math.floor((source.length - 4) / 16));
  return Array.from({ length: count }, (_, n) => {
    const at = source.readInt32LE(4 * (count + 1) + 12 * n + 2);
    return at > 0 && isOn(propertiesOf(sized(streams.main, at), streams.data), 0x300a);
  });
}
