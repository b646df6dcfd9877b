import { UNREAD_MARK } from '@careward/contracts/coach/files';
import {
  around,
  type Box,
  COLUMN_GAP,
  findSpots,
  isWordWide,
  letterHeight,
  median,
  placeOf,
  type Word,
} from './find-unread.js';
import {
  barOf,
  isAsLargeAsAWord,
  isAtEdge,
  isCutOff,
  isRule,
  isText,
  isWritten,
  spoiltIn,
} from './judge-shapes.js';
import type { Sheet } from './prepare-picture.js';
import type { PictureArea } from './straighten-sheet.js';

/** A line of a sheet; the first of a paragraph is parted from what is before it. */
export type Line = { isFirst: boolean; words: Word[] };

/**
 * Percent of confidence from which a word is sure. A wrong one of these words turns a sentence round or gives another day,
 * amount or number. A photo of a face or a wound has marks that look like letters: a few words count only when all are clear.
 */
export const SURE = { word: 60, telling: 72, joined: 90, few: 3, ofFew: 80, share: 0.8 };
const TELLING =
  /\d|\$|^(?:not|no|nor|never|only|unless|until|without|cannot|.+n[’']t|nunca|sin|ni|solo|sólo|salvo|hasta)\W*$/i;
/** Small letters and a number in one are two words with something between them, more often than a word. */
const JOINED = /\p{Ll}[\d$€£]/u;
const SAYS_SOMETHING = /[\p{L}\d]/u;

export const isSure = ({ text, confidence }: Word): boolean =>
  confidence >= (JOINED.test(text) ? SURE.joined : TELLING.test(text) ? SURE.telling : SURE.word);
export const isDoubtful = (word: Word): boolean => SAYS_SOMETHING.test(word.text) && !isSure(word);

type Piece = { box: Box; text: string };
type Row = { isFirst: boolean; box: Box; pieces: Piece[]; spaces: number[] };

/** The text of lines with UNREAD_MARK for each place that holds something which is not surely read. */
export function markLines(
  sheet: Sheet,
  lines: readonly Line[],
): { text: string; seen: number; sure: number; unread: PictureArea[] } {
  const words = lines.flatMap((line) => line.words);
  const telling = words.filter(({ text }) => SAYS_SOMETHING.test(text));
  const sure = telling.filter(isSure);
  const letter = letterHeight(sure);
  const isNothing =
    sure.length === 0 ||
    (sure.length < SURE.few &&
      !(telling.length === sure.length && sure.every(({ confidence }) => confidence >= SURE.ofFew)));
  if (isNothing) {
    const isWriting = telling.length > 0 && isWritten(sheet);
    const unread = isWriting ? [placeOf(around(telling.map(({ bbox }) => bbox)))] : [];
    return { text: '', seen: telling.length, sure: 0, unread };
  }
  const isSpoilt = spoiltIn(sheet, sure);
  const bar = barOf(
    sheet,
    lines.map((line) => line.words),
  );
  const rows: Row[] = lines
    .map((line) => ({
      isFirst: line.isFirst,
      box: around(line.words.map(({ bbox }) => bbox)),
      pieces: line.words
        .filter(
          (word) =>
            (isSure(word) && SAYS_SOMETHING.test(word.text)) ||
            (word.bbox.y1 > bar &&
              !isRule(word, line.words, letter, sheet) &&
              (SAYS_SOMETHING.test(word.text) || isSure(word) || isAsLargeAsAWord(word.bbox, letter))),
        )
        .map((word): Piece => ({
          box: word.bbox,
          text:
            isSure(word) && !isSpoilt(word, line.words) && !isCutOff(word.bbox, sheet)
              ? word.text
              : UNREAD_MARK,
        })),
      spaces: spacesOf(line.words),
      isLegible: median(line.words.map(({ confidence }) => confidence)) > 45,
    }))
    .filter(
      ({ pieces, box, isLegible }) =>
        pieces.some(({ text }) => text !== UNREAD_MARK) ||
        (pieces.length > 0 && isText(box, letter) && (isLegible || !isAtEdge(box, sheet))),
    );
  for (const row of rows)
    row.pieces = row.pieces.flatMap((piece, n) => gapBefore(row, n, letter).concat(piece));
  for (const spot of findSpots(sheet, words)) if (spot.y1 > bar) addMark(rows, spot, letter);
  for (const row of rows) row.pieces = row.pieces.reduce<Piece[]>(withMark, []);
  return {
    text: rows.map(({ isFirst, pieces }) => `${isFirst ? '\n' : ''}${joined(pieces, letter)}`).join('\n'),
    seen: telling.length,
    sure: sure.length,
    unread: rows.flatMap(({ pieces }) =>
      pieces.filter(({ text }) => text === UNREAD_MARK).map(({ box }) => placeOf(box)),
    ),
  };
}

/** A mark stands in the row that it is beside, or in one of its own. */
function addMark(rows: Row[], spot: Box, letter: number): void {
  const [x, y] = [(spot.x0 + spot.x1) / 2, (spot.y0 + spot.y1) / 2];
  const mark = { box: spot, text: UNREAD_MARK };
  const isBeside = ({ box }: Row) =>
    y > box.y0 - 0.2 * letter &&
    y < box.y1 + 0.2 * letter &&
    x > box.x0 - 6 * letter &&
    x < box.x1 + 6 * letter;
  const row = rows.find(isBeside);
  const places = row ? row.pieces : rows;
  const after = places.findIndex(({ box }) => (row ? (box.x0 + box.x1) / 2 > x : box.y0 > y));
  const at = after < 0 ? places.length : after;
  if (row) row.pieces.splice(at, 0, mark);
  else rows.splice(at, 0, { isFirst: false, box: spot, pieces: [mark], spaces: [] });
}

/** What stands in columns beside each other is no sentence: a blank line parts them, and them from the next line. */
function joined(pieces: readonly Piece[], letter: number): string {
  const isColumn = pieces.map(
    ({ box }, n) => n > 0 && box.x0 - (pieces[n - 1]?.box.x1 ?? 0) >= COLUMN_GAP * letter,
  );
  const text = pieces.map((piece, n) => `${n === 0 ? '' : isColumn[n] ? '\n\n' : ' '}${piece.text}`).join('');
  return isColumn.includes(true) ? `\n${text}\n` : text;
}

/** Marks beside each other are one. */
function withMark(pieces: Piece[], piece: Piece): Piece[] {
  const last = pieces.at(-1);
  if (last?.text !== UNREAD_MARK || piece.text !== UNREAD_MARK) return [...pieces, piece];
  return [...pieces.slice(0, -1), { text: UNREAD_MARK, box: around([last.box, piece.box]) }];
}

const spacesOf = (words: readonly Word[]) =>
  words.slice(1).map(({ bbox }, n) => bbox.x0 - (words[n]?.bbox.x1 ?? 0));

function gapBefore(row: { pieces: Piece[]; spaces: number[] }, n: number, letter: number): Piece[] {
  const [before, after] = [row.pieces[n - 1]?.box, row.pieces[n]?.box];
  if (!before || !after || !isWordWide(after.x0 - before.x1, row.spaces, letter)) return [];
  return [{ box: { ...around([before, after]), x0: before.x1, x1: after.x0 }, text: UNREAD_MARK }];
}
