import { expect } from '@playwright/test';
import { at, open, type Screen } from './screen.js';

export const unsubscribeScreens: readonly Screen[] = [
  {
    name: 'unsubscribe',
    signedIn: false,
    open: async ({ page }) => {
      const result = { success: true, message: '', email: 'maria@example.com', emailType: 'tips' };
      await page.route('**/api/unsubscribe/*', (route) => route.fulfill({ json: result }));
      await open(page, '/unsubscribe/a-token');
      await expect(page.getByText(result.email)).toBeVisible();
    },
  },
  { name: 'unsubscribe-failed', signedIn: false, open: at('/unsubscribe/invalid') },
];
