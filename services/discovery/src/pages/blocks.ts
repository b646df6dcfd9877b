import type { LightNode } from './light-document.js';

/** One paragraph, list item, table row or heading of a page, its white space folded. */
export type Block = { kind: 'heading' | 'text'; text: string };

/** More text than any page that people read. */
const MAX_TEXT = 300_000;

const HEADING = /^h[1-6]$/;
/** Elements that begin a line of their own. */
const OWN_LINE =
  /^(address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|tfoot|thead|tr|ul)$/;
const CELL = /^t[dh]$/;

/** The words below a node, in reading order. A page is never nested so deep that it could not be followed down. */
export function blocksOf(root: LightNode): Block[] {
  const lines = new Lines();
  read(root, lines);
  return lines.blocks();
}

function read(node: LightNode, lines: Lines): void {
  if (lines.length >= MAX_TEXT) return;
  const name = node.localName;
  if (name === null) return lines.add(node.textContent);
  const hasOwnLine = OWN_LINE.test(name);
  if (CELL.test(name)) lines.add(' ');
  if (name === 'sup') lines.raise();
  if (name === 'dt' && isLabel(node)) return lines.label(node.textContent);
  if (hasOwnLine) lines.begin(name);
  for (const child of node.childNodes) read(child, lines);
  if (hasOwnLine) lines.end(name);
}

/** Longer than the label of a value, such as `Phone`. */
const LONGEST_LABEL = 60;

const isLabel = (term: LightNode): boolean => {
  const text = folded(term.textContent);
  return text !== '' && text.length <= LONGEST_LABEL && !/[.!?:]$/.test(text);
};

class Lines {
  length = 0;
  private readonly finished: Block[] = [];
  private line = '';
  private kind: Block['kind'] = 'text';
  private labels: string[] = [];

  add(text: string): void {
    const kept = text.slice(0, MAX_TEXT - this.length);
    this.line += kept;
    this.length += kept.length;
  }

  /** A raised number, as of a footnote or in 2¹/₂, is no digit of the number before it. */
  raise(): void {
    if (/\d$/.test(this.line)) this.line += ' ';
  }

  /** Begins the line of its value. */
  label(text: string): void {
    this.finish();
    this.labels.push(folded(text));
  }

  begin(element: string): void {
    this.finish();
    if (HEADING.test(element)) this.kind = 'heading';
  }

  end(element: string): void {
    this.finish();
    if (HEADING.test(element)) this.kind = 'text';
  }

  blocks(): Block[] {
    this.finish();
    this.keepLabels();
    return this.finished;
  }

  private finish(): void {
    const text = folded(this.line);
    this.line = '';
    if (text === '') return;
    if (this.kind === 'heading') this.keepLabels();
    const label = this.labels.splice(0).join(', ');
    this.finished.push({ kind: this.kind, text: label === '' ? text : `${label}: ${text}` });
  }

  /** Labels without a value. */
  private keepLabels(): void {
    for (const text of this.labels.splice(0)) this.finished.push({ kind: 'text', text });
  }
}

/** Characters that nobody sees, and that would hide words from those who look for them. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\p{Cc}\u{E0000}-\u{E007F}]/gu;

export const folded = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(INVISIBLE, '').toWellFormed().trim();
