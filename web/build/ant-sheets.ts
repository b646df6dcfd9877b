import { readFileSync } from 'node:fs';
import { createCache, extractStyle, StyleProvider, token2CSSVar } from '@ant-design/cssinjs';
import { ConfigProvider, theme, type ThemeConfig } from 'antd';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { antTokens, colors, lengths, ROOT_PX } from '../src/ui/theme/ant-tokens.js';
import { samples } from './ant-samples.js';

/** The class of every part, under which antd defines the part's CSS variables. */
export const VARIABLES = 'ant';

type Cache = ReturnType<typeof createCache>;
type Scheme = 'light' | 'dark';

export type AntSheets = {
  /** What antd styles, by its own names: `Input-TextArea`. */
  styles: ReadonlySet<string>;
  /** Of each of its parts: `Input`. */
  sheets: ReadonlyMap<string, string>;
  /** What its scripts read of the theme. */
  values: Record<string, unknown>;
};

export function makeAntSheets(): AntSheets {
  const [light, dark] = [render('light'), render('dark')];
  const styles = new Set(keysOf(light, 'style').map((key) => key.split('%')[3] ?? ''));
  // What it says of every link on the page is not wanted.
  styles.delete('Shared');
  const texts = [...new Set([...styles].map(partOf))].map((part) => {
    const text = inBothSchemes(textOf(light, part), textOf(dark, part));
    return [part, withoutUnseen(inRem(text))] as const;
  });
  const tokens = inRem(inBothSchemes(tokensOf(light), tokensOf(dark)))
    .replace(`.${VARIABLES}{`, ':root{')
    .replace(/(--ant-[\w-]+):[^;]*;/g, (text, name: string) =>
      name in ours ? `${name}:${ours[name]};` : text,
    );
  const used = variablesIn([tokens, ...texts.map(([, text]) => text)].join(''));
  const sheets = new Map(
    [['tokens', tokens] as const, ...texts].map(([part, text]) => [part, only(used, text)]),
  );
  const all = Object.entries(theme.getDesignToken(themeOf('light')));
  return { styles, sheets, values: Object.fromEntries(all.filter(([name]) => READ.test(name))) };
}

export const partOf = (style: string) => (style === ICONS ? ICONS : style.replace(/-.*/, ''));

/** antd's name for what all icons share. */
export const ICONS = 'ant-design-icons';

const ours: Record<string, string> = Object.fromEntries(
  Object.entries({ ...colors, ...lengths }).map(([token, name]) => [
    token2CSSVar(token, 'ant'),
    `var(--${name})`,
  ]),
);

const READ =
  /^(motion|wireframe|controlHeight|zIndexPopupBase|screen[A-Z]+(Min|Max)?|borderRadius|marginXXS|sizePopupArrow|color(Fill(T|Q).*|Fill|BgContainer))$/;

const themeOf = (scheme: Scheme): ThemeConfig => ({
  ...antTokens((name) => colorOf(name, scheme)),
  algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
  hashed: false,
  cssVar: { key: VARIABLES },
});

function render(scheme: Scheme): Cache {
  const cache = createCache();
  const shown = Object.values(samples).flat();
  const page = createElement(ConfigProvider, { theme: themeOf(scheme) }, ...shown);
  renderToString(createElement(StyleProvider, { cache, layer: true }, page));
  return cache;
}

const tokensCss = readFileSync(new URL('../src/ui/theme/tokens.css', import.meta.url), 'utf8');

function colorOf(name: string, scheme: Scheme): string {
  const pair = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokensCss);
  if (!pair) throw new Error(`tokens.css has no colour called ${name}`);
  return pair[scheme === 'light' ? 1 : 2] as string;
}

const keysOf = (cache: Cache, type: string) =>
  [...cache.cache.keys()].map(String).filter((key) => key.startsWith(`${type}%`));

const tokensOf = (cache: Cache) =>
  extractStyle(cache, { plain: true, types: 'token' }).replace(CACHE_MARK, '');

function textOf(cache: Cache, part: string): string {
  const own = createCache();
  for (const key of [...keysOf(cache, 'cssVar'), ...keysOf(cache, 'style')]) {
    const [type, variablesOf = '', , style = ''] = key.split('%');
    const value = cache.cache.get(key);
    if (value && partOf(type === 'style' ? style : variablesOf) === part) own.cache.set(key, value);
  }
  return extractStyle(own, { plain: true, types: ['cssVar', 'style'] }).replace(CACHE_MARK, '');
}

const CACHE_MARK = /\.data-ant-cssinjs-cache-path\{[^}]*\}/;
const COLOR = /(#[\da-f]{3,8}\b|rgba?\([^()]*\)|\btransparent\b)/i;

function inBothSchemes(light: string, dark: string): string {
  const other = dark.split(COLOR);
  const merged = light.split(COLOR).map((text, index) => {
    if (text === other[index]) return text;
    if (index % 2 === 0) throw new Error(`antd's dark styles differ in more than colours now: ${text}`);
    return `light-dark(${text},${other[index]})`;
  });
  return merged.join('');
}

/** Edges stay in pixels, and so do the widths that a screen is compared with. */
const inRem = (css: string) =>
  css
    .replaceAll('* 1px', `* 1rem / ${ROOT_PX}`)
    .replace(/@media[^{]*|(?<![\w.#])(\d*\.?\d+)px/g, (text, pixels?: string) =>
      pixels === undefined || Number(pixels) <= 3
        ? text
        : `${Number((Number(pixels) / ROOT_PX).toFixed(4))}rem`,
    );

/** Colours that are not ours, and letters from right to left. */
const UNSEEN =
  /-rtl\b|-color-(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold|link)\b|-variant-(dashed|filled|link|underlined)\b|-two-chinese/;

const withoutUnseen = (css: string) =>
  css.replace(/([^{};]+)(\{[^{}]*\})/g, (_rule, selectors: string, body: string) => {
    const seen = selectors.split(/,(?![^(]*\))/).filter((selector) => !UNSEEN.test(selector));
    return seen.length > 0 && body !== '{}' ? `${seen.join(',')}${body}` : '';
  });

const variablesIn = (css: string) => new Set(css.match(/(?<=var\()--ant-[\w-]+/g));

const only = (used: ReadonlySet<string>, css: string) =>
  css.replace(/(--ant-[\w-]+):[^;{}]*;/g, (text, name: string) => (used.has(name) ? text : ''));
