import { UNREAD_MARK } from '@careward/contracts/coach/files';
import type { UnreadPart } from '@careward/contracts/coach/schemas';
import { BREAK, separate } from './breaks.domain.js';
import { EMPTY_BOX, isPictureFont, signOf, TICKED, withBoxes } from './docx-symbols.js';
import type { NumberOf } from './docx-numbering.js';
import { listOfParagraph, type Style, styleOfRun, type Styles } from './docx-styles.js';
import { type Row, writeTable } from './word-table.js';
import { allOf, at, elementsOf, isOn, ownText, valueAt, type Xml } from './xml-tree.js';

export type Surroundings = {
  styles: Styles;
  numberOf: NumberOf;
  /** The text of another file that is put in here; null of what cannot be read. */
  chunkOf: (relation: string) => string | null;
};

/** What nobody sees, or what only describes what follows. */
const SKIPPED =
  /^(?:del|moveFrom|instrText|delText|delInstrText|rPr|pPr|sdtPr|tblPr|tblGrid|sectPr|rt|ctrlPr|fPr)$/;
/** A picture of this size, in the square of the format's unit, may be a page: three inches each way. */
const LARGE = (3 * 914_400) ** 2;

/** Reads one part of a document. A field goes from run to run and over paragraphs, so what is open is kept here. */
export class PartText {
  readonly missing: UnreadPart[] = [];
  /** Which of the open fields are at their instruction. */
  private readonly fields: boolean[] = [];
  private boxes: string[] = [];

  constructor(private readonly around: Surroundings) {}

  /** Paragraphs, tables and what holds them, each apart from the others. */
  blocks(parent: Xml): string {
    return elementsOf(parent)
      .map((element) => this.block(element))
      .filter((text) => text.trim() !== '')
      .join('\n\n');
  }

  private block(element: Xml): string {
    if (element.name === 'p') return this.paragraph(element);
    if (element.name === 'tbl') return this.table(element);
    if (element.name === 'altChunk')
      return this.around.chunkOf(element.attributes.id ?? '') ?? this.unread('box');
    return SKIPPED.test(element.name) ? '' : this.blocks(element);
  }

  private paragraph(element: Xml): string {
    const properties = at(element, 'pPr');
    const style: Style = {
      ...this.around.styles.get(valueAt(properties, 'pStyle') ?? ''),
      ...listOfParagraph(properties),
    };
    const above = this.boxes;
    this.boxes = [];
    const own = this.inline(element, style);
    const text = own.trim() && (style.list ? this.around.numberOf(style.list) : '') + separate(own);
    const texts = [text, ...this.boxes].filter((each) => each.trim() !== '');
    this.boxes = above;
    return texts.join('\n\n');
  }

  private table(element: Xml): string {
    const labels: string[] = [];
    const rows = allRows(element).map((row): Row => {
      const cells = elementsOf(row)
        .flatMap((cell) => (cell.name === 'sdt' ? elementsOf(at(cell, 'sdtContent') ?? cell) : [cell]))
        .filter(({ name }) => name === 'tc')
        .flatMap((cell) => {
          const merged = at(cell, 'tcPr', 'vMerge');
          const text = merged && merged.attributes.val !== 'restart' ? null : this.blocks(cell);
          const span = Number(valueAt(cell, 'tcPr', 'gridSpan') ?? 1);
          return [text, ...Array.from({ length: Math.min(span, 63) - 1 }, () => '')];
        })
        .map((text, column) => (labels[column] = text ?? labels[column] ?? ''));
      return { cells, isHeader: isOn(at(row, 'trPr'), 'tblHeader') === true };
    });
    return writeTable(rows.filter(({ cells }) => cells.some((cell) => cell !== '')));
  }

  private inline(parent: Xml, style: Style): string {
    let text = '';
    for (const element of elementsOf(parent)) {
      const piece = element.name === 'r' ? this.run(element, style) : this.piece(element, style);
      // Raised digits are not digits of the number before them.
      const isRaised = valueAt(element, 'rPr', 'vertAlign') === 'superscript';
      text += isRaised && /\d$/.test(text) && /^\d/.test(piece) ? `^${piece}` : piece;
    }
    return text;
  }

  private run(element: Xml, style: Style): string {
    const properties = at(element, 'rPr');
    const { isHidden, isStruck } = {
      ...style,
      ...this.around.styles.get(valueAt(properties, 'rStyle') ?? ''),
      ...styleOfRun(properties),
    };
    const fonts = at(properties, 'rFonts')?.attributes;
    const font = fonts?.ascii ?? fonts?.hAnsi ?? '';
    const text = this.inline(element, style);
    if (isHidden || isStruck) return '';
    if (!isPictureFont(font)) return text;
    return [...text]
      .map((sign) => (/\s/.test(sign) ? sign : this.sign(font, sign.codePointAt(0) ?? 0)))
      .join('');
  }

  private piece(element: Xml, style: Style): string {
    const { name } = element;
    if (name === 'fldChar') return this.field(element);
    if (name === 'txbxContent') return this.box(element);
    if (SKIPPED.test(name) || this.fields.includes(true)) return '';
    return (this.readers.get(name) ?? this.inlineOf)(element, style);
  }

  private readonly inlineOf = (element: Xml, style: Style) => this.inline(element, style);

  private readonly pictured = (element: Xml, style: Style) => {
    this.picture(element);
    return this.inline(element, style);
  };

  private readonly joined = (first: string, sign: string, second: string) => (element: Xml, style: Style) =>
    `${this.inner(element, first, style)}${sign}${this.inner(element, second, style)}`;

  private readonly readers = new Map<string, (element: Xml, style: Style) => string>([
    ['t', (element) => withBoxes(ownText(element))],
    ['tab', () => '\t'],
    ['ptab', () => '\t'],
    ['br', () => BREAK],
    ['cr', () => BREAK],
    ['noBreakHyphen', () => '-'],
    ['sym', ({ attributes: { font = '', char = '0' } }) => this.sign(font, Number.parseInt(char, 16))],
    ['sdt', (element, style) => this.control(element, style)],
    ['AlternateContent', (element, style) => this.alternative(element, style)],
    ['f', this.joined('num', '/', 'den')],
    ['sSup', this.joined('e', '^', 'sup')],
    ['sSub', this.joined('e', '_', 'sub')],
    ['drawing', this.pictured],
    ['object', this.pictured],
  ]);

  private inner(element: Xml, name: string, style: Style): string {
    const found = at(element, name);
    return found ? this.inline(found, style) : '';
  }

  private field(element: Xml): string {
    const kind = element.attributes.fldCharType;
    if (kind === 'separate') this.fields.splice(-1, 1, false);
    if (kind === 'end') this.fields.pop();
    if (kind !== 'begin') return '';
    const isInside = this.fields.includes(true);
    this.fields.push(true);
    if (isInside) return '';
    return formValue(at(element, 'ffData'));
  }

  private control(element: Xml, style: Style): string {
    const box = at(element, 'sdtPr', 'checkbox');
    if (box) return isOn(box, 'checked') === true ? TICKED : EMPTY_BOX;
    return this.inner(element, 'sdtContent', style);
  }

  /** Both ways show the same; the second is for older programs. */
  private alternative(element: Xml, style: Style): string {
    const before = this.boxes.length;
    const text = this.inner(element, 'Choice', style);
    return text.trim() === '' && this.boxes.length === before ? this.inner(element, 'Fallback', style) : text;
  }

  /** A box stands apart from the paragraph that it hangs on. */
  private box(element: Xml): string {
    const inside = new PartText(this.around);
    this.boxes.push(inside.blocks(element));
    this.missing.push(...inside.missing);
    return '';
  }

  private sign(font: string, code: number): string {
    const sign = signOf(font, code);
    return sign === UNREAD_MARK ? this.unread('words') : sign;
  }

  /** A chart, or a picture as large as a page of writing may be: what it says is not read. */
  private picture(element: Xml): void {
    const isLarge = allOf(element, 'extent').some(
      ({ attributes: { cx, cy } }) => Number(cx) * Number(cy) >= LARGE,
    );
    const isShown = allOf(element, 'blip').length > 0 && isLarge;
    if (
      isShown ||
      element.name === 'object' ||
      ['chart', 'relIds'].some((name) => allOf(element, name).length > 0)
    )
      this.missing.push({ kind: 'picture', page: null });
  }

  private unread(kind: UnreadPart['kind']): string {
    this.missing.push({ kind, page: null });
    return UNREAD_MARK;
  }
}

/** The rows that are still there, also those inside a content control. */
const allRows = (table: Xml): Xml[] =>
  elementsOf(table).flatMap((element) => {
    if (element.name === 'tr') return isGone(at(element, 'trPr')) ? [] : [element];
    return ['sdt', 'sdtContent', 'customXml', 'ins'].includes(element.name) ? allRows(element) : [];
  });

const isGone = (row: Xml | undefined) => at(row, 'del') !== undefined || isOn(row, 'hidden') === true;

/** What a form of older Word holds in a box or a list; its other fields have their text beside them. */
function formValue(data: Xml | undefined): string {
  const box = at(data, 'checkBox');
  if (box) return (isOn(box, 'checked') ?? isOn(box, 'default')) ? TICKED : EMPTY_BOX;
  const choices = at(data, 'ddList');
  const chosen = Number(valueAt(choices, 'result') ?? valueAt(choices, 'default') ?? 0);
  const entries = choices ? elementsOf(choices).filter(({ name }) => name === 'listEntry') : [];
  return entries[chosen]?.attributes.val ?? '';
}
