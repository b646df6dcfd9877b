import { expect } from '@playwright/test';
import { expectAccessible } from '../src/accessible.js';
import { expectLanding } from '../src/sign-in.js';
import { test } from '../src/visit.js';

test.describe('home', () => {
  test('greets by name and leads to the coach', async ({ page, caregiver }) => {
    await page.goto('/');
    await expect(page.getByText(`Hi, ${caregiver.firstName}`)).toBeVisible();
    await expect(page.getByText('ALPHA RELEASE - Experimental features in development')).toBeVisible();
    await expectAccessible(page);
    const question = 'How do I help her shower?';
    await page.getByPlaceholder('Ask the AI care coach…').fill(question);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ai-coach/);
    await expect(page.getByRole('log').getByText(question)).toBeVisible();
    await page.goto('/');
    await page.getByText('Ask, get a sourced answer').click();
    await expect(page).toHaveURL(/\/ai-coach/);
  });

  test('links nowhere that is not there', async ({ page, caregiver }) => {
    await page.goto('/');
    await expect(page.getByText(`Hi, ${caregiver.firstName}`)).toBeVisible();
    const links = await page.locator('a[href^="/"]').all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    for (const href of new Set(addresses)) {
      await page.goto(href ?? '/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('404 Page Not Found')).toHaveCount(0);
    }
  });

  test('signs out', async ({ page, caregiver }) => {
    await page.goto('/');
    await expect(page.getByText(`Hi, ${caregiver.firstName}`)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expectLanding(page);
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });
});
