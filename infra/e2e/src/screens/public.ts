import type { LibraryPages } from '@careward/contracts/discovery/library';
import { expect, type Page } from '@playwright/test';
import { answerUpTo } from '../questionnaires.js';
import { at, open, type Screen, submit, type Visit, withoutEligibility } from './screen.js';

const eligibilityStep =
  (step: number) =>
  async ({ page }: Visit) => {
    await open(page, '/eligibility');
    await answerUpTo(page, step);
  };

async function openResults(visit: Visit): Promise<void> {
  await eligibilityStep(7)(visit);
  await expect(visit.page.locator('a[href^="tel:"]').first()).toBeVisible();
}

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

/** Presses the button that saves the guide of the page, or no longer; ends when the server has answered. */
export async function toggleSaved(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/api\/bookmarks\/./);
  await page.getByRole('button', { name: /^(Save|Guardar)$/ }).click();
  await answered;
}

/** What everybody sees, and the library of somebody who saved a guide. */
export const publicScreens: readonly Screen[] = [
  { name: 'landing', signedIn: false, open: at('/') },
  { name: 'landing-without-eligibility', signedIn: false, open: withoutEligibility('/') },
  { name: 'terms-of-service', signedIn: false, open: at('/terms-of-service') },
  { name: 'privacy-policy', signedIn: false, open: at('/privacy-policy') },
  { name: 'consent-notice', signedIn: false, open: at('/consent-notice') },
  { name: 'safety', signedIn: false, open: at('/safety') },
  { name: 'crawler', signedIn: false, open: at('/bot') },
  { name: 'not-found', signedIn: false, open: at('/no-such-page') },
  { name: 'eligibility-1-relationship', signedIn: false, open: at('/eligibility') },
  {
    name: 'eligibility-1-missing',
    signedIn: false,
    open: async ({ page }) => {
      await open(page, '/eligibility');
      await submit(page);
      await expect(page.locator('[role=radiogroup][aria-invalid=true]')).toBeVisible();
    },
  },
  { name: 'eligibility-2-benefits', signedIn: false, open: eligibilityStep(2) },
  { name: 'eligibility-4-state', signedIn: false, open: eligibilityStep(4) },
  { name: 'eligibility-5-zip-code', signedIn: false, open: eligibilityStep(5) },
  { name: 'eligibility-results', signedIn: false, open: openResults },
  { name: 'eligibility-off', signedIn: false, open: withoutEligibility('/eligibility') },
  { name: 'eligibility-results-signed-in', signedIn: true, ownAccount: true, open: openResults },
  { name: 'library', signedIn: false, open: at('/resources') },
  { name: 'library-category', signedIn: false, open: at('/resources?category=end_of_life') },
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
    name: 'library-question-found',
    signedIn: false,
    open: async ({ page }) => {
      await open(page, '/resources');
      await expect(page.locator('a[href^="/resources/"]').first()).toBeVisible();
      await page.getByRole('searchbox').fill('go home casa');
      await expect(page.locator('a[href*="#"][href^="/resources/"]').first()).toBeVisible();
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
  {
    name: 'topic-question',
    signedIn: false,
    open: async ({ page }) => {
      await open(page, '/resources/dementia-communication#dem-wants-to-go-home');
      await expect(page.locator('#dem-wants-to-go-home')).toBeFocused();
    },
  },
  { name: 'topic-of-an-emergency', signedIn: false, open: at('/resources/stroke-signs') },
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
