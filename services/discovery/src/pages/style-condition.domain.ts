/** A screen that a page is read on. Widths and heights are in CSS pixels. */
export type Screen = { width: number; height: number; hover: boolean };

/** A desktop first: what it shows is the page's text, and a phone may show more. */
export const SCREENS: readonly Screen[] = [
  { width: 1366, height: 768, hover: true },
  { width: 1920, height: 1080, hover: true },
  { width: 390, height: 844, hover: false },
];

/** Whether a condition is met; null where that depends on the reader or the browser. */
type TruthValue = boolean | null;

const not = (met: TruthValue): TruthValue => (met === null ? null : !met);

function all(parts: readonly TruthValue[]): TruthValue {
  if (parts.includes(false)) return false;
  return parts.includes(null) ? null : true;
}

const any = (parts: readonly TruthValue[]): TruthValue => not(all(parts.map(not)));

/** A list of media queries, as in `@media screen and (min-width: 40em), print`. */
export const isMediaMet = (query: string, screen: Screen): TruthValue =>
  any(
    query
      .toLowerCase()
      .split(',')
      .map((part) => meets(part, (test) => mediaTest(test, screen))),
  );

/** A condition as in `@supports not (display: grid)`. */
export const isSupported = (condition: string): TruthValue => meets(condition.toLowerCase(), supportTest);

/** Evaluates tests in brackets and bare words that are joined by `and`, `or` and `not`. */
function meets(text: string, test: (text: string) => TruthValue): TruthValue {
  const condition = text.trim().replace(/^only\s+/, '');
  if (/^not\b/.test(condition)) return not(meets(condition.slice(3), test));
  const joined = joinedBy(condition);
  if (joined) return (joined.by === 'or' ? any : all)(joined.parts.map((part) => meets(part, test)));
  const inner = /^\((.*)\)$/s.exec(condition)?.[1]?.trim();
  return inner !== undefined && /^(not\b|\()/.test(inner) ? meets(inner, test) : test(inner ?? condition);
}

/** The parts of a condition between its outermost `and` or `or`. */
function joinedBy(condition: string): { by: string; parts: string[] } | null {
  const parts: string[] = [];
  let [depth, from, by] = [0, 0, ''];
  for (const { 0: token, index } of condition.matchAll(/[()]|\s(?:and|or)\b/g)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (depth === 0) {
      parts.push(condition.slice(from, index));
      [from, by] = [index + token.length, token.trim()];
    }
  }
  return parts.length === 0 ? null : { by, parts: [...parts, condition.slice(from)] };
}

function mediaTest(test: string, screen: Screen): TruthValue {
  if (/^(all|screen|)$/.test(test)) return true;
  if (/^[\w-]+$/.test(test)) return false;
  const portrait = screen.height > screen.width;
  const [, side, value] = /^(orientation|hover|any-hover|pointer|any-pointer)\s*:\s*(\w+)$/.exec(test) ?? [];
  if (side === 'orientation') return (value === 'portrait') === portrait;
  if (side?.endsWith('hover')) return (value === 'hover') === screen.hover;
  if (side?.endsWith('pointer')) return value === (screen.hover ? 'fine' : 'coarse');
  return lengthTest(test, screen);
}

const NAMED = /^(min|max)-(?:device-)?(?:width|height)\s*:\s*(\S+)$/;
const RANGE = /^(?:(\S+)\s*([<>]=?)\s*)?(?:width|height)(?:\s*([<>]=?)\s*(\S+))?$/;

/** `min-width: 40em`, `width <= 600px` or `400px <= width <= 600px`. */
function lengthTest(test: string, { width, height }: Screen): TruthValue {
  const size = test.includes('height') ? height : width;
  const [, bound, limit] = NAMED.exec(test) ?? [];
  if (limit !== undefined) return compares(size, bound === 'min' ? '>=' : '<=', pixelsOf(limit));
  const [range, low, lowSign = '', sign = '', high] = RANGE.exec(test) ?? [];
  if (range === undefined) return null;
  return all([
    low === undefined || compares(pixelsOf(low), lowSign, size),
    high === undefined || compares(size, sign, pixelsOf(high)),
  ]);
}

const EM = 16;

/** Not a number for a length of another kind. */
function pixelsOf(length: string): number {
  const [, number, unit] = /^([\d.]+)(px|r?em)$/.exec(length) ?? [];
  return Number(number) * (unit === 'px' ? 1 : EM);
}

function compares(left: number, sign: string, right: number): TruthValue {
  if (Number.isNaN(left - right)) return null;
  if (left === right) return sign.endsWith('=');
  return sign.startsWith('<') === left < right;
}

/** What every browser of today can do. */
const COMMON =
  /^(?:--[\w-]*|display\s*:\s*(?:inline-)?(?:grid|flex|flow-root|block|contents)|position\s*:\s*sticky|(?:row-|column-)?gap|grid|flex|object-fit|aspect-ratio|transform|transition|animation|filter|clip-path|color|width|height)(?![\w-])/;
/** What was one maker's own, and is gone. */
const GONE = /^-(?:ms|moz|o|khtml)-/;

function supportTest(test: string): TruthValue {
  if (GONE.test(test)) return false;
  return COMMON.test(test) ? true : null;
}
