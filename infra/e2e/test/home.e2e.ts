import { expect, type Page } from '@playwright/test';
import { composer, newest } from '../src/coach.js';
import { test } from '../src/fixtures.js';

test.describe('home', () => {
  test('greets by name and leads to the coach', async ({ page, anybody }) => {
    await page.goto('/');
    await expect(page.getByText(`Hi, ${anybody.firstName}`)).toBeVisible();
    await expect(page.getByText('ALPHA RELEASE - Experimental features in development')).toBeVisible();
    const question = 'She keeps asking to go home, what do I say?';
    await page.getByPlaceholder('Ask the AI care coach…').fill(question);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ai-coach/);
    await expect(page.getByRole('log').getByText(question)).toBeVisible();
    // Else the conversation could begin after the next journey has found none.
    await expect(newest(page).getByRole('heading', { name: 'Library answer' })).toBeVisible();
    await page.goto('/');
    await page.getByText('Ask, get a sourced answer').click();
    await expect(page).toHaveURL(/\/ai-coach/);
  });

  test('has no broken links', async ({ page, anybody: _signedIn }) => {
    await page.goto('/');
    // These come last: one waits for the profile, the other for the library.
    await expect(page.getByRole('link', { name: /^Tell us who you care for/ })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Guides to begin with' }).getByRole('listitem'),
    ).toHaveCount(3);
    const links = await page.locator('a[href^="/"]').all();
    const addresses = new Set(await Promise.all(links.map((link) => link.getAttribute('href'))));
    expect([...addresses].sort()).toEqual([
      '/',
      '/ai-coach',
      '/assessment',
      '/eligibility',
      '/notifications',
      '/onboarding',
      '/profile',
      '/resources',
      '/resources/medication-management',
      '/resources/paid-family-caregiving',
      '/resources/respite-care',
      '/resources/when-to-call-911',
      '/settings',
    ]);
    const heading = page.getByRole('heading', { level: 1 });
    for (const href of addresses) {
      await page.goto(href ?? '');
      await expect(heading).toBeVisible();
      await expect(heading, `${href} leads nowhere`).not.toHaveText('404 Page Not Found');
    }
  });
});

/** Replaces the name in the server's response, or removes it. */
async function answerWithout(page: Page, path: string, field: string, name?: string | null): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const known = (await response.json()) as object;
    await route.fulfill({ response, json: { ...known, [field]: name } });
  });
}

test('a user whose name is missing is greeted, and finds every page', async ({ page, anybody }) => {
  for (const name of [null, '   ', undefined]) {
    await answerWithout(page, '/api/auth/user', 'firstName', name);
    await answerWithout(page, '/api/profile', 'name', name);
    await page.goto('/');
    await expect(page.getByText('Hi, there'), `firstName: ${JSON.stringify(name)}`).toBeVisible();
    await expect(page.locator('header').getByText('U', { exact: true })).toBeVisible();
  }
  await page.goto('/ai-coach');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome there' })).toBeVisible();
  await expect(composer(page)).toBeEnabled();
  await page.goto('/onboarding');
  await expect(page.getByLabel('Your name')).toHaveValue(anybody.lastName);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});
