import { CONSENT_REMINDER } from '@careward/contracts/web/limits';
import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf, pointAt } from './boxes.js';

/** Found by its role, so one that is hidden from screen readers is not found. */
export const toast = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Close message' }) });

/** The toast as it is seen; what is said to screen readers beside it is the same text again. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(page.getByText(description, { exact: true })).toBeVisible();
}

/** A toast under the pointer stays. */
export async function holdToast(page: Page, title: string): Promise<Locator> {
  const shown = toast(page).filter({ hasText: title });
  await expect(shown).toBeVisible();
  await pointAt(page, shown);
  return shown;
}

/** All of the element lies inside the window, and none of its corners under something else. */
export async function expectOnTop(page: Page, element: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  const window = page.viewportSize();
  expect(Math.min(x, y), 'inside the window').toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(window?.width ?? 0);
  expect(y + height).toBeLessThanOrEqual(window?.height ?? 0);
  // Inside of the round corners.
  const inset = 12;
  for (const left of [x + inset, x + width / 2, x + width - inset])
    for (const top of [y + inset, y + height / 2, y + height - inset]) {
      const isSeen = await element.evaluate(
        (own: InPage, at) => own.contains(own.ownerDocument.elementFromPoint(at.left, at.top)),
        { left, top },
      );
      expect(isSeen, `seen at ${left}, ${top}`).toBe(true);
    }
}

/** What is asked of an element in the page; the journeys know no types of the DOM. */
type InPage = {
  contains: (other: unknown) => boolean;
  ownerDocument: { elementFromPoint: (x: number, y: number) => unknown };
};

/** Lets the consent reminder come when `remind` says so, not five seconds after the sign-in. */
export async function remindOnDemand(page: Page): Promise<{ remind: () => Promise<void> }> {
  await page.addInitScript(`{
    const usual = setTimeout;
    setTimeout = (run, ms) =>
      ms === ${CONSENT_REMINDER.show} ? (addEventListener('due', run), 0) : usual(run, ms);
  }`);
  return { remind: () => page.evaluate("void dispatchEvent(new Event('due'))") };
}

/** Keeps what is said to screen readers from now on, with how urgently. */
export async function listenToAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(`{
    window.announced = [];
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status][aria-live]'))
        if (!region.closest('[aria-hidden=true], [inert]'))
          announced.push(region.ariaLive + ': ' + region.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }`);
  return () => page.evaluate<string[]>('announced');
}
