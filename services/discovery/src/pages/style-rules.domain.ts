import { isMediaMet, isSupported, SCREENS } from './style-condition.domain.js';

/** A declaration of an element's style, such as `display: none !important`. */
export type Declaration = { property: string; value: string; important: boolean };

/** A rule of a style sheet for one selector. `screens`: those, by number, on which it may hold. */
export type StyleRule = {
  selector: string;
  declarations: Declaration[];
  screens: readonly number[];
  /** False where it holds for some readers only. */
  isSure: boolean;
  specificity: number;
};

type Condition = Pick<StyleRule, 'screens' | 'isSure'>;

/** Style sheets are nested less deep. */
const DEEPEST = 8;

/** The rules of a style sheet that may hold on a screen, in their order. */
export function styleRulesOf(css: string, media = ''): StyleRule[] {
  const always: Condition = { screens: SCREENS.map((_, n) => n), isSure: true };
  const condition = under(always, (screen) => isMediaMet(media, screen));
  return condition.screens.length === 0 ? [] : rulesIn(withoutComments(css), '', condition, DEEPEST);
}

function rulesIn(css: string, parent: string, condition: Condition, depth: number): StyleRule[] {
  if (depth === 0) return [];
  return blocksIn(css).blocks.flatMap(({ prelude, body }) => {
    const [, name, query = ''] = /^@([\w-]+)(.*)$/s.exec(prelude) ?? [];
    if (name !== undefined) {
      const inner = conditionOf(name, query, condition);
      if (!inner || inner.screens.length === 0) return [];
      return [...rulesOf(parent, body, inner), ...rulesIn(body, parent, inner, depth - 1)];
    }
    const selector = parent === '' ? prelude : nested(parent, prelude);
    return [...rulesOf(selector, body, condition), ...rulesIn(body, selector, condition, depth - 1)];
  });
}

/** Null for what holds no rules of elements, such as `@keyframes`. */
function conditionOf(name: string, query: string, outer: Condition): Condition | null {
  switch (name) {
    case 'layer':
      return outer;
    case 'media':
      return under(outer, (screen) => isMediaMet(query, screen));
    case 'supports':
      return under(outer, () => isSupported(query));
    case 'container':
    case 'scope':
      return { ...outer, isSure: false };
    default:
      return null;
  }
}

function under(outer: Condition, isMet: (screen: (typeof SCREENS)[number]) => boolean | null): Condition {
  const met = new Map(SCREENS.map((screen, n) => [n, isMet(screen)]));
  return {
    screens: outer.screens.filter((n) => met.get(n) !== false),
    isSure: outer.isSure && ![...met.values()].includes(null),
  };
}

function nested(parent: string, child: string): string {
  const [first = ''] = selectorsOf(parent);
  return child.includes('&') ? child.replaceAll('&', first) : `${first} ${child}`;
}

function rulesOf(selectors: string, body: string, condition: Condition): StyleRule[] {
  if (selectors === '') return [];
  const declarations = declarationsOf(blocksIn(body).rest);
  if (declarations.length === 0) return [];
  return selectorsOf(selectors).map((selector) => ({
    selector,
    declarations,
    ...condition,
    specificity: specificityOf(selector),
  }));
}

/** The selectors of a list; commas in brackets part none. */
const selectorsOf = (list: string): string[] =>
  list
    .split(/,(?![^(]*\))/)
    .map((selector) => selector.trim())
    .filter((selector) => selector !== '');

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const specificityOf = (selector: string): number =>
  countOf(selector, /#[\w-]/g) * 10_000 +
  countOf(selector, /\.[\w-]|\[|(?<!:):(?!not|is|where|:)[\w-]/g) * 100 +
  countOf(selector, /(?:^|[\s>+~(])[a-z]/gi);

export function declarationsOf(style: string): Declaration[] {
  return style.split(';').flatMap((text) => {
    const colon = text.indexOf(':');
    const property = text.slice(0, colon).trim().toLowerCase();
    const [, value = '', mark] =
      /^(.*?)(!\s*important)?$/s.exec(
        text
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      ) ?? [];
    return colon < 0 || property === ''
      ? []
      : { property, value: value.trim(), important: mark !== undefined };
  });
}

type Blocks = { blocks: { prelude: string; body: string }[]; rest: string };

/** The outermost blocks of a sheet or a block, and what stands between them. */
function blocksIn(css: string): Blocks {
  const found: Blocks = { blocks: [], rest: '' };
  let [depth, from, opened] = [0, 0, 0];
  for (const { 0: mark, index } of css.matchAll(MARK)) {
    if (mark === '{') {
      if (depth === 0) opened = index;
      depth += 1;
    } else if (mark === '}') {
      if (depth === 1)
        found.blocks.push({ prelude: css.slice(from, opened).trim(), body: css.slice(opened + 1, index) });
      if (depth <= 1) from = index + 1;
      depth = Math.max(0, depth - 1);
    } else if (mark === ';' && depth === 0) {
      found.rest += css.slice(from, index + 1);
      from = index + 1;
    }
  }
  if (depth === 0) found.rest += css.slice(from);
  return found;
}

/** Braces and ends of declarations. What stands in quotation marks is passed over. */
const MARK = /"[^"\n]*"?|'[^'\n]*'?|[{};]/g;

function withoutComments(css: string): string {
  const [first = '', ...others] = css.split('/*');
  return (
    first + others.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : '')).join('')
  );
}
