import type { CheerioAPI } from 'cheerio';
import { isTelling, mayHide, type Style, styleOf } from './hiding.domain.js';
import type { ParsedElement } from './light-document.js';
import { SCREENS } from './style-condition.domain.js';
import { type Declaration, declarationsOf, type StyleRule, styleRulesOf } from './style-rules.domain.js';
import { isWithoutScripts } from './style-states.domain.js';

/** More than the style sheets of an ordinary page; longer sheets are cut. */
const LONGEST = 500_000;
/** Selectors without states, such as `.note`, `#extra p` or `span.x`. */
const PLAIN = /^[\w\s.#>-]{1,100}$/;
const MOST_SELECTORS = 200;
/** What a style sheet may say of an element that it hides. */
const MOST_RULES = 2_000;

/** An element that may be hidden, with its style on each screen. */
export type StyledElement = { element: ParsedElement; styles: Style[] };

/** The rules of the page's own style sheets. */
export function rulesOn($: CheerioAPI): StyleRule[] {
  let left = LONGEST;
  const rules = $('style')
    .toArray()
    .filter((sheet) => $(sheet).closest('noscript, template, svg').length === 0)
    .flatMap((sheet) => {
      const css = $(sheet).text().slice(0, left);
      left -= css.length;
      return styleRulesOf(css, sheet.attribs.media);
    });
  return rules
    .map((rule) => ({ ...rule, declarations: rule.declarations.filter(isTelling) }))
    .filter(({ selector, declarations }) => declarations.length > 0 && !isWithoutScripts(selector));
}

/** The elements that a rule or their own attributes may hide, with their style on each screen. */
export function styledElements($: CheerioAPI, rules: readonly StyleRule[]): StyledElement[] {
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

export const ownOf = (attribs: ParsedElement['attribs']): Declaration[] =>
  declarationsOf(attribs.style ?? '');

const isMarkedHidden = ({ hidden, 'aria-hidden': ariaHidden }: ParsedElement['attribs']): boolean =>
  (hidden !== undefined && hidden !== 'until-found') || ariaHidden === 'true';

export function matching($: CheerioAPI, elements: ParsedElement[], selector: string): ParsedElement[] {
  try {
    return $(elements).filter(selector).toArray();
  } catch {
    // A selector that nobody knows.
    return [];
  }
}

/** The class, id or element that the last part of a selector names. */
export function nameOf(selector: string): string {
  const last = /[^\s>+~]+$/.exec(selector.replaceAll(/\([^()]*\)|\[[^\]]*\]|:[\w-]+/g, ''))?.[0] ?? '*';
  return /[.#][\w-]+/.exec(last)?.[0] ?? last.toLowerCase();
}

function indexOf(elements: readonly ParsedElement[]): Map<string, ParsedElement[]> {
  const index = new Map<string, ParsedElement[]>();
  for (const element of elements)
    for (const name of ['*', ...namesOf(element)]) {
      const named = index.get(name);
      if (named) named.push(element);
      else index.set(name, [element]);
    }
  return index;
}

export const namesOf = ({ name, attribs }: ParsedElement): string[] => [
  name,
  ...(attribs.id ? [`#${attribs.id}`] : []),
  ...(attribs.class ?? '').split(/\s+/).flatMap((one) => (one === '' ? [] : `.${one}`)),
];

const namesIn = ($: CheerioAPI): Set<string> =>
  new Set(($('*').toArray() as ParsedElement[]).flatMap(namesOf));
const isAbout = (selector: string, names: ReadonlySet<string>): boolean => names.has(nameOf(selector));
