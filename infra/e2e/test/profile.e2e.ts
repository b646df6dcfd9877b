import { aProfile, aRecipient } from '@careward/testing/a-person';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.js';
import { boxOf } from '../src/boxes.js';
import { expectToast, holdTimer } from '../src/toasts.js';
import { expectLanding, signUpInBrowser, whereYouLive } from '../src/accounts.js';
import { test } from '../src/fixtures.js';

/** spec.md 9: milliseconds from /profile to the login, when nobody is signed in. */
const REDIRECT = 500;

const headers = { 'sec-fetch-site': 'same-origin' };
const coaches = (page: Page) =>
  page.getByRole('radio', { name: /^(Grace|Naomi|Mei|Elena|Kenji|Winona|Priya|Arjun)$/ });

async function onboard(page: Page): Promise<void> {
  for (const [path, data] of [
    ['/api/profile', aProfile({ name: 'Rosa Diaz', location: 'Newark, NJ', phoneNumber: '555-0100' })],
    ['/api/recipients', aRecipient({ name: 'Abuela Carmen' })],
  ] as const)
    expect((await page.request.post(path, { headers, data })).ok()).toBe(true);
}

test.describe('the profile', () => {
  test('is reached from Home, shows the account, and leads on', async ({ page, caregiver }) => {
    await onboard(page);
    await page.goto('/');
    await page.locator('header').getByRole('link', { name: 'Profile' }).last().click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('heading', { name: 'Rosa Diaz' })).toBeVisible();
    for (const text of ['RD', caregiver.email, '555-0100', 'Newark, NJ', 'Verified Caregiver'])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Abuela Carmen' })).toBeVisible();
    await expect(page.getByText('Never', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await expect(whereYouLive(page)).toHaveValue('Newark, NJ');
    await page.goBack();
    await page.getByRole('link', { name: /^Change care coach avatar/ }).click();
    await expect(page.getByRole('group', { name: 'Care Coach Avatar' })).toBeVisible();
  });

  test('signs out by a navigation, after which nothing is left', async ({ page, context, member }) => {
    await holdTimer(page, REDIRECT);
    const signedIn = await page.request.post('/api/auth/login', {
      headers,
      data: { email: member.email, password: member.password },
    });
    expect(signedIn.status()).toBe(200);
    await page.goto('/profile');
    const gone = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/logout');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await gone;
    await expectLanding(page);
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => page.evaluate('({ ...localStorage })')).toEqual({ userLoggedOut: 'true' });
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
    expect((await context.cookies()).filter(({ name }) => /^careward_\d+$/.test(name))).toEqual([]);
    await page.goBack();
    await expectLanding(page);
    await expect(page.getByText(member.email)).toHaveCount(0);
  });

  test('tells a visitor, and goes to the login half a second later', async ({ page }) => {
    const redirect = await holdTimer(page, REDIRECT);
    await page.goto('/profile');
    await expectLanding(page);
    await expectToast(page, 'Unauthorized: You are logged out. Logging in again...');
    await expect(page).toHaveURL(/\/profile$/);
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login');
    await redirect();
    await asked;
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe('the coach', () => {
  test('is chosen in Settings, with the keyboard too, and answers from then on', async ({
    page,
    caregiver: _signedIn,
  }) => {
    await page.goto('/settings');
    await expect(coaches(page)).toHaveCount(8);
    await expect(page.getByRole('radio', { name: 'Grace' })).toBeChecked();
    for (const [width, columns] of [
      [1280, 4],
      [390, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const tops = await Promise.all(
        (await coaches(page).all()).map(async (radio) => (await boxOf(radio)).y),
      );
      expect(tops.filter((y) => Math.abs(y - (tops[0] ?? 0)) < 2)).toHaveLength(columns);
    }
    await page.getByRole('radio', { name: 'Grace' }).focus();
    await page.keyboard.press('ArrowRight');
    await expectToast(page, 'Avatar Updated', 'Your Care Coach avatar has been updated!');
    await expect(page.getByRole('radio', { name: 'Naomi' })).toBeFocused();

    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    );
    await page.getByRole('radio', { name: 'Mei' }).click();
    await expectToast(page, 'Update Failed', 'Failed to update avatar. Please try again.');
    await expect(page.getByRole('radio', { name: 'Naomi' })).toBeChecked();

    await page.goto('/ai-coach');
    await expect(page.getByRole('img', { name: 'Naomi, care coach' })).toBeVisible();
    await page.getByRole('textbox').fill('thank you');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'Naomi, care coach' })).toHaveCount(2);
    await expect(page.getByText('Naomi', { exact: true })).toBeVisible();
  });
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US' });

  test('profile and choice of the coach say the same', async ({ page, context, mailUrl, member }) => {
    await signUpInBrowser(context, mailUrl, { ...member, email: `es-${member.email}` }, 'es');
    await onboard(page);
    await page.goto('/profile');
    for (const text of ['Persona cuidadora verificada', 'Resumen de su cuenta', 'Nunca'])
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: /^Cambiar la imagen de su asistente/ }).click();
    await page.getByRole('radio', { name: 'Elena' }).click();
    await expect(
      page.getByText('¡La imagen de su asistente de cuidados ya cambió!', { exact: true }),
    ).toBeVisible();
    await page.getByRole('switch', { name: 'Análisis y datos de uso' }).click();
    await expect(
      page.getByText('El análisis de uso está desactivado. Puede volver a activarlo cuando quiera.', {
        exact: true,
      }),
    ).toBeVisible();
  });
});
