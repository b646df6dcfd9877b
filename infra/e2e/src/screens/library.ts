import { expect } from '@playwright/test';
import { at, open, type Screen } from './screen.js';

export const libraryScreens: readonly Screen[] = [
  { name: 'library', signedIn: false, open: at('/resources') },
  {
    name: 'library-nothing-fits',
    signedIn: false,
    open: async ({ page }) => {
      await open(page, '/resources');
      await page.getByRole('searchbox').fill('zzzz');
      await expect(page.locator('a[href^="/resources/"]')).toHaveCount(0);
    },
  },
  { name: 'topic', signedIn: false, open: at('/resources/safe-bathing') },
  { name: 'topic-of-an-emergency', signedIn: false, open: at('/resources/stroke-signs') },
];
