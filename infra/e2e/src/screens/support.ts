import { expect, type Page } from '@playwright/test';
import { dialog, open, type Screen } from './screen.js';

async function openSupport(page: Page): Promise<void> {
  await open(page, '/');
  await page.locator('nav button[aria-haspopup=dialog]').filter({ visible: true }).click();
  await expect(dialog(page)).toBeVisible();
}

export const supportScreens: readonly Screen[] = [
  { name: 'support', signedIn: true, open: ({ page }) => openSupport(page) },
  {
    name: 'support-missing',
    signedIn: true,
    open: async ({ page }) => {
      await openSupport(page);
      await dialog(page).locator('button[type=submit]').click();
      await expect(dialog(page).locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
];
