import { UNREAD_MARK } from '@careward/contracts/coach/files';
import type { UnreadPart } from '@careward/contracts/coach/schemas';
import { BREAK, separate } from './breaks.domain.js';
import { formValueAt } from './doc-form.domain.js';
import {
  endsRow,
  fontOf,
  isForm,
  isInTable,
  isObject,
  isRaised,
  isUnseen,
  type Letter,
  placeOf,
  symbolOf,
} from './doc-letters.domain.js';
import { listOf } from './doc-lists.domain.js';
import type { NumberOf } from './docx-numbering.js';
import { isPictureFont, signOf, withBoxes } from './docx-symbols.js';
import { type Row, writeTable } from './word-table.js';

const FIELD = { begins: '\x13', shows: '\x14', ends: '\x15' };
/** The fields of a form that have no text beside them. */
const HOLDS_VALUE = /FORM(?:CHECKBOX|DROPDOWN)/;
const CELL = '\x07';
/** A paragraph, a page or a section ends. */
const ENDS = new Set(['\r', '\f']);
/** What else is no letter: ends of lines and columns, a hyphen that keeps words together. */
const SIGNS: Record<string, string> = { '\t': '\t', '\v': BREAK, '\x0e': BREAK, '\x1e': '-' };
const PICTURE = '\x01';
const SYMBOL = '(';
/** A picture of this size, in the square of the format's unit, may be a page: three inches each way. */
const LARGE = (3 * 1_440) ** 2;

export type DocSurroundings = {
  fonts: readonly string[];
  numberOf: NumberOf;
  /** The stream of what is no text. */
  data: Buffer;
};

/** Reads one text of a document of the old format: its body, its notes or what is at the edge of its pages. */
export class DocText {
  readonly missing: UnreadPart[] = [];
  /** The instructions of the open fields; null of those that show their text already. */
  private readonly fields: (string | null)[] = [];
  private readonly blocks: string[] = [];
  private rows: Row[] = [];
  private cells: string[] = [];
  private cell: string[] = [];
  private paragraph = '';
  private isRaised = false;

  constructor(private readonly around: DocSurroundings) {}

  /** Paragraphs and tables, each apart from the others. */
  read(letters: Iterable<Letter>): string {
    for (const letter of letters) this.take(letter);
    // What follows an instruction without an end was taken for a part of it.
    if (this.isInInstruction) this.missing.push({ kind: 'words', page: null });
    this.endParagraph();
    this.endTable();
    return this.blocks.join('\n\n');
  }

  private take(letter: Letter): void {
    const { sign } = letter;
    if (this.isOfField(sign)) return;
    if (this.isInInstruction) this.takeInstruction(letter);
    else if (sign === CELL) this.endCell(letter);
    else if (isUnseen(letter)) return;
    else if (ENDS.has(sign)) this.endParagraph(letter);
    else this.add(letter);
  }

  private get isInInstruction(): boolean {
    return this.fields.some((field) => field !== null);
  }

  private isOfField(sign: string): boolean {
    if (sign === FIELD.begins) this.fields.push('');
    else if (sign === FIELD.shows) this.fields.splice(-1, 1, null);
    else if (sign === FIELD.ends) this.fields.pop();
    else return false;
    return true;
  }

  private add(letter: Letter): void {
    const sign = this.signOf(letter);
    // Raised digits are not digits of the number before them.
    const isPower = isRaised(letter) && /^\d/.test(sign) && /\d$/.test(this.paragraph) && !this.isRaised;
    this.isRaised = isRaised(letter);
    this.paragraph += isPower ? `^${sign}` : sign;
  }

  private signOf(letter: Letter): string {
    const { sign } = letter;
    const symbol = sign === SYMBOL ? symbolOf(letter) : null;
    if (symbol) return this.drawn(this.around.fonts[symbol.font] ?? '', symbol.code);
    if (sign === PICTURE) return this.picture(letter);
    if (sign < ' ') return SIGNS[sign] ?? '';
    const font = this.around.fonts[fontOf(letter) ?? -1] ?? '';
    return isPictureFont(font) && sign.trim() !== '' ? this.drawn(font, sign.charCodeAt(0)) : withBoxes(sign);
  }

  private drawn(font: string, code: number): string {
    const sign = signOf(font, code);
    if (sign === UNREAD_MARK) this.missing.push({ kind: 'words', page: null });
    return sign;
  }

  private takeInstruction(letter: Letter): void {
    const place = placeOf(letter);
    const instruction = this.fields.at(-1) ?? null;
    // What another field shows inside an instruction is no part of it.
    if (instruction === null) return;
    this.fields.splice(-1, 1, instruction + letter.sign);
    if (place !== undefined && isForm(letter) && HOLDS_VALUE.test(instruction))
      this.paragraph += formValueAt(this.around.data, place);
  }

  /** A picture as large as a page of writing may be, or what another program shows: what it says is not read. */
  private picture(letter: Letter): string {
    const place = placeOf(letter);
    if (place === undefined || place + 36 > this.around.data.length || isForm(letter)) return '';
    const side = (at: number) =>
      (this.around.data.readInt16LE(place + at) * this.around.data.readUInt16LE(place + at + 4)) / 1_000;
    if (isObject(letter) || side(28) * side(30) >= LARGE) this.missing.push({ kind: 'picture', page: null });
    return '';
  }

  /** The letter that ends a paragraph says what is said of all of it. */
  private endParagraph(end?: Letter): void {
    const isIn = end !== undefined && isInTable(end);
    const list = end && listOf(end.paragraph);
    const own = separate(this.paragraph).trim();
    this.paragraph = '';
    if (!isIn) this.endTable();
    if (own === '') return;
    (isIn ? this.cell : this.blocks).push((list ? this.around.numberOf(list) : '') + own);
  }

  private endCell(end: Letter): void {
    if (!endsRow(end)) {
      this.endParagraph(end);
      this.cells.push(this.cell.join('\n\n'));
      this.cell = [];
      return;
    }
    if (this.cells.some((cell) => cell !== '')) this.rows.push({ cells: this.cells, isHeader: false });
    this.cells = [];
  }

  private endTable(): void {
    // Of a row that was cut off, too, what is there is read.
    const rest = [...this.cells, ...this.cell].filter((cell) => cell !== '');
    const table = [writeTable(this.rows), ...rest].filter((text) => text !== '');
    this.blocks.push(...table);
    [this.rows, this.cells, this.cell] = [[], [], []];
  }
}
