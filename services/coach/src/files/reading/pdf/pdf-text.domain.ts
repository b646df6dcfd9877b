import { inReadingOrder } from './reading-order.domain.js';

/** Letters that stand together on a page, in points from its upper left corner; `y` is their baseline. */
export type Piece = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  /** Degrees by which their line is turned, clockwise. */
  turn: number;
  /** A space is written before it. */
  isSpaced: boolean;
  /** Its place is given, and does not follow from what is before it. */
  isJump: boolean;
  /** Its text has spaces as letters: one that is missing before it is missing on purpose. */
  isSpelled: boolean;
};

type Segment = { text: string; left: number; right: number; y: number; size: number; isSpelled: boolean };

/** A page's text as it is read: line by line, each column and box for itself, with a blank line between two of them. */
export function textOfPieces(pieces: readonly Piece[]): string {
  const turns = [...new Set(pieces.map(({ turn }) => turn))].sort((a, b) => a - b);
  const blocks = turns.flatMap((turn) =>
    blocksOf(segmentsOf(pieces.filter((piece) => piece.turn === turn).map(upright))),
  );
  return blocks.filter((block) => block !== '').join('\n\n');
}

function upright(piece: Piece): Piece {
  if (piece.turn === 0) return piece;
  const [cos, sin] = [Math.cos((piece.turn * Math.PI) / 180), Math.sin((piece.turn * Math.PI) / 180)];
  return { ...piece, x: piece.x * cos + piece.y * sin, y: piece.y * cos - piece.x * sin };
}

/**
 * Shares of a letter's size: two baselines of one line, a space, and a gap that ends a thought. Of letters that are read from
 * right to left, a space is written before what stands left of it.
 */
const SAME_LINE = 0.4;
const SPACE = { seen: 0.13, written: 0.02 };
const GAP = { written: 1.8, jumped: 0.65, both: 1, touching: 0.06, afterMark: 5 };

/** Before an entry of a list, or a box to tick: it belongs to what follows, however far that is. */
const MARK = /^(?:[•◦▪●○■□·–—*-]|\(?[\p{L}\d]{1,2}[.)]|\[[ x]\])$/u;

function segmentsOf(pieces: readonly Piece[]): Segment[] {
  return linesOf(pieces).flatMap((line) => {
    const segments: Segment[] = [];
    for (const piece of line.toSorted((a, b) => a.x - b.x)) {
      const { text, x, y, width, size, isSpaced, isSpelled } = piece;
      const last = segments.at(-1);
      const gap = last ? x - last.right : Infinity;
      const most = last ? gapAfter(last, piece) : 0;
      if (last && gap <= most * Math.max(size, last.size)) {
        // Bold letters are drawn twice by some programs.
        if (gap < -0.5 * width && last.text.endsWith(text)) continue;
        last.text += `${gap > (isSpaced ? SPACE.written : SPACE.seen) * size ? ' ' : ''}${text}`;
        last.right = Math.max(last.right, x + width);
        last.size = Math.max(last.size, size);
        last.isSpelled = isSpelled;
      } else segments.push({ text, left: x, right: x + width, y, size, isSpelled });
    }
    return segments.map((segment) => ({
      ...segment,
      text: inReadingOrder(segment.text.replace(/\s+/g, ' ').trim()),
    }));
  });
}

function gapAfter(before: Segment, { isSpaced, isJump, isSpelled }: Piece): number {
  if (MARK.test(before.text)) return GAP.afterMark;
  if (isSpaced) return isJump ? GAP.both : GAP.written;
  return isJump && isSpelled && before.isSpelled ? GAP.touching : GAP.jumped;
}

function linesOf<Item extends { y: number; size: number }>(items: readonly Item[]): Item[][] {
  const lines: Item[][] = [];
  for (const item of items.toSorted((a, b) => a.y - b.y)) {
    const last = lines.at(-1);
    const [first] = last ?? [];
    if (last && first && item.y - first.y <= SAME_LINE * Math.max(first.size, item.size)) last.push(item);
    else lines.push([item]);
  }
  return lines;
}

function blocksOf(segments: readonly Segment[]): string[] {
  if (segments.length === 0) return [];
  const columns = columnsOf(segments);
  if (columns.length > 1) return rowsOf(columns) ?? columns.flatMap(blocksOf);
  const bands = bandsOf(linesOf(segments));
  if (bands.length > 1) return bands.flatMap((lines) => blocksOf(lines.flat()));
  const lines = linesOf(segments);
  if (lines.some((line) => line.length > 1))
    return lines.flatMap((line) => line.toSorted((a, b) => a.left - b.left).map(({ text }) => text));
  return [joined(lines.flat())];
}

/** Side by side, with nothing that crosses the gaps between them. */
function columnsOf(segments: readonly Segment[]): Segment[][] {
  const columns: { right: number; segments: Segment[] }[] = [];
  for (const segment of segments.toSorted((a, b) => a.left - b.left)) {
    const last = columns.at(-1);
    if (last && segment.left - last.right < GAP.jumped * segment.size) {
      last.segments.push(segment);
      last.right = Math.max(last.right, segment.right);
    } else columns.push({ right: segment.right, segments: [segment] });
  }
  return columns.map((column) => column.segments);
}

const PARAGRAPH = { pitch: 1.3, gap: 0.5, ofTwo: 1.1, size: 1.2 };

/** Above each other: parted by more than lines are, by another size of letters, or where boxes begin beside each other. */
function bandsOf(lines: readonly Segment[][]): Segment[][][] {
  const spaces = lines.slice(1).map((line, at) => spaceBetween(lines[at] ?? [], line));
  const usual = spaces.map(({ pitch }) => pitch).toSorted((a, b) => a - b)[spaces.length >> 1] ?? 0;
  const isParted = ({ pitch, gap, ratio }: ReturnType<typeof spaceBetween>) =>
    ratio > PARAGRAPH.size ||
    (spaces.length === 1 ? gap > PARAGRAPH.ofTwo : gap > PARAGRAPH.gap && pitch > PARAGRAPH.pitch * usual);
  const bands = bandsAt(lines, (at) => isParted(spaces[at - 1] ?? { pitch: 0, gap: 0, ratio: 1 }));
  if (bands.length > 1) return bands;
  return bandsAt(lines, (at) => (lines[at]?.length === 1) !== (lines[at - 1]?.length === 1));
}

function bandsAt(lines: readonly Segment[][], isParted: (at: number) => boolean): Segment[][][] {
  const bands: Segment[][][] = [];
  for (const [at, line] of lines.entries()) {
    const last = bands.at(-1);
    if (last && !isParted(at)) last.push(line);
    else bands.push([line]);
  }
  return bands;
}

const sizeOf = (line: readonly Segment[]) => Math.max(...line.map(({ size }) => size));

function spaceBetween(above: readonly Segment[], below: readonly Segment[]) {
  const [over, under] = [sizeOf(above), sizeOf(below)];
  const pitch = Math.min(...below.map(({ y }) => y)) - Math.max(...above.map(({ y }) => y));
  const size = Math.max(over, under);
  return { pitch, gap: pitch / size - 1, ratio: size / Math.min(over, under) };
}

/** The rows of a table, each a text of its own; null of columns that are read one after the other. */
function rowsOf(columns: readonly Segment[][]): string[] | null {
  if (columns.every(isProse)) return null;
  const rows = cellsOf(columns).map((cells) => cells.filter((cell) => cell !== ''));
  const full = rows.filter((row) => row.length > 1);
  const told = full.filter((row) => rowText(row) !== null);
  return full.length === 0 || told.length < full.length / 2
    ? null
    : rows.flatMap((row) => rowText(row) ?? row);
}

/** Each row's cells, with the further lines of one in it. */
function cellsOf(columns: readonly Segment[][]): string[][] {
  const rows: { cells: string[]; y: number }[] = [];
  const placed = columns.flatMap((column, at) => column.map((segment) => ({ ...segment, at })));
  for (const line of linesOf(placed)) {
    const textIn = (column: number) =>
      line
        .filter(({ at }) => at === column)
        .map(({ text }) => text)
        .join(' ');
    const cells = columns.map((_, column) => textIn(column));
    const last = rows.at(-1);
    const [{ y = 0, size = 0, text = '' } = {}] = line;
    const goesOn = cells[0] === '' || (cells.includes('') && /^\p{Ll}/u.test(text));
    if (last && goesOn && y - last.y <= 1.4 * size)
      Object.assign(last, { y, cells: last.cells.map((cell, at) => `${cell} ${cells[at]}`.trim()) });
    else rows.push({ cells, y });
  }
  return rows.map(({ cells }) => cells);
}

const CELL = { label: 8, value: 14 };
const wordsOf = (text: string) => text.split(' ').length;

/** A row as it is said; null of what stands beside each other and does not belong together. */
function rowText([label = '', ...values]: readonly string[]): string | null {
  const [value] = values;
  if (value === undefined) return label;
  if (label.endsWith(':')) return [label, ...values].join(' ');
  if (values.length > 1)
    return [label, ...values].every((cell) => wordsOf(cell) <= CELL.value)
      ? [label, ...values].join(' | ')
      : null;
  if (/^\[[ x]\]$/.test(value)) return `${value} ${label}`;
  return isLabel(label) && isValue(value) ? `${label}: ${value}` : null;
}

const isLabel = (text: string) => wordsOf(text) <= CELL.label && !/[.,;!?]$|: ?\S|^(?:[\d$]|\[)/.test(text);
const isValue = (text: string) => wordsOf(text) <= CELL.value && !/^\p{Ll}|^[^\d]*:|^\[/u.test(text);

/** Whether the first word of the next line had no room any more on this one. */
function isFull(line: Segment, next: Segment, width: number): boolean {
  const [word = ''] = next.text.split(' ');
  const letter = (next.right - next.left) / next.text.length;
  return line.right - line.left + (word.length + 1) * letter > 0.97 * width;
}

const widthOf = (lines: readonly Segment[]) =>
  Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left));
const isOver = ({ text }: Segment) => /[.:!?]$/.test(text);

/** Lines that a writing program has broken. */
function isProse(column: readonly Segment[]): boolean {
  const lines = column.toSorted((a, b) => a.y - b.y);
  const words = lines.reduce((all, { text }) => all + wordsOf(text), 0);
  if (words < 3 * lines.length) return false;
  const pairs = lines.slice(1).map((next, at) => ({ line: lines[at] ?? next, next }));
  const broken = pairs.filter(({ line }) => !isOver(line));
  const full = broken.filter(({ line, next }) => isFull(line, next, widthOf(lines)));
  return full.length >= 0.6 * broken.length && pairs.some(({ next }) => /^\p{Ll}/u.test(next.text));
}

/** Words that keep their hyphen, wherever a line breaks. */
const COMPOUND =
  /(?:^|[^\p{L}])(?:[\p{L}\d]+-[\p{L}\d-]*|[\p{L}]*\d[\p{L}\d]*|co|cost|day|ex|first|follow|full|high|home|in|long|low|month|non|on|out|over|part|post|pre|re|self|short|well|year)-$/iu;

/** Lines of one block; what was parted at a line's end is whole again. */
function joined(lines: readonly Segment[]): string {
  const prose = isProse(lines) ? widthOf(lines) : Infinity;
  let text = '';
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const isParted = /\p{L}[-\u00ad]$/u.test(text) && /^\p{Ll}/u.test(line.text);
    const goesOn = before && !isOver(before) && !MARKED.test(line.text) && isFull(before, line, prose);
    if (!isParted) text += `${text === '' ? '' : goesOn ? ' ' : '\n'}${line.text}`;
    else if (COMPOUND.test(text)) text += line.text;
    else text = `${text.slice(0, -1)}${line.text}`;
  }
  return text.replace(LEADERS, ': ').replaceAll('::', ':');
}

const MARKED = /^(?:[•◦▪●○■□·–—*-]|\(?[\p{L}\d]{1,2}[.)]|\[[ x]\]) /u;
/** Points that lead from a label to its value. */
const LEADERS = /\s*(?:[.…_]\s?){5,}(?=\S)/gu;
