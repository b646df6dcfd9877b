import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.js';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
const submit = (page: Page) => page.locator('button[type=submit]').click();

/** Ways to a new password, and the devices that an account is open on. */
export const passwordAndDeviceScreens: readonly Screen[] = [
  { name: 'forgot-password', signedIn: false, open: ({ page }) => open(page, '/forgot-password') },
  {
    name: 'forgot-password-sent',
    signedIn: false,
    open: async ({ page, person }) => {
      await open(page, '/forgot-password');
      await page.locator('#email').fill(person.email);
      await submit(page);
      await expect(page.getByText(person.email)).toBeVisible();
    },
  },
  {
    name: 'reset-password',
    signedIn: false,
    open: ({ page }) => open(page, '/reset-password?token=a-token'),
  },
  { name: 'reset-password-refused', signedIn: false, open: ({ page }) => open(page, '/reset-password') },
  {
    name: 'change-password-missing',
    signedIn: true,
    open: async ({ page }) => {
      await open(page, '/change-password');
      await submit(page);
      await expect(page.locator('#newPassword[aria-invalid=true]')).toBeVisible();
    },
  },
  {
    name: 'devices',
    signedIn: true,
    ownAccount: true,
    open: async ({ page }) => {
      await open(page, '/devices');
      await expect(page.locator('main li')).toHaveCount(1);
    },
  },
];
