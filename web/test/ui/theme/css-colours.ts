import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../../../src');
const read = (file: string) => readFileSync(join(source, file), 'utf8');

export type Theme = 'light' | 'dark';
/** A token's name, such as `--ink2`, on another; `where` is a rule that puts them together. */
type Pair = { text: string; on: string; where: string };

type Rule = { file: string; selector: string; values: Map<string, string> };

/** What text stands on where a style sheet sets its colour alone. */
export const PLAIN = ['--paper', '--surface', '--sunken'];
/** The colour of text where a style sheet sets its ground alone. */
const INK = '--ink';
/** Grounds so strong that all text on them has a colour of its own. */
const HAS_ITS_OWN_TEXT = /^--(primary|primary-hover|urgent|control|veil|field|banner|call|ink|on-.*)$/;
/** The beginnings of rules about what holds no text: boxes, switches, bars and marks. */
const SHAPES = [
  'features/coach/document/tick-box.module.css .box',
  'ui/dialog.module.css .veil',
  'ui/scroll-area.module.css ',
  'ui/theme/ant.css .ant-switch',
];

/** Every rule outside forced colours, which have colours of their own. */
function rulesOf(file: string): Rule[] {
  const found: Rule[] = [];
  const visit = (css: string) => {
    for (let at = 0, open = css.indexOf('{'); open >= 0; open = css.indexOf('{', at)) {
      const selector = css.slice(at, open).split(';').at(-1)?.trim() ?? '';
      const close = endOf(css, open);
      const body = css.slice(open + 1, close);
      at = close + 1;
      if (!selector.startsWith('@'))
        for (const each of selector.split(/,(?![^(]*\))/))
          found.push({ file, selector: each.trim(), values: valuesIn(body) });
      else if (!/forced-colors|font-face|keyframes/.test(selector)) visit(body);
    }
  };
  visit(read(file).replace(/\/\*[^]*?\*\//g, ''));
  return found;
}

function endOf(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`no end of ${css.slice(open, open + 80)}`);
}

const valuesIn = (body: string): Map<string, string> =>
  new Map(
    body
      .split(';')
      .map((line) => /^\s*([\w-]+):\s*([^]*)$/.exec(line))
      .flatMap((parts) => (parts?.[1] && parts[2] ? [[parts[1], parts[2].trim()] as const] : [])),
  );

/** The token that is the whole value, if it is one. */
const tokenIn = (value: string | undefined): string | undefined =>
  /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];

const textOf = ({ values }: Rule) => tokenIn(values.get('color'));
const groundOf = ({ values }: Rule) => tokenIn(values.get('background') ?? values.get('background-color'));

/** The element that a selector is about, without its states. */
const elementOf = (selector: string): string =>
  selector
    .split(/[\s>+~]+/)
    .at(-1)
    ?.replace(/:{1,2}[\w-]+(\([^)]*\))?|\[[^\]]*\]/g, '') ?? '';
/** The same without the states of its element. */
const usualSelector = ({ selector }: Rule): string =>
  [...selector.split(/\s+/).slice(0, -1), elementOf(selector)].join(' ');

/** The pairs of one style sheet: of the same element in each of its states, and of what may stand inside another. */
function pairsIn(rules: readonly Rule[]): Pair[] {
  const grounds = rules
    .flatMap((rule) => groundOf(rule) ?? [])
    .filter((ground) => !HAS_ITS_OWN_TEXT.test(ground));
  return rules.flatMap((rule) => {
    if (!textOf(rule) && !groundOf(rule)) return [];
    const where = `${rule.file} ${rule.selector}`;
    const usual = (of: (rule: Rule) => string | undefined) =>
      rules
        .map((other) => (other.selector === usualSelector(rule) ? of(other) : undefined))
        .findLast(Boolean);
    const text = textOf(rule) ?? usual(textOf) ?? INK;
    const ground = groundOf(rule) ?? usual(groundOf);
    return (ground ? [ground] : [...PLAIN, ...grounds]).map((on) => ({ text, on, where }));
  });
}

/** Names that a sheet gives to tokens, each as often as it does. */
type Alias = ReadonlyMap<string, string>;

const aliasesIn = (rules: readonly Rule[]): Alias[] =>
  rules
    .map(
      ({ values }) =>
        new Map(
          [...values].flatMap(([name, value]) => {
            const token = tokenIn(value);
            return name.startsWith('--') && token ? [[name, token] as const] : [];
          }),
        ),
    )
    .filter(({ size }) => size > 0);

const sheets = globSync('**/*.css', { cwd: source }).sort().map(rulesOf);
const aliases = sheets.flatMap(aliasesIn);

/** With the tokens that its names stand for, in each of the places that give them. */
function withoutAliases(pair: Pair): Pair[] {
  const meant = aliases.filter((alias) => alias.has(pair.text) || alias.has(pair.on));
  if (meant.length === 0) return [pair];
  return meant.map((alias) => ({
    ...pair,
    text: alias.get(pair.text) ?? pair.text,
    on: alias.get(pair.on) ?? pair.on,
  }));
}

/** Every text with every ground that the style sheets put it on, once. */
export const pairs: readonly Pair[] = [
  ...new Map(
    sheets
      .flatMap(pairsIn)
      .filter(({ where }) => !SHAPES.some((shape) => where.startsWith(shape)))
      .flatMap(withoutAliases)
      .map((pair) => [`${pair.text} ${pair.on}`, pair] as const)
      .reverse(),
  ).values(),
];

/** The colours of tokens.css in one theme, as `#rrggbb`. */
export function tokensOf(theme: Theme): Map<string, string> {
  const found = read('ui/theme/tokens.css').matchAll(/(--[\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g);
  return new Map(
    [...found].map(([, name = '', light = '', dark = '']) => [name, theme === 'light' ? light : dark]),
  );
}

/** WCAG 2.2, "contrast ratio", of two colours as `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
