import type { Declaration, StyleRule } from './style-rules.domain.js';

/** What an element is given: by its rules and its own `style`. */
export type Style = ReadonlyMap<string, string>;

/** Properties that pass on to what stands within, and that it may set anew. */
const INHERITED = /^(visibility|color|font-size|line-height|text-indent)$/;
/** Setting the whole sets its parts. */
const WHOLE = /^(margin|background|animation|transition|overflow)$/;

/** Properties that tell whether words are seen. */
const TELLING =
  /^(?:display|(?:content-)?visibility|opacity|scale|zoom|filter|transform|font-size|line-height|text-indent|left|right|top|bottom|margin(?:-\w+)?|clip|clip-path|color|background(?:-color)?|(?:max-)?(?:height|width)|overflow(?:-[xy])?|(?:-webkit-)?(?:animation|transition)(?:-name)?)$/;

export const isTelling = ({ property }: Declaration): boolean => TELLING.test(property);

/** The style that wins: a later, a more specific and an important declaration each against others. */
export function styleOf(rules: readonly StyleRule[], own: readonly Declaration[]): Style {
  const ordered = [
    ...rules.toSorted((a, b) => a.specificity - b.specificity).map(({ declarations }) => declarations),
    own,
  ];
  const style = new Map<string, string>();
  for (const important of [false, true])
    for (const declarations of ordered)
      for (const declaration of declarations)
        if (declaration.important === important) put(style, declaration);
  return style;
}

export function changed(style: Style, declarations: readonly Declaration[]): Style {
  const other = new Map(style);
  for (const declaration of declarations) put(other, declaration);
  return other;
}

function put(style: Map<string, string>, { property, value }: Declaration): void {
  if (WHOLE.test(property))
    for (const part of style.keys()) if (part.startsWith(`${property}-`)) style.delete(part);
  style.set(property, value);
}

const ZERO = '(?:0?\\.0\\d{0,5}|0)(?![.\\d])';
/** Declarations that keep words from readers: not there, see-through, without a size, moved away, cut off. */
const HIDING = new RegExp(
  [
    'display:none|visibility:(?:hidden|collapse)|content-visibility:hidden',
    `(?:opacity|scale|zoom):${ZERO}|(?:filter|transform):[^;]{0,200}(?:opacity\\(\\s*0|scale[xy]?\\(\\s*0)(?![.\\d])`,
    '(?:font-size|line-height):(?:0|[01](?:\\.\\d+)?px)(?![.\\d])',
    '(?:text-indent|left|right|top|bottom):-\\d{3,}|transform:[^;]{0,200}translate[xy]?\\(\\s*-\\d{3,}',
    // Columns are laid beside each other with less.
    'margin(?:-\\w+)?:[^;]{0,60}-(?:[2-9]\\d{3}|\\d{5,}|\\d{3,}r?em)',
    'clip:rect\\((?!\\s*auto)|clip-path:(?:inset\\(\\s*(?:50|100)%|circle\\(\\s*0)',
    'color:(?:transparent|rgba\\([^)]{1,30},\\s*0(?:\\.0+)?\\s*\\))',
  ]
    .map((hides) => `(?<=;)(?:${hides})`)
    .join('|'),
);
const NO_SIZE = /(?<=;)(?:max-)?(?:height|width):(?:0|[01](?:\.\d+)?px)(?![.\d])/;
const CUT_OFF = /(?<=;)overflow(?:-[xy])?:[^;]*(?:hidden|clip)/;

/** Sizes cut off what is longer only where the style says so; a height of nothing else lets the words stand out. */
export function isHiding(style: Style): boolean {
  const text = [...style].map(([property, value]) => `;${property}:${value}`).join('');
  return HIDING.test(text) || (NO_SIZE.test(text) && CUT_OFF.test(text)) || isOnItsOwnColor(style);
}

/** What may hide, without the rest of the style. */
export const mayHide = (declarations: readonly Declaration[]): boolean =>
  declarations.some(({ property, value }) =>
    isHiding(
      new Map([
        [property, value],
        ['overflow', 'hidden'],
      ]),
    ),
  ) || isHiding(styleOf([], declarations));

/** A color that is its background's as well. */
function isOnItsOwnColor(style: Style): boolean {
  const background = style.get('background-color') ?? style.get('background');
  const color = style.get('color');
  return color !== undefined && background !== undefined && plainColor(color) === plainColor(background);
}

const NAMED: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };
const plainColor = (color: string): string =>
  NAMED[color] ?? color.replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3');

/** Whether only what passes on hides, so that an element within may be seen again. */
export function hidesByInheritance(style: Style): boolean {
  return !isHiding(new Map([...style].filter(([property]) => !INHERITED.test(property))));
}

/** What opens, moves or fades in changes; colors, tiny letters and what is cut off stay as they are. */
const CHANGING =
  /^(?:display|(?:content-)?visibility|opacity|(?:max-)?(?:height|width)|transform|scale|filter)$/;

/** Whether what hides it may change while one reads. */
export const canChange = (style: Style): boolean =>
  !isHiding(new Map([...style].filter(([property]) => !CHANGING.test(property))));

/** Whether it is the start of a movement that ends with the words in sight. What is not there cannot move. */
export function isMoving(style: Style): boolean {
  const moves = [...style].some(
    ([property, value]) =>
      /^(-webkit-)?(animation|transition)/.test(property) && !/^(?:none\b|0s$|$)/.test(value),
  );
  return moves && style.get('display') !== 'none';
}

/** Nothing but its height hides it, as an answer that is folded up below its question. */
export const isFolded = (style: Style): boolean =>
  !isHiding(new Map([...style].filter(([property]) => !/^(max-)?height$/.test(property))));
