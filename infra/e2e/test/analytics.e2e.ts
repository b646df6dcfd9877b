import { expect, type Page } from '@playwright/test';
import { ANALYTICS_ID, measureVisits } from '../src/analytics.js';
import { test } from '../src/fixtures.js';
import { expectToast } from '../src/toasts.js';

const COUNTED = [
  '/',
  '/login',
  '/signup',
  '/settings',
  '/privacy-policy',
  '/consent-notice',
  '/terms-of-service',
];
const scripts = (page: Page) => page.locator('script[src*="googletagmanager"]');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toggle = (page: Page) => page.getByRole('switch', { name: 'Analytics & Usage Data' });
const gaCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name.startsWith('_ga')).map(({ name }) => name);

async function goInApp(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(heading(page)).toBeVisible();
}

test.describe('analytics', () => {
  test('sends the names of pages to its own host, and nothing else, on a walk through the product', async ({
    page,
    context,
    baseURL,
    anybody: _signedIn,
  }) => {
    const visits = await measureVisits(context, baseURL);
    await page.goto('/');
    await expect.poll(visits.counted).toEqual(['/']);

    for (const name of ['AI Coach', 'Programs', 'Profile']) {
      const visitsBefore = visits.counted().length;
      await page.goto('/');
      await expect.poll(() => visits.counted().length).toBe(visitsBefore + 1);
      const before = visits.outside.length;
      await goInApp(page, name);
      await expect(scripts(page)).toHaveCount(0);
      // On a page that is not about health the cookie stays, so that nobody counts as new after it.
      expect(await gaCookies(page)).toEqual(name === 'Profile' ? ['_ga'] : []);
      expect(await page.evaluate(`window['ga-disable-${ANALYTICS_ID}']`)).toBe(true);
      expect(visits.outside.slice(before), `on the page ${name}`).toEqual([]);
    }
    const before = visits.outside.length;
    for (const path of ['/ai-coach', '/onboarding', '/eligibility', '/assessment', '/profile']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
    }
    expect(visits.outside.slice(before)).toEqual([]);

    await page.goto('/settings');
    await expect.poll(() => visits.counted().at(-1)).toBe('/settings');
    for (const { host, pathname, searchParams } of visits.outside) {
      expect(['www.googletagmanager.com', 'region1.google-analytics.com']).toContain(host);
      if (pathname === '/gtag/js') expect([...searchParams]).toEqual([['id', ANALYTICS_ID]]);
      else {
        expect([...searchParams.keys()]).toEqual(['en', 'dl', 'dt', 'dr']);
        expect(COUNTED).toContain(searchParams.get('dt'));
        expect(searchParams.get('dl')).toBe(`${baseURL}${searchParams.get('dt')}`);
        expect(searchParams.get('dr')).toBe(baseURL);
      }
    }
  });

  test('ends with the toggle, and begins anew with it', async ({ page, context, baseURL, caregiver: _ }) => {
    const visits = await measureVisits(context, baseURL);
    await page.goto('/settings');
    await expect.poll(visits.counted).toEqual(['/settings']);
    await toggle(page).click();
    await expectToast(
      page,
      'Analytics Updated',
      'Analytics tracking has been disabled. You can re-enable it anytime.',
    );
    await expect(scripts(page)).toHaveCount(0);
    expect(await gaCookies(page)).toEqual([]);
    expect(await page.evaluate(`window['ga-disable-${ANALYTICS_ID}']`)).toBe(true);
    const before = visits.outside.length;
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await goInApp(page, 'Settings');
    expect(visits.outside.slice(before)).toEqual([]);
    expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({
      analyticsConsent: false,
    });
    await toggle(page).click();
    await expectToast(
      page,
      'Analytics Updated',
      'Analytics tracking has been enabled. This helps us improve our services.',
    );
    await expect.poll(() => visits.outside.length).toBeGreaterThan(before);
  });

  test('counts a visitor, until the browser refuses for every site', async ({ page, context, baseURL }) => {
    const visits = await measureVisits(context, baseURL);
    await page.goto('/');
    await expect.poll(visits.counted).toEqual(['/']);
    await context.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })");
    const before = visits.outside.length;
    const checked = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/user'));
    await page.goto('/login');
    await checked;
    await expect(heading(page)).toBeVisible();
    expect(visits.outside.slice(before)).toEqual([]);
  });

  test('is never loaded without a measurement id', async ({ page, baseURL, anybody: _signedIn }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    for (const path of ['/', '/settings', '/privacy-policy', '/ai-coach']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
    }
    expect([...hosts]).toEqual([baseURL]);
  });
});
