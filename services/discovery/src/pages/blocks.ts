import type { CheerioAPI } from 'cheerio';

/** One paragraph, list item, table row or heading of a page, its white space folded. */
export type Block = { kind: 'heading' | 'text'; text: string };

/** More text than any page that people read. */
const MAX_TEXT = 300_000;

type Node = ReturnType<CheerioAPI>[number];

const TEXT_NODE = 3;

const HEADING = /^h[1-6]$/;
/** Elements that begin a line of their own. */
const OWN_LINE =
  /^(address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|tfoot|thead|tr|ul)$/;
const CELL = /^t[dh]$/;
const HIDING = /(display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]))/i;
const UNSEEN =
  /^(script|style|noscript|template|svg|math|iframe|object|select|option|textarea|button|input|head)$/;

/** The words below an element, in reading order. Walks without recursion: pages may be nested without end. */
export function blocksOf(root: Node): Block[] {
  const lines = new Lines();
  const left: (Node | (() => void))[] = [root];
  while (left.length > 0 && lines.length < MAX_TEXT) {
    const next = left.pop();
    if (typeof next === 'function') next();
    else if (next && 'children' in next) for (const node of inside(next, lines)) left.push(node);
    else if (next && 'data' in next && next.nodeType === TEXT_NODE) lines.add(next.data);
  }
  return lines.blocks();
}

/** What is to be read of an element, last thing first. */
function inside(node: Extract<Node, { children: unknown }>, lines: Lines): (Node | (() => void))[] {
  if (!('name' in node)) return node.children.toReversed();
  const { name } = node;
  if (!isSeen(node)) return [];
  if (CELL.test(name)) lines.add(' ');
  if (!OWN_LINE.test(name)) return node.children.toReversed();
  lines.begin(name);
  return [() => lines.end(name), ...node.children.toReversed()];
}

class Lines {
  length = 0;
  private readonly finished: Block[] = [];
  private line = '';
  private kind: Block['kind'] = 'text';

  add(text: string): void {
    const kept = text.slice(0, MAX_TEXT - this.length);
    this.line += kept;
    this.length += kept.length;
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
    return this.finished;
  }

  private finish(): void {
    const text = folded(this.line);
    this.line = '';
    if (text !== '') this.finished.push({ kind: this.kind, text });
  }
}

/** Words that a reader does not see are not the page's words: they may have been written for machines alone. */
function isSeen({ name, attribs }: Extract<Node, { attribs: unknown }>): boolean {
  const { hidden, style = '', 'aria-hidden': ariaHidden } = attribs;
  return !UNSEEN.test(name) && hidden === undefined && ariaHidden !== 'true' && !HIDING.test(style);
}

/** Characters that nobody sees, and that would hide words from those who look for them. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\p{Cc}\u{E0000}-\u{E007F}]/gu;

export const folded = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(INVISIBLE, '').toWellFormed().trim();
