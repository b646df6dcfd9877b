import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf, pointAt } from './boxes.js';

/** Found by its role, so a toast that is hidden from screen readers is not found. */
export const toast = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Close message' }) });

export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  await expect(toast(page).getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(toast(page).getByText(description, { exact: true })).toBeVisible();
}

/** Waits for a toast and moves the pointer onto it, so that it stays; it has its place when it has stopped moving. */
export async function holdToast(page: Page, title: string): Promise<Locator> {
  const shown = toast(page).filter({ hasText: title });
  await expect(shown).toBeVisible();
  await pointAt(page, shown);
  await shown.evaluate(
    '(li) => Promise.all(li.getAnimations().map(({ finished }) => finished)).then(() => {})',
  );
  return shown;
}

/** Expects the whole element to be inside the viewport, and nothing to cover it. */
export async function expectOnTop(page: Page, element: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  const viewport = page.viewportSize();
  expect(Math.min(x, y), 'inside the viewport').toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(viewport?.width ?? 0);
  expect(y + height).toBeLessThanOrEqual(viewport?.height ?? 0);
  // Inside the rounded corners.
  const inset = 12;
  for (const left of [x + inset, x + width / 2, x + width - inset])
    for (const top of [y + inset, y + height / 2, y + height - inset]) {
      const isVisible = await element.evaluate(
        (own: InPage, at) => own.contains(own.ownerDocument.elementFromPoint(at.left, at.top)),
        { left, top },
      );
      expect(isVisible, `visible at ${left}, ${top}`).toBe(true);
    }
}

/** The part of Element that is used in the page; this project has no DOM types. */
type InPage = {
  contains: (other: unknown) => boolean;
  ownerDocument: { elementFromPoint: (x: number, y: number) => unknown };
};

/** Toasts of a few words stay in the open document, not three seconds (spec.md 9). */
export async function keepToasts(page: Page): Promise<void> {
  await holdTimerHere(page, 3_000);
}

/** Shows the consent reminder when `remind` is called, not five seconds after the sign-in (spec.md 9). */
export async function remindOnDemand(page: Page): Promise<{ remind: () => Promise<void> }> {
  return { remind: await holdTimer(page, 5_000) };
}

/** Waits until the page has painted what it knows now: only then is what is not there not about to come. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate<void>(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))',
  );

/** Records the announcements to screen readers from now on, as `politeness: text`. */
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

/**
 * Holds the timers of this length in every document that is opened from now on. The returned function waits for the first
 * of them, however busy the machine is, runs those that are held, and ends the holding.
 */
export async function holdTimer(page: Page, length: number): Promise<() => Promise<void>> {
  await page.addInitScript(holding(length));
  return () => letGo(page);
}

/** The same in the document that is open, for the timers that it sets from now on. */
export async function holdTimerHere(page: Page, length: number): Promise<() => Promise<void>> {
  await page.evaluate(holding(length));
  return () => letGo(page);
}

const letGo = (page: Page): Promise<void> =>
  page.evaluate<void>("held.then(() => void dispatchEvent(new Event('due')))");

const holding = (length: number): string => `{
  const usual = setTimeout;
  window.held = new Promise((isHeld) => {
    setTimeout = (run, ms) => (ms === ${length} ? (addEventListener('due', run), isHeld(), 0) : usual(run, ms));
  });
  addEventListener('due', () => (setTimeout = usual));
}`;
