import type { Page } from '@playwright/test';

/**
 * The texts and the controls that lie over each other, as sentences. What is fixed or sticky may cover what scrolls below
 * it, so only elements of one layer are compared; under an open dialog nothing counts.
 */
const OVERLAPS = `(() => {
  const overlaps = new Set();
  const root = [...document.querySelectorAll('[role=dialog], dialog[open]')].at(-1) ?? document.body;
  const hidden = (element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest('[inert]');
  const layerOf = (element) => {
    for (let each = element; each; each = each.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return each;
    return null;
  };
  /** As much of a box as the ancestors that clip it let show; null where that is nothing, or the box can be scrolled to. */
  const shown = (box, element) => {
    let { left, top, right, bottom } = box;
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(each);
      if (clipPath !== 'none') return null;
      const edge = each.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (position === 'fixed') break;
    }
    return right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : null;
  };
  const over = (one, other, slack) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;
  const named = (element, text) =>
    element.tagName.toLowerCase() + ' "' +
    (text ?? element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) + '"';

  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || /^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/.test(element.tagName) || hidden(element)) continue;
    const layer = layerOf(element);
    for (const { index, 0: word } of node.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].map((box) => shown(box, element)).filter(Boolean);
      for (const { left, top, right, bottom } of boxes) {
        // The box of a line of text is higher than its letters.
        const margin = (bottom - top) / 4;
        texts.push({ element, layer, word, box: { left, right, top: top + margin, bottom: bottom - margin } });
      }
    }
  }
  const controls = [...root.querySelectorAll('a, button, input, textarea, select, summary, label')]
    .filter((element) => !hidden(element) && getComputedStyle(element).display !== 'inline')
    .flatMap((element) => {
      const box = shown(element.getBoundingClientRect(), element);
      return box ? [{ element, layer: layerOf(element), box }] : [];
    });
  /** From the top down: what begins below one box lies over none that stands before it. */
  const compare = (all, slack) =>
    all.sort((one, other) => one.box.top - other.box.top).forEach((one, index) => {
      for (let at = index + 1; at < all.length && all[at].box.top < one.box.bottom; at++) {
        const other = all[at];
        if (
          one.layer === other.layer &&
          one.element !== other.element &&
          !one.element.contains(other.element) &&
          !other.element.contains(one.element) &&
          over(one.box, other.box, slack)
        )
          overlaps.add(named(one.element, one.word) + ' lies over ' + named(other.element, other.word));
      }
    });
  compare(texts, 1);
  compare(controls, 2);
  return [...overlaps];
})()`;

export const overlapsOn = (page: Page): Promise<string[]> => page.evaluate<string[]>(OVERLAPS);
