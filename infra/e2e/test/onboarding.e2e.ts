import { expect } from '@playwright/test';
import { expectAccessible } from '../src/accessible.js';
import { fillOnboarding, finishButton, whereYouLive } from '../src/accounts.js';
import { expectToast } from '../src/toasts.js';
import { test } from '../src/fixtures.js';

test.describe('onboarding', () => {
  test('starts from the card on Home and takes it away when it is complete', async ({ page, caregiver }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Tell us who you care for/ }).click();
    await expect(page).toHaveURL(/\/onboarding$/);
    await fillOnboarding(page, `${caregiver.firstName} ${caregiver.lastName}`);
    await expectAccessible(page);
    await finishButton(page).click();
    await expectToast(page, 'Welcome to Careward!', 'Your profile has been set up successfully.');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('You are caring for Rosa')).toBeVisible();
    await expect(page.getByText('Tell us who you care for')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(`Hi, ${caregiver.firstName}`)).toBeVisible();
    await expect(page.getByText('You are caring for Rosa')).toBeVisible();
    await expect(page.getByText('Tell us who you care for')).toHaveCount(0);
  });

  test('shows a message for every missing field', async ({ page, anybody }) => {
    await page.goto('/onboarding');
    await expect(page.getByLabel('Your name')).toHaveValue(`${anybody.firstName} ${anybody.lastName}`);
    await page.getByLabel('Your name').clear();
    await finishButton(page).click();
    for (const sentence of [
      'Name is required',
      'Location is required',
      'Care recipient name is required',
      'Relationship is required',
      'Please select at least one condition',
      'You must accept the Terms of Service to continue',
      'You must accept the Privacy Policy to continue',
      'You must consent to data usage to use our services',
    ])
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  });

  test('can be skipped without saving anything', async ({ page, anybody }) => {
    await page.goto('/onboarding');
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(page.getByText(`Hi, ${anybody.firstName}`)).toBeVisible();
    const profile = await page.request.get('/api/profile');
    expect(await profile.json()).toMatchObject({ name: null, isOnboardingComplete: false });
  });

  test('keeps the form and says so when saving fails; a second try succeeds', async ({ page, caregiver }) => {
    await page.goto('/onboarding');
    await fillOnboarding(page, caregiver.firstName);
    await page.route('**/api/recipients', (route) => route.abort(), { times: 1 });
    await finishButton(page).click();
    await expectToast(page, 'Setup Error', 'Failed to complete onboarding. Please try again.');
    await expect(whereYouLive(page)).toHaveValue('Newark, NJ');
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await page.getByRole('link', { name: /^Tell us who you care for/ }).click();
    await expect(whereYouLive(page)).toHaveValue('Newark, NJ');
    await finishButton(page).click();
    await expectToast(page, 'Welcome to Careward!', 'Your profile has been set up successfully.');
    const recipients = await page.request.get('/api/recipients');
    expect(await recipients.json()).toHaveLength(1);
  });

  test('opens the documents and comes back to the filled form', async ({ page, anybody }) => {
    await page.goto('/onboarding');
    await fillOnboarding(page, anybody.firstName);
    await page.getByRole('link', { name: 'Read the Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/onboarding$/);
    await expect(whereYouLive(page)).toHaveValue('Newark, NJ');

    // The same after a reload of the document.
    await page.getByRole('link', { name: 'Read the Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/onboarding$/);
    await expect(whereYouLive(page)).toHaveValue('Newark, NJ');
  });
});
