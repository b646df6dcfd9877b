import { aPerson } from '@careward/testing/a-person';
import { expect, type Page } from '@playwright/test';
import { test } from '../src/fixtures.js';
import { signUpInBrowser } from '../src/accounts.js';
import { expectToast } from '../src/toasts.js';

const settings = '**/api/communication-settings';
const toggle = (page: Page, name: string) => page.getByRole('switch', { name });

test.describe('communication preferences', () => {
  test('are on or off as chosen, also after a reload', async ({ page, caregiver: _ }) => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Communication Preferences' })).toBeVisible();
    for (const [name, isOn] of [
      ['Email Notifications', true],
      ['SMS Notifications', false],
      ['Push Notifications', true],
      ['Care Tips & Guidance', true],
    ] as const)
      await expect(toggle(page, name)).toBeChecked({ checked: isOn });

    const held = Promise.withResolvers<void>();
    await page.route(settings, async (route) => {
      await held.promise;
      await route.continue();
    });
    await toggle(page, 'SMS Notifications').focus();
    await page.keyboard.press('Space');
    await expect(toggle(page, 'SMS Notifications')).toBeChecked();
    await expect(toggle(page, 'Email Notifications')).toBeDisabled();
    await expect(page.getByText('Saving preferences...')).toBeVisible();
    held.resolve();
    await expect(toggle(page, 'Email Notifications')).toBeEnabled();
    await expect(page.getByText('Saving preferences...')).toBeHidden();
    await expect(toggle(page, 'SMS Notifications')).toBeFocused();

    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(toggle(page, 'SMS Notifications')).toBeChecked();
    await expect(toggle(page, 'Email Notifications')).toBeChecked();
  });

  test('go back when they could not be saved, and load again', async ({ page, anybody: _ }) => {
    await page.route(settings, (route) => route.abort(), { times: 1 });
    await page.goto('/settings');
    await expect(page.getByText('Failed to load communication settings.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(toggle(page, 'Care Tips & Guidance')).toBeChecked();
    await page.route(settings, (route) => route.abort(), { times: 1 });
    await toggle(page, 'Care Tips & Guidance').click();
    await expectToast(page, 'Update Failed', 'Failed to update settings. Please try again.');
    await expect(toggle(page, 'Care Tips & Guidance')).toBeChecked();
  });
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US' });

  test('a preference is changed', async ({ page, context, mailUrl }) => {
    await signUpInBrowser(context, mailUrl, aPerson(), 'es');
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Preferencias de comunicación' })).toBeVisible();
    await toggle(page, 'Avisos por mensaje de texto').click();
    await expect(toggle(page, 'Avisos por mensaje de texto')).toBeEnabled();
    await page.reload();
    await expect(toggle(page, 'Avisos por mensaje de texto')).toBeChecked();
  });
});
