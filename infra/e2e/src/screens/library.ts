import type { LibraryPages } from '@careward/contracts/discovery/library-page';
import { expect } from '@playwright/test';
import { at, open, type Screen } from './screen.js';

const crawled: LibraryPages = {
  pages: (['en', 'es'] as const).map((lang) => ({
    id: lang,
    title: lang === 'en' ? 'Moving someone from a bed to a wheelchair' : 'Cómo pasar de la cama a la silla',
    url: 'https://help.example.org/guides/for-those-who-care-at-home/moving-someone',
    lang,
    summary: 'Lock the wheels first. Stand close, bend your knees, and count to three together. '.repeat(3),
    category: 'Safety at home',
    sourceName: 'Help for families who care at home',
    readAt: '2026-10-09T08:00:00.000Z',
    approvedAt: '2026-10-01T08:00:00.000Z',
  })),
  total: 312,
};

export const libraryScreens: readonly Screen[] = [
  { name: 'library', signedIn: false, open: at('/resources') },
  {
    name: 'library-nothing-fits',
    signedIn: false,
    open: async ({ page }) => {
      await open(page, '/resources');
      await expect(page.locator('a[href^="/resources/"]').first()).toBeVisible();
      await page.getByRole('searchbox').fill('zzzz');
      await expect(page.locator('a[href^="/resources/"]')).toHaveCount(0);
    },
  },
  {
    name: 'library-pages',
    signedIn: false,
    open: async ({ page }) => {
      await page.route('**/api/library-pages*', (route) => route.fulfill({ json: crawled }));
      await open(page, '/resources');
      await expect(page.locator('a[href^="/resources/"]').first()).toBeVisible();
      // Those that fit no guide leave the pages alone on the screen.
      await page.getByRole('searchbox').fill('zzzz');
      await expect(page.locator('a[href^="/resources/"]')).toHaveCount(0);
      await expect(page.getByText('Help for families who care at home')).toHaveCount(2);
    },
  },
  { name: 'topic', signedIn: false, open: at('/resources/safe-bathing') },
  { name: 'topic-of-an-emergency', signedIn: false, open: at('/resources/stroke-signs') },
];
