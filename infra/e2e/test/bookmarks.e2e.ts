import { expect, type Page } from '@playwright/test';
import { test } from '../src/fixtures.js';
import { toggleSaved } from '../src/screens/public.js';

const guide = (page: Page) => page.locator('main a[href="/resources/safe-bathing"]');
const guides = (page: Page) => page.locator('main a[href^="/resources/"]');

test('a guide that was saved is found again, in either language, until it is saved no longer', async ({
  page,
  caregiver: _,
}) => {
  await page.goto('/resources/safe-bathing');
  await toggleSaved(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.getByRole('link', { name: 'All guides' }).click();
  await page.getByRole('button', { name: 'Saved' }).click();
  await expect(guides(page)).toHaveCount(1);
  await guide(page).click();
  await page.goBack();
  await expect(guides(page)).toHaveCount(1);
  await page.goto('/settings');
  await page.getByLabel('Español').check();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Guardadas' })).toHaveAttribute('aria-pressed', 'true');

  await guide(page).click();
  await toggleSaved(page);
  await page.goBack();
  await expect(page.getByText('Todavía no ha guardado ninguna guía.')).toBeVisible();
});
