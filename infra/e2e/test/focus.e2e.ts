import { expect, type Page } from '@playwright/test';
import { openDeletionDialog } from '../src/accounts.js';
import { test } from '../src/fixtures.js';

type Stop = { name: string; rings: number };

/** Presses Tab; null when the focus has left the page or has come back to the first element. */
async function nextStop(page: Page): Promise<Stop | null> {
  await page.keyboard.press('Tab');
  return page.evaluate<Stop | null>(`{
    const stop = document.activeElement;
    window.stops ??= new Set();
    if (stop === document.body || stops.has(stop)) null;
    else {
      stops.add(stop);
      // The focus ring is around the element, its label or its frame; one around what is transparent is not seen.
      const rings = () =>
        [...document.querySelectorAll('body *')].filter((element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          const isRinged = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3;
          return isRinged && element.checkVisibility({ opacityProperty: true });
        }).length;
      const focused = rings();
      stop.blur();
      const blurred = rings();
      stop.focus({ focusVisible: true, preventScroll: true });
      ({ name: stop.getAttribute('aria-label') || stop.textContent || stop.outerHTML, rings: focused - blurred });
    }
  }`);
}

/** Expects one visible focus ring at every element that Tab reaches. */
async function expectRings(page: Page, atLeast: number): Promise<void> {
  const stops: Stop[] = [];
  for (let stop = await nextStop(page); stop; stop = await nextStop(page)) stops.push(stop);
  expect(stops.filter(({ rings }) => rings !== 1)).toEqual([]);
  expect(stops.length, stops.map(({ name }) => name).join(', ')).toBeGreaterThanOrEqual(atLeast);
}

test.describe('the keyboard focus', () => {
  // Without transitions a ring is there or not.
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('is visible on every element of the public pages', async ({ page }) => {
    for (const { path, shows, atLeast } of [
      { path: '/', shows: 'See If You Qualify', atLeast: 5 },
      { path: '/eligibility', shows: 'Step 1 of 7', atLeast: 4 },
      { path: '/login', shows: 'Contact support', atLeast: 6 },
      { path: '/signup', shows: 'Step 1 of 5', atLeast: 4 },
      { path: '/terms-of-service', shows: 'Terms of Service', atLeast: 2 },
    ]) {
      await page.goto(path);
      await expect(page.getByText(shows).first()).toBeVisible();
      await expectRings(page, atLeast);
    }
  });

  test('is visible on every element of the pages behind the sign-in', async ({
    page,
    anybody: _signedIn,
  }) => {
    for (const { path, shows, atLeast } of [
      { path: '/', shows: 'Tell us who you care for', atLeast: 9 },
      { path: '/ai-coach', shows: 'Ask anything about caring', atLeast: 3 },
      { path: '/onboarding', shows: 'Continue to Dashboard', atLeast: 12 },
    ]) {
      await page.goto(path);
      await expect(page.getByText(shows).first()).toBeVisible();
      await expectRings(page, atLeast);
    }
    await openDeletionDialog(page);
    await expectRings(page, 3);
  });
});
