import { type Box, boxAround, type Matrix, moved } from './matrix.domain.js';
import type { Piece } from './pdf-text.domain.js';

/** What stands on a page without being drawn into it, as pdf.js names it. */
export type Annotation = {
  id: string;
  subtype: string;
  rect: [number, number, number, number];
  hidden?: boolean;
  annotationFlags?: number;
  contentsObj?: { str: string };
  quadPoints?: ArrayLike<number> | null;
  fieldType?: string;
  fieldValue?: unknown;
  checkBox?: boolean;
  radioButton?: boolean;
  exportValue?: string;
  buttonValue?: string | null;
  multiLine?: boolean;
  password?: boolean;
  options?: { exportValue: string; displayValue: string }[];
  defaultAppearanceData?: { fontSize?: number };
};

const NOT_SEEN = 2 | 32;
const isSeen = ({ hidden, annotationFlags = 0 }: Annotation) => !hidden && (annotationFlags & NOT_SEEN) === 0;

/** Whether what it says is taken from what it holds, and not from how it is drawn. */
export const isHeld = (annotation: Annotation): boolean => isSeen(annotation) && heldBy(annotation) !== null;

/** What a field or a note holds; null of what holds nothing of its own. */
function heldBy(annotation: Annotation): string | null {
  if (annotation.subtype === 'FreeText') return annotation.contentsObj?.str || null;
  return annotation.subtype === 'Widget' ? (tickOf(annotation) ?? valueOf(annotation)) : null;
}

function tickOf({ checkBox, radioButton, exportValue, buttonValue, fieldValue }: Annotation): string | null {
  if (!checkBox && !radioButton) return null;
  return fieldValue === (checkBox ? exportValue : buttonValue) ? '[x]' : '[ ]';
}

function valueOf({ fieldType, fieldValue, password, options = [] }: Annotation): string | null {
  const values = [fieldValue].flat().filter((value) => typeof value === 'string' && value !== '');
  if (values.length === 0 || password) return null;
  if (fieldType === 'Tx') return values.join('\n');
  if (fieldType !== 'Ch') return null;
  return values
    .map((value) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value)
    .join(', ');
}

const LETTER = { usual: 10, line: 1.2, ofBox: 0.75 };

/** Their texts at their places, in line with the label that stands beside them. */
export function piecesHeld(
  annotations: readonly Annotation[],
  view: Matrix,
  drawn: readonly Piece[],
): Piece[] {
  return annotations.filter(isSeen).flatMap((annotation) => {
    const held = heldBy(annotation);
    if (held === null) return [];
    const [x1, y1, x2, y2] = annotation.rect;
    const box = boxAround([moved(view, x1, y1), moved(view, x2, y2)]);
    const height = box.bottom - box.top;
    const size = Math.min(annotation.defaultAppearanceData?.fontSize || LETTER.usual, LETTER.ofBox * height);
    const lines = held.split(/\r\n?|\n/);
    const isOne = lines.length === 1 && !annotation.multiLine && annotation.subtype === 'Widget';
    const first = isOne ? (besides(box, drawn) ?? (box.top + box.bottom) / 2 + 0.35 * size) : box.top + size;
    return lines.map((text, n) => ({
      text,
      x: box.left,
      y: first + n * LETTER.line * size,
      width: annotation.checkBox || annotation.radioButton ? box.right - box.left : 0.5 * size * text.length,
      size,
      turn: 0,
      isSpaced: false,
      isJump: true,
      isSpelled: true,
    }));
  });
}

/** The baseline of the words that are nearest beside a box. */
function besides(box: Box, drawn: readonly Piece[]): number | undefined {
  const away = ({ x, width }: Piece) => Math.max(box.left - x - width, x - box.right, 0);
  return drawn
    .filter(({ y, size, turn }) => turn === 0 && y > box.top && y - 0.5 * size < box.bottom)
    .toSorted((a, b) => away(a) - away(b))[0]?.y;
}

/** Where words are struck out by a mark. */
export function marksOut(annotations: readonly Annotation[], view: Matrix): Box[] {
  return annotations
    .filter((each) => each.subtype === 'StrikeOut' && isSeen(each))
    .flatMap(({ quadPoints, rect }) => {
      const points = Array.from(quadPoints?.length ? quadPoints : [rect[0], rect[1], rect[2], rect[3]]);
      const corners = points.flatMap((x, n) => (n % 2 ? [] : [moved(view, x, points[n + 1] ?? 0)]));
      const each = quadPoints?.length ? 4 : 2;
      return corners.flatMap((_, n) => (n % each ? [] : [boxAround(corners.slice(n, n + each))]));
    });
}
