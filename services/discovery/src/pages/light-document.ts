import { createRequire } from 'node:module';
import type { CheerioAPI } from 'cheerio';
import { formulaOf } from './formula.domain.js';

/** A node of cheerio's tree. */
export type ParsedNode = ReturnType<CheerioAPI>[number];
export type ParsedElement = Extract<ParsedNode, { attribs: unknown }>;

/** As much of a node of Readability's own small DOM as is used. A text has no local name. */
export type LightNode = {
  readonly localName: string | null;
  readonly childNodes: readonly LightNode[];
  readonly textContent: string;
};
type LightElement = LightNode & {
  appendChild(child: LightNode): void;
  setAttribute(name: string, value: string): void;
};
export type LightDocument = {
  title: string;
  readonly head: LightElement;
  readonly body: LightElement;
  createElement(name: string): LightElement;
  createTextNode(text: string): LightNode;
};
type LightParser = new () => { parse(html: string, url: string): LightDocument };
const JSDOMParser = createRequire(import.meta.url)('@mozilla/readability/JSDOMParser.js') as LightParser;

/**
 * A page without content, of the DOM that Readability brings along: what it needs and no more, so no window, scripts or
 * styles. Its parser is given nothing but this, since it expects pages without mistakes.
 */
export const lightDocument = (): LightDocument =>
  new JSDOMParser().parse('<html><head></head><body></body></html>', 'https://page.invalid/');

const TEXT_NODE = 3;
/** Without words for a reader, or with how to say the words above which they stand. */
const UNSEEN = /^(title|script|style|noscript|template|svg|iframe|object|rp|rt|rtc)$/;
/** Counted by Readability, but what stands in them is no text. */
const CONTROL = /^(select|textarea|button|input)$/;
/** What Readability judges an element by. */
const TELLING =
  /^(aria-modal|class|colspan|content|datatable|dir|href|id|itemprop|name|property|rel|role|rowspan|src|summary)$/;

/** A picture of a formula, whose words stand in `alt`. */
const PICTURED = /(?:^|[-_\s])(?:math|latex|tex|equation|formula)(?![a-z])/i;

/** How much of a page is copied. More than is kept of its text, so that what surrounds the text takes nothing from it. */
export type Room = { characters: number; elements: number };
export const roomy = (): Room => ({ characters: 500_000, elements: 10_000 });

/** Copies what a reader reads, as far as there is room. */
export function appendRead(
  document: LightDocument,
  parent: LightElement,
  nodes: readonly ParsedNode[],
  room: Room,
): void {
  for (const node of nodes) {
    if (room.characters <= 0 || room.elements <= 0) return;
    if ('data' in node && node.nodeType === TEXT_NODE) {
      room.characters -= node.data.length;
      parent.appendChild(document.createTextNode(node.data));
    }
    if ('attribs' in node && !UNSEEN.test(node.name)) appendElement(document, parent, node, room);
  }
}

function appendElement(document: LightDocument, parent: LightElement, node: ParsedElement, room: Room): void {
  const { name, attribs, children } = node;
  const formula = formulaIn(node);
  if (formula !== '') return parent.appendChild(document.createTextNode(formula));
  const element = document.createElement(name);
  for (const attribute in attribs)
    if (TELLING.test(attribute)) element.setAttribute(attribute, attribs[attribute] ?? '');
  room.elements -= 1;
  parent.appendChild(element);
  if (!CONTROL.test(name)) appendRead(document, element, children, room);
}

function formulaIn(node: ParsedElement): string {
  const { name, attribs } = node;
  if (name === 'math') return formulaOf(node) || (attribs.alttext ?? '');
  const isPicture = name === 'img' && (attribs.role === 'math' || PICTURED.test(attribs.class ?? ''));
  return isPicture && !isBesideFormula(node) ? (attribs.alt ?? '') : '';
}

/** Whether the formula of a picture is said beside it. */
const isBesideFormula = ({ parent }: ParsedElement): boolean =>
  (parent?.children ?? []).some(
    (node) => isMath(node) || ('children' in node && node.children.some((child) => isMath(child))),
  );

const isMath = (node: ParsedNode): boolean => 'name' in node && node.name === 'math';
