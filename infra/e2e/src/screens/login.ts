import { expect } from '@playwright/test';
import { at, open, submit, type Screen } from './screen.js';

export const loginScreens: readonly Screen[] = [
  { name: 'login', signedIn: false, open: at('/login') },
  {
    name: 'login-refused',
    signedIn: false,
    open: async ({ page, person }) => {
      await open(page, '/login');
      await page.locator('#email').fill(person.email);
      await page.locator('#password').fill('not the password');
      await submit(page);
      await expect(page.locator('form [role=alert]').filter({ hasText: /./ })).toBeVisible();
    },
  },
];
