import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.js';

/** Presses the button that saves the guide of the page, or no longer; ends when the server has answered. */
export async function toggleSaved(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/api\/bookmarks\/./);
  await page.getByRole('button', { name: /^(Save|Guardar)$/ }).click();
  await answered;
}

/** The library of somebody who saved a guide. */
export const bookmarkScreens: readonly Screen[] = [
  {
    name: 'library-saved',
    signedIn: true,
    ownAccount: true,
    open: async ({ page }) => {
      await page.goto('/resources/safe-bathing');
      const save = page.getByRole('button', { name: /^(Save|Guardar)$/ });
      await expect(save).toBeEnabled();
      if ((await save.getAttribute('aria-pressed')) === 'false') await toggleSaved(page);
      await expect(save).toHaveAttribute('aria-pressed', 'true');
      await page.goto('/resources?saved');
      await expect(page.locator('main a[href="/resources/safe-bathing"]')).toBeVisible();
    },
  },
];
