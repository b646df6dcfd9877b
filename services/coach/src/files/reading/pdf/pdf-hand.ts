import { IDENTITY, type Matrix, moved, within } from './matrix.domain.js';
import {
  type Colour,
  type Cut,
  cutOut,
  dataOf,
  type Drawing,
  isOfLetter,
  pixelsOf,
  shapesOf,
} from './pdf-drawing.domain.js';
import { type Glyph, runsOf } from './pdf-letters.domain.js';

type PageObjects = { get(name: string, resolve: (object: unknown) => void): void };
export type Page = {
  getOperatorList(): Promise<{ fnArray: number[]; argsArray: unknown[] }>;
  objs: PageObjects;
  commonObjs: PageObjects;
};
export type PageView = {
  /** Brings a page's points to the place where they are seen. */
  view: Matrix;
  layers: { isVisible(group: unknown): boolean };
  /** Annotations that are read elsewhere. */
  isReadElsewhere: (id: string) => boolean;
};

export const BEGUN = {
  fill: [0, 0, 0] as Colour,
  stroke: [0, 0, 0] as Colour,
  alpha: 1,
  isMixed: false,
  unit: 0.001,
  size: 0,
  letterSpace: 0,
  wordSpace: 0,
  scale: 1,
  rise: 0,
  leading: 0,
  mode: 0,
};
type State = typeof BEGUN & { ctm: Matrix };

/** Draws as it is told, and keeps in mind how: where, with which letters, in which ink. */
export class Hand {
  readonly drawing: Drawing = { pieces: [], boxes: [], lines: [], pictures: [], letters: 0 };
  at = 0;
  state: State;
  private readonly saved: State[] = [];
  /** What is open around what is drawn: a marked part, a mask, an annotation. */
  private readonly parts: { hides: boolean; covers: boolean }[] = [];
  private text = IDENTITY;
  private line = IDENTITY;
  private isJump = true;
  private isSpaced = false;

  constructor(
    private readonly page: Page,
    readonly seen: PageView,
  ) {
    this.state = { ...BEGUN, ctm: seen.view };
  }

  set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
  }

  save(): void {
    this.saved.push(this.state);
  }

  restore(): void {
    this.state = this.saved.pop() ?? this.state;
  }

  transform(matrix: Matrix | null): void {
    if (matrix) this.set({ ctm: within(this.state.ctm, matrix) });
  }

  open(hides = false, covers = true): void {
    this.parts.push({ hides, covers });
  }

  close(): void {
    this.parts.pop();
  }

  moveText(matrix: Matrix): void {
    [this.text, this.line, this.isJump] = [matrix, matrix, true];
  }

  moveLine(x: number, y: number): void {
    this.moveText(within(this.line, [1, 0, 0, 1, x, y]));
  }

  async setFont(name: string, size: number): Promise<void> {
    const { fontMatrix } = ((await this.named(name)) ?? {}) as { fontMatrix?: Matrix };
    this.set({ unit: size * (fontMatrix?.[0] ?? 0.001), size });
  }

  showText(glyphs: readonly (Glyph | number)[]): void {
    const shown = runsOf(glyphs, this.state);
    const { size, scale, rise, mode, ctm, stroke, fill } = this.state;
    const placed = within(within(ctm, this.text), [scale, 0, 0, 1, 0, rise]);
    const angle = Math.atan2(placed[1], placed[0]) + (size < 0 ? Math.PI : 0);
    for (const run of shown.runs) {
      const [x, y] = moved(placed, run.from, 0);
      const [right, below] = moved(placed, run.to, 0);
      this.drawing.pieces.push({
        text: run.text,
        x,
        y,
        width: Math.hypot(right - x, below - y),
        size: Math.abs(size) * Math.hypot(placed[2], placed[3]),
        turn: (Math.round((angle * 12) / Math.PI) * 15 + 360) % 360,
        isSpaced: run.isSpaced || this.isSpaced,
        isJump: this.isJump,
        isSpelled: shown.isSpelled,
        at: this.at,
        ink: mode % 4 === 1 ? stroke : fill,
        isInvisible: this.isHidden || mode % 4 === 3,
        isLayer: !this.isHidden && mode % 4 === 3,
      });
      [this.isJump, this.isSpaced] = [false, false];
    }
    this.isSpaced ||= shown.isSpaced;
    this.text = within(this.text, [1, 0, 0, 1, shown.to * scale, 0]);
  }

  drawPath(isFilled: boolean, path: ArrayLike<number>): void {
    if (this.isHidden) return;
    const { ctm, alpha, isMixed, fill } = this.state;
    const { shapes, isPlain } = shapesOf(path, ctm);
    if (!isPlain) this.drawing.letters += shapes.filter(isOfLetter).length;
    const covers = isFilled && isPlain && alpha > 0.9 && !isMixed && this.parts.every((part) => part.covers);
    for (const shape of shapes) {
      const [width, height] = [shape.right - shape.left, shape.bottom - shape.top];
      if (height < 2.5 && width > 3 * height) this.drawing.lines.push(shape);
      else if (covers) this.drawing.boxes.push({ ...shape, at: this.at, ink: fill });
    }
  }

  async drawPicture(source: unknown, { isStencil = false, by = IDENTITY, cut = null as Cut | null } = {}) {
    if (this.isHidden) return;
    const found = typeof source === 'string' ? await this.named(source) : source;
    const data = dataOf(found);
    const object = typeof data === 'string' ? await this.named(data) : found;
    const pixels = cut ? cutOut(object, cut) : pixelsOf(object, isStencil);
    const { ctm, fill } = this.state;
    this.drawing.pictures.push({ pixels, matrix: within(ctm, by), ink: fill, at: this.at });
  }

  private get isHidden(): boolean {
    return this.state.alpha < 0.1 || this.parts.some(({ hides }) => hides);
  }

  private named(name: string): Promise<unknown> {
    const objects = name.startsWith('g_') ? this.page.commonObjs : this.page.objs;
    return new Promise((resolve) => {
      objects.get(name, resolve);
    });
  }
}
