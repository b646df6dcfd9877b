import type { CheerioAPI } from 'cheerio';
import { matching, nameOf, namesOf, ownOf, rulesOn, styledElements } from './element-styles.js';
import {
  canChange,
  changed,
  hidesByInheritance,
  isFolded,
  isHiding,
  isMoving,
  type Style,
} from './hiding.domain.js';
import type { ParsedElement } from './light-document.js';
import { keepOnce } from './one-copy.js';
import type { StyleRule } from './style-rules.domain.js';
import { withoutState } from './style-states.domain.js';

/**
 * Takes out what nobody ever sees: words that are hidden may have been written for machines alone. What opens on a
 * click, comes into sight, or stands on a phone or a desktop alone is seen; of the same words on both one copy stays.
 */
export function removeUnseen($: CheerioAPI): void {
  const rules = rulesOn($);
  const hidden = styledElements($, rules);
  const openable = openableIn($);
  const onPhones: ParsedElement[] = [];
  for (const { element, styles } of hidden) {
    const first = styles.find(isHiding);
    if (first === undefined || isWholePage($, element)) continue;
    if (!styles.every(isHiding)) {
      if (isHiding(styles[0] ?? first)) onPhones.push(element);
      continue;
    }
    const comes = openable(element, first) || isRevealed($, element, first, rules);
    if (!comes || !canChange(first)) removeFrom($, element, first);
  }
  keepOnce($, onPhones);
}

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
  const names = namesOf(element).filter((name) => /^[.#]/.test(name));
  const known = new Set(names.map((name) => name.slice(1)));
  return rules.some(({ selector, declarations }) => {
    if (!names.some((name) => selector.includes(name))) return false;
    const lasting = withoutState(selector, known);
    if (lasting === null || !names.includes(nameOf(lasting))) return false;
    return !isHiding(changed(style, declarations)) && matching($, [element], lasting).length > 0;
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
