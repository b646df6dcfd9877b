import type { CheerioAPI } from 'cheerio';
import { folded } from './blocks.js';
import {
  changed,
  hidesByInheritance,
  isFolded,
  isHiding,
  isMoving,
  mayHide,
  type Style,
  styleOf,
} from './hiding.domain.js';
import type { ParsedElement } from './light-document.js';
import { SCREENS } from './style-condition.domain.js';
import { type Declaration, declarationsOf, type StyleRule, styleRulesOf } from './style-rules.domain.js';
import { isWithoutScripts, withoutState } from './style-states.domain.js';

/** More than the style sheets of an ordinary page; longer sheets are cut. */
const LONGEST = 500_000;
/** Selectors without states, such as `.note`, `#extra p` or `span.x`. */
const PLAIN = /^[\w\s.#>-]{1,100}$/;
const MOST_SELECTORS = 200;
/** What a style sheet may say of an element that it hides. */
const MOST_RULES = 2_000;

/**
 * Takes out what nobody ever sees: words that are hidden may have been written for machines alone. What opens on a
 * click, comes into sight, or stands on a phone or a desktop alone is seen; of the same words on both one copy stays.
 */
export function removeUnseen($: CheerioAPI): void {
  const rules = rulesOn($);
  const hidden = hiddenBy($, rules);
  const openable = openableIn($);
  const onPhones: ParsedElement[] = [];
  for (const { element, styles } of hidden) {
    const first = styles.find(isHiding);
    if (first === undefined || isWholePage($, element)) continue;
    if (!styles.every(isHiding)) {
      if (isHiding(styles[0] ?? first)) onPhones.push(element);
    } else if (!openable(element, first) && !isRevealed($, element, first, rules))
      removeFrom($, element, first);
  }
  keepOnce($, onPhones);
}

type Hidden = { element: ParsedElement; styles: Style[] };

function rulesOn($: CheerioAPI): StyleRule[] {
  let left = LONGEST;
  const rules = $('style')
    .toArray()
    .filter((sheet) => $(sheet).closest('noscript, template, svg').length === 0)
    .flatMap((sheet) => {
      const css = $(sheet).text().slice(0, left);
      left -= css.length;
      return styleRulesOf(css, sheet.attribs.media);
    });
  return rules.filter(({ selector }) => !isWithoutScripts(selector));
}

/** The elements that a rule or their own attributes may hide, with their style on each screen. */
function hiddenBy($: CheerioAPI, rules: readonly StyleRule[]): Hidden[] {
  const names = namesIn($);
  const selectors = rules
    .filter(
      ({ selector, declarations, isSure }) => isSure && isAbout(selector, names) && mayHide(declarations),
    )
    .map(({ selector }) => selector)
    .filter((selector) => PLAIN.test(selector) && /[.#]/.test(selector));
  const elements = new Set(
    $('[hidden], [aria-hidden=true], [style]')
      .toArray()
      .filter(({ attribs }) => !('style' in attribs) || mayHide(ownOf(attribs)) || isMarkedHidden(attribs)),
  );
  for (const selector of [...new Set(selectors)].slice(0, MOST_SELECTORS))
    for (const element of $(selector)) elements.add(element as ParsedElement);
  const candidates = [...elements];
  const found = new Map<ParsedElement, StyleRule[]>(candidates.map((element) => [element, []]));
  const byName = indexOf(candidates);
  for (const rule of rules.filter((rule) => isWinning(rule)).slice(0, MOST_RULES))
    for (const element of matching($, byName.get(nameOf(rule.selector)) ?? [], rule.selector))
      found.get(element)?.push(rule);
  return candidates.map((element) => ({
    element,
    styles: SCREENS.map((_, n) => styleOn(n, element, found.get(element) ?? [])),
  }));
}

/** A rule that holds for some readers only hides from none of the others. */
const isWinning = ({ selector, declarations, isSure }: StyleRule): boolean =>
  !/::|:(?:before|after|first-l|hover|focus|active|checked|target)/.test(selector) &&
  (isSure || !mayHide(declarations));

function styleOn(screen: number, { attribs }: ParsedElement, rules: readonly StyleRule[]): Style {
  const own = ownOf(attribs);
  const marked: StyleRule[] = isMarkedHidden(attribs)
    ? [
        {
          selector: '',
          declarations: declarationsOf('display: none'),
          screens: [],
          isSure: true,
          specificity: -1,
        },
      ]
    : [];
  return styleOf([...marked, ...rules.filter(({ screens }) => screens.includes(screen))], own);
}

const ownOf = (attribs: ParsedElement['attribs']): Declaration[] => declarationsOf(attribs.style ?? '');

const isMarkedHidden = ({ hidden, 'aria-hidden': ariaHidden }: ParsedElement['attribs']): boolean =>
  (hidden !== undefined && hidden !== 'until-found') || ariaHidden === 'true';

function matching($: CheerioAPI, elements: ParsedElement[], selector: string): ParsedElement[] {
  try {
    return $(elements).filter(selector).toArray();
  } catch {
    // A selector that nobody knows.
    return [];
  }
}

/** The class, id or element that the last part of a selector names. */
function nameOf(selector: string): string {
  const last = /[^\s>+~]+$/.exec(selector.replaceAll(/\([^()]*\)|\[[^\]]*\]|:[\w-]+/g, ''))?.[0] ?? '*';
  return /[.#][\w-]+/.exec(last)?.[0] ?? last.toLowerCase();
}

function indexOf(elements: readonly ParsedElement[]): Map<string, ParsedElement[]> {
  const index = new Map<string, ParsedElement[]>();
  for (const element of elements)
    for (const name of ['*', ...namesOf(element)]) index.set(name, [...(index.get(name) ?? []), element]);
  return index;
}

const namesOf = ({ name, attribs }: ParsedElement): string[] => [
  name,
  ...(attribs.id ? [`#${attribs.id}`] : []),
  ...(attribs.class ?? '').split(/\s+/).flatMap((one) => (one === '' ? [] : `.${one}`)),
];

const namesIn = ($: CheerioAPI): Set<string> =>
  new Set(($('*').toArray() as ParsedElement[]).flatMap(namesOf));
const isAbout = (selector: string, names: ReadonlySet<string>): boolean => names.has(nameOf(selector));

/** No page is written to be never seen: its scripts show it. */
const isWholePage = ($: CheerioAPI, element: ParsedElement): boolean =>
  $(element).is('html, body, main, [role=main], :has(main, [role=main])');

const TOGGLES = /^(?:collapse|tab|pill)$/;
/** What one clicks to see more. */
const OPENER = '[aria-expanded], [aria-controls], [onclick], summary';

/** Whether a reader can open it: a control of the page names it or stands before it. */
function openableIn($: CheerioAPI): (element: ParsedElement, style: Style) => boolean {
  const named = new Set(
    $('[aria-controls], [data-target], [data-bs-target], [role=tab][href]')
      .toArray()
      .flatMap(({ attribs }) => {
        const toggle = attribs['data-toggle'] ?? attribs['data-bs-toggle'] ?? 'collapse';
        const target = attribs['data-target'] ?? attribs['data-bs-target'] ?? attribs.href ?? '';
        return [
          ...(attribs['aria-controls'] ?? '').split(/\s+/),
          TOGGLES.test(toggle) ? target.replace('#', '') : '',
        ];
      }),
  );
  return (element, style) => {
    const { id = '', role = '' } = element.attribs;
    if (/^(?:alert)?dialog$|^menu|^listbox$|^tooltip$/.test(role)) return false;
    if (role === 'tabpanel' || (id !== '' && named.has(id))) return true;
    const openers = isFolded(style) ? `${OPENER}, button` : OPENER;
    const before = $(element).prev();
    return before.is(openers) || before.find(openers).length > 0;
  };
}

/** Whether it comes into sight by itself, or by a state that the page's style knows. */
function isRevealed(
  $: CheerioAPI,
  element: ParsedElement,
  style: Style,
  rules: readonly StyleRule[],
): boolean {
  if (isMoving(style)) return true;
  const known = new Set(namesOf(element).flatMap((name) => (name.startsWith('.') ? name.slice(1) : [])));
  return rules.some(({ selector, declarations }) => {
    if (isHiding(changed(style, declarations))) return false;
    const lasting = withoutState(selector, known);
    return lasting !== null && matching($, [element], lasting).length > 0;
  });
}

/** A formula that is hidden stands beside its picture. What is passed on may be set anew within. */
function removeFrom($: CheerioAPI, element: ParsedElement, style: Style): void {
  if ($(element).children('math').length > 0) return;
  const seen = hidesByInheritance(style)
    ? $(element)
        .find('[style]')
        .toArray()
        .filter(({ attribs }) => !isHiding(changed(style, ownOf(attribs))))
    : [];
  if (seen.length > 0) $(element).before(seen);
  $(element).remove();
}

/** Words for phones alone, without those that a desktop shows as well. */
function keepOnce($: CheerioAPI, onPhones: readonly ParsedElement[]): void {
  if (onPhones.length === 0) return;
  const apart = $(onPhones as ParsedElement[]);
  const marked = apart.toArray().map((element) => ({ element, words: folded($(element).text()) }));
  const all = wordsWithout($, new Set(apart.toArray()));
  for (const { element, words } of marked) if (all.includes(words)) $(element).remove();
}

function wordsWithout($: CheerioAPI, apart: ReadonlySet<unknown>): string {
  const words = (nodes: readonly ReturnType<CheerioAPI>[number][]): string =>
    nodes
      .map((node) => {
        if (apart.has(node)) return '';
        if ('data' in node && node.nodeType === 3) return node.data;
        return 'children' in node && !('name' in node && /^(script|style)$/.test(node.name))
          ? words(node.children)
          : '';
      })
      .join('');
  return folded(words($.root().toArray()));
}
