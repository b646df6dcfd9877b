import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page has. */
const MOST_STOPS = 80;

type Focus = { on: string; isLost: boolean; isInView: boolean; isCovered: boolean; isRinged: boolean };

/** Expects the focus to be somewhere, in view and not covered, with its ring around the element, its label or its frame. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const { on, ...focus } = await page.evaluate<Focus>(`{
    const focused = document.activeElement;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const shownMiddle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    // A toast may lie over it for its few seconds.
    const hit = document.elementsFromPoint((left + right) / 2, shownMiddle)
      .find((element) => !element.closest('li[data-state][data-swipe-direction]'));
    const isRinged = (element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3;
    };
    ({
      on: focused.outerHTML.slice(0, 160),
      isLost: focused === document.body,
      isInView: bottom > 0 && top < innerHeight,
      isCovered: !hit || !(hit.contains(focused) || focused.contains(hit)),
      isRinged: [focused, focused.parentElement, focused.parentElement.parentElement]
        .some((frame) => frame && isRinged(frame)),
    });
  }`);
  const seen = { isLost: false, isInView: true, isCovered: false, isRinged: true };
  expect(focus, `the focus on ${on}`).toEqual(seen);
}

/** Goes by Tab, or back by Shift+Tab, to an element, and expects the focus to be seen at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await target.evaluate((own: InPage) => own.matches(':focus'))) return;
  }
  throw new Error(`${key} does not lead to ${target.toString()}`);
}

export const tabBackTo = (page: Page, target: Locator): Promise<void> => tabTo(page, target, 'Shift+Tab');

/** The part of Element that is used in the page; this project has no DOM types. */
type InPage = { matches: (selector: string) => boolean };
