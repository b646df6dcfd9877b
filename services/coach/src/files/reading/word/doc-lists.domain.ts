import { type DocStreams, partOf, placeOfPart, type Properties } from './doc-format.domain.js';
import type { ListPlace, Level } from './docx-numbering.js';

const LIST = 28;
const LEVEL = 28;
const LEVELS = 9;
const OVERRIDE = 16;
/** Names of formats by their number; others count in figures. */
const FORMATS: Record<number, string> = {
  1: 'upperRoman',
  2: 'lowerRoman',
  3: 'upperLetter',
  4: 'lowerLetter',
  22: 'decimalZero',
  23: 'bullet',
  255: 'none',
};

/** In which list a paragraph is. */
export function listOf(paragraph: Properties): ListPlace | undefined {
  const id = paragraph.get(0x460b)?.readUInt16LE() ?? 0;
  return id === 0 ? undefined : { id: String(id), level: paragraph.get(0x260a)?.[0] ?? 0 };
}

/** How the levels of a document's lists are written; what one place changes of a list is not looked at. */
export function levelsOf(streams: DocStreams): (list: ListPlace) => Level | undefined {
  const lists = readLists(streams);
  const used = partOf(streams, 'usedLists');
  return ({ id, level }) => {
    const at = 4 + OVERRIDE * (Number(id) - 1);
    return at + 4 > used.length ? undefined : lists.get(used.readInt32LE(at))?.[level];
  };
}

/** Lists by their number. What describes their levels stands behind all of them. */
function readLists(streams: DocStreams): Map<number, Level[]> {
  const source = partOf(streams, 'lists');
  const count = source.length < 2 ? 0 : source.readInt16LE(0);
  let at = placeOfPart(streams, 'lists') + source.length;
  const levels = (isSimple: boolean) =>
    Array.from({ length: isSimple ? 1 : LEVELS }, () => {
      const level = readLevel(streams.table, at);
      at = level.end;
      return level;
    });
  const lists = Array.from({ length: Math.max(0, count) }, (_, n) => {
    const start = 2 + LIST * n;
    return [source.readInt32LE(start), levels(((source[start + 26] ?? 0) & 1) === 1)] as const;
  });
  return new Map(lists);
}

/** A level, and where the next one begins. Its text has the number of a level where that one's count stands. */
function readLevel(table: Buffer, at: number): Level & { end: number } {
  const textAt = at + LEVEL + (table[at + 24] ?? 0) + (table[at + 25] ?? 0);
  const end = textAt + 2 + 2 * table.readUInt16LE(textAt);
  const text = table.toString('utf16le', textAt + 2, end);
  return {
    format: FORMATS[table[at + 4] ?? 0] ?? 'decimal',
    text: [...text].map((sign) => (sign < '\t' ? `%${sign.charCodeAt(0) + 1}` : sign)).join(''),
    start: table.readInt32LE(at),
    end,
  };
}
