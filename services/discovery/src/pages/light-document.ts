import { createRequire } from 'node:module';
import type { CheerioAPI } from 'cheerio';

/** A node of cheerio's tree. */
export type ParsedNode = ReturnType<CheerioAPI>[number];
type ParsedElement = Extract<ParsedNode, { attribs: unknown }>;

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
/** Without words for a reader. */
const UNSEEN = /^(title|script|style|noscript|template|svg|math|iframe|object)$/;
/** Counted by Readability, but what stands in them is no text. */
const CONTROL = /^(select|textarea|button|input)$/;
/** Declarations that keep words from readers: not there, see-through, without a size, moved away, cut off. */
const HIDING = new RegExp(
  [
    'display\\s*:\\s*none|visibility\\s*:\\s*(?:hidden|collapse)|content-visibility\\s*:\\s*hidden',
    '(?:opacity|scale|zoom)\\s*:\\s*(?:0?\\.0\\d{0,5}|0)(?![.\\d])|opacity\\(\\s*0|scale[xy]?\\(\\s*0(?![.\\d])',
    '(?:font-size|line-height|(?:max-)?(?:height|width))\\s*:\\s*(?:0|[01](?:\\.\\d+)?px)(?![.\\d])',
    '(?:text-indent|left|right|top|bottom|margin(?:-\\w+)?)\\s*:\\s*-\\d{3,}|translate[xy]?\\(\\s*-\\d{3,}',
    'clip\\s*:\\s*rect\\(|clip-path\\s*:\\s*(?:inset\\(\\s*(?:50|100)%|circle\\(\\s*0)',
    'color\\s*:\\s*(?:transparent|rgba\\([^)]{1,30},\\s*0(?:\\.0+)?\\s*\\))',
  ]
    .map((hides) => `(?<![\\w-])(?:${hides})`)
    .join('|'),
  'i',
);
/** A color that is its background's as well. */
const COLORS = /(?<![\w-])(background(?:-color)?|color)\s*:\s*([^;!]{3,40})/gi;

function isHiding(style: string): boolean {
  if (HIDING.test(style)) return true;
  const colors = new Map(
    [...style.matchAll(COLORS)].map(([, of = '', color = '']) => [
      of[0]?.toLowerCase(),
      color.trim().toLowerCase(),
    ]),
  );
  return colors.has('c') && colors.get('c') === colors.get('b');
}
/** What Readability judges an element by. */
const TELLING =
  /^(aria-modal|class|colspan|content|datatable|dir|href|id|itemprop|name|property|rel|role|rowspan|src|summary)$/;

/** Copies what a reader sees: words that are hidden may have been written for machines alone. */
export function appendSeen(
  document: LightDocument,
  parent: LightElement,
  nodes: readonly ParsedNode[],
): void {
  for (const node of nodes) {
    if ('data' in node && node.nodeType === TEXT_NODE) parent.appendChild(document.createTextNode(node.data));
    if ('attribs' in node && isSeen(node)) appendElement(document, parent, node);
  }
}

function appendElement(document: LightDocument, parent: LightElement, node: ParsedElement): void {
  const { name, attribs, children } = node;
  const element = document.createElement(name);
  for (const attribute in attribs)
    if (TELLING.test(attribute)) element.setAttribute(attribute, attribs[attribute] ?? '');
  parent.appendChild(element);
  if (!CONTROL.test(name)) appendSeen(document, element, children);
}

function isSeen({ name, attribs }: ParsedElement): boolean {
  const { hidden, style = '', 'aria-hidden': ariaHidden } = attribs;
  return !UNSEEN.test(name) && hidden === undefined && ariaHidden !== 'true' && !isHiding(style);
}

/** More rules than the style sheets of an ordinary page; longer sheets are cut. */
const LONGEST = 200_000;
const RULE = /([^{}@;]{1,300})\{([^{}]{1,2000})\}/g;
/** Selectors without states, such as `.note`, `#extra p` or `span.x`. */
const PLAIN = /^[\w\s.#>-]{1,100}$/;
const MOST_SELECTORS = 200;

/** Takes out what the page's own style sheets hide: words that are hidden may have been written for machines alone. */
export function removeHiddenByStyle($: CheerioAPI): void {
  const sheets = $('style')
    .text()
    .slice(0, LONGEST)
    .replaceAll(/\/\*[^*]{0,2000}\*\//g, '');
  const selectors = [...sheets.matchAll(RULE)]
    .filter(([, , declarations = '']) => isHiding(declarations))
    .flatMap(([, selector = '']) => selector.split(','))
    .map((selector) => selector.trim())
    .filter((selector) => PLAIN.test(selector) && /[.#]/.test(selector))
    .slice(0, MOST_SELECTORS);
  for (const selector of new Set(selectors)) $(selector).remove();
}
