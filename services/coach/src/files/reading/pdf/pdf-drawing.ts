import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { IDENTITY, type Matrix, within } from './matrix.domain.js';
import { colourOf, type Cut, type Drawing } from './pdf-drawing.domain.js';
import { BEGUN, Hand, type Page, type PageView } from './pdf-hand.js';
import type { Glyph } from './pdf-letters.domain.js';

/** Follows what a page draws, as a viewer does. */
export async function drawingOf(page: Page, seen: PageView): Promise<Drawing> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const hand = new Hand(page, seen);
  for (const [at, operation] of fnArray.entries()) {
    hand.at = at;
    await OPERATIONS[names.get(operation) ?? '']?.(hand, ...((argsArray[at] ?? []) as never[]));
  }
  return hand.drawing;
}

const names = new Map(Object.entries(OPS).map(([name, number]) => [number, name]));

/** Ways to end a path, of pdf.js: those that fill it, and the one that does nothing. */
const PATH = { filled: [22, 23, 24, 25, 26, 27], nothing: 28 };

type Operation = (hand: Hand, ...args: never[]) => unknown;

/** By the names that pdf.js gives them. */
const OPERATIONS: Partial<Record<string, Operation>> = {
  save: (hand) => hand.save(),
  restore: (hand) => hand.restore(),
  transform: (hand, ...matrix) => hand.transform(matrix as unknown as Matrix),
  paintFormXObjectBegin: (hand, matrix: Matrix | null) => {
    hand.save();
    hand.transform(matrix);
  },
  paintFormXObjectEnd: (hand) => hand.restore(),
  beginGroup: (hand, { smask }: { smask?: unknown }) => {
    hand.save();
    hand.open(Boolean(smask));
  },
  endGroup: closePart,
  beginAnnotation: (hand, ...args: never[]) => {
    const [id, , transform, matrix] = args as unknown as [string, never, Matrix, Matrix];
    hand.save();
    hand.set({ ...BEGUN, ctm: within(within(hand.seen.view, transform), matrix) });
    hand.open(hand.seen.isReadElsewhere(id), false);
  },
  endAnnotation: closePart,
  beginMarkedContent: (hand) => hand.open(),
  beginMarkedContentProps: (hand, tag: string, group: unknown) =>
    hand.open(tag === 'OC' && !hand.seen.layers.isVisible(group)),
  endMarkedContent: (hand) => hand.close(),
  setGState: async (hand, changes: readonly [string, unknown][]) => {
    for (const [key, value] of changes) {
      if (key === 'ca') hand.set({ alpha: value as number });
      if (key === 'BM') hand.set({ isMixed: value !== 'source-over' });
      if (key === 'Font') await hand.setFont(...(value as [string, number]));
    }
  },
  setFillRGBColor: (hand, colour: string) => hand.set({ fill: colourOf(colour) }),
  setFillColorN: (hand) => hand.set({ fill: null }),
  setFillTransparent: (hand) => hand.set({ fill: null }),
  setStrokeRGBColor: (hand, colour: string) => hand.set({ stroke: colourOf(colour) }),
  setStrokeColorN: (hand) => hand.set({ stroke: null }),
  setStrokeTransparent: (hand) => hand.set({ stroke: null }),
  setCharSpacing: (hand, letterSpace: number) => hand.set({ letterSpace }),
  setWordSpacing: (hand, wordSpace: number) => hand.set({ wordSpace }),
  setHScale: (hand, percent: number) => hand.set({ scale: percent / 100 }),
  setLeading: (hand, leading: number) => hand.set({ leading }),
  setTextRise: (hand, rise: number) => hand.set({ rise }),
  setTextRenderingMode: (hand, mode: number) => hand.set({ mode }),
  setFont: (hand, name: string, size: number) => hand.setFont(name, size),
  beginText: (hand) => hand.moveText(IDENTITY),
  setTextMatrix: (hand, matrix: Matrix) => hand.moveText(matrix),
  moveText: (hand, x: number, y: number) => hand.moveLine(x, y),
  setLeadingMoveText: (hand, x: number, y: number) => {
    hand.set({ leading: -y });
    hand.moveLine(x, y);
  },
  nextLine: (hand) => hand.moveLine(0, -hand.state.leading),
  showText: (hand, glyphs: readonly (Glyph | number)[]) => hand.showText(glyphs),
  constructPath: (hand, how: number, [path]: [ArrayLike<number> | null]) => {
    if (path && how !== PATH.nothing) hand.drawPath(PATH.filled.includes(how), path);
  },
  paintImageXObject: (hand, name: string) => hand.drawPicture(name),
  paintInlineImageXObject: (hand, picture: object) => hand.drawPicture(picture),
  paintImageMaskXObject: (hand, picture: object) => hand.drawPicture(picture, { isStencil: true }),
  paintImageMaskXObjectGroup: async (hand, pictures: readonly { transform: Matrix }[]) => {
    for (const picture of pictures)
      await hand.drawPicture(picture, { isStencil: true, by: picture.transform });
  },
  paintImageXObjectRepeat: async (hand, name: string, ...args: never[]) => {
    const [x, y, places] = args as unknown as [number, number, ArrayLike<number>];
    for (const place of pairsOf(places)) await hand.drawPicture(name, { by: [x, 0, 0, y, ...place] });
  },
  paintImageMaskXObjectRepeat: async (hand, picture: object, ...args: never[]) => {
    const [a, b, c, d, places] = args as unknown as [number, number, number, number, ArrayLike<number>];
    for (const place of pairsOf(places))
      await hand.drawPicture(picture, { isStencil: true, by: [a, b, c, d, ...place] });
  },
  paintInlineImageXObjectGroup: async (hand, picture: object, cuts: readonly Cut[]) => {
    for (const cut of cuts) await hand.drawPicture(picture, { by: cut.transform, cut });
  },
};

function closePart(hand: Hand): void {
  hand.close();
  hand.restore();
}

const pairsOf = (numbers: ArrayLike<number>): (readonly [number, number])[] =>
  Array.from(numbers).flatMap((x, n) => (n % 2 ? [] : [[x, numbers[n + 1] ?? 0] as const]));
