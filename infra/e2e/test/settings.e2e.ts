import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.js';
import { confirmDeletion, deletionDialog, openDeletionDialog } from '../src/settings.js';
import { expectLanding, signIn, signInToHome } from '../src/sign-in.js';
import { expectToast } from '../src/toasts.js';
import { test } from '../src/fixtures.js';

const deletion = '**/api/auth/account';
const failure = 'Failed to delete account. Please try again or contact support.';

/** How often the page has requested the deletion. */
function countDeletions(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'DELETE') count += 1;
  });
  return () => count;
}

test.describe('settings', () => {
  test('show their danger zone and lead back home', { tag: '@layout' }, async ({ page, caregiver }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Danger Zone' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText(`Hi, ${caregiver.firstName}`)).toBeVisible();
  });
});

test.describe('deleting the account', () => {
  test(
    'asks for confirmation, and can be cancelled in every way',
    { tag: '@layout' },
    async ({ page, caregiver }) => {
      const deletions = countDeletions(page);
      await openDeletionDialog(page);
      await expect(deletionDialog(page).getByRole('listitem')).toHaveCount(5);
      await expectAccessible(page);
      // The focus stays inside.
      for (const name of ['Close', 'What is removed', 'Cancel', 'Yes, delete my account', 'Close']) {
        await expect(deletionDialog(page).locator(':focus')).toHaveAccessibleName(name);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Escape');
      await expect(deletionDialog(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused();
      await page.keyboard.press('Enter');
      await deletionDialog(page).getByRole('button', { name: 'Cancel' }).press('Enter');
      await expect(deletionDialog(page)).toBeHidden();
      expect(deletions()).toBe(0);
      await page.goto('/');
      await expect(page.getByText(`Hi, ${caregiver.firstName}`)).toBeVisible();
    },
  );

  test('ends every session and leaves nothing in the browser', async ({ page, otherBrowser, caregiver }) => {
    const other = await otherBrowser.newPage();
    await signInToHome(other, caregiver);
    await openDeletionDialog(page);
    await confirmDeletion(page);
    await expectToast(page, 'Account Deleted', 'Your account and all data have been permanently deleted.');
    // A focused toast stays.
    await page.getByRole('button', { name: 'Close message' }).focus();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Account Deleted', { exact: true })).toBeVisible();
    await expectLanding(page);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ userLoggedOut: 'true' });
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
    await other.reload();
    await expectLanding(other);
    await signIn(page, caregiver);
    await expectToast(page, 'Login failed', 'Invalid email or password');
  });

  test('shows a failure, keeps the dialog open, and sends each confirmation once', async ({
    page,
    caregiver,
  }) => {
    const deletions = countDeletions(page);
    await page.route(deletion, (route) => route.abort(), { times: 1 });
    await openDeletionDialog(page);
    await confirmDeletion(page);
    await expectToast(page, 'Deletion Failed', failure);
    await expect(deletionDialog(page).getByRole('alert')).toHaveText(/Failed to delete account/);
    await expectAccessible(page);
    expect((await page.request.get('/api/auth/user')).status()).toBe(200);

    const held = Promise.withResolvers<void>();
    await page.route(deletion, async (route) => {
      await held.promise;
      await route.continue();
    });
    await confirmDeletion(page);
    await expect(deletionDialog(page).getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    await expect(deletionDialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(deletionDialog(page)).toBeVisible();
    held.resolve();
    await expectToast(page, 'Account Deleted');
    expect(deletions()).toBe(2);
    await page.goto('/');
    await expectLanding(page);
    await expect(page.getByText(caregiver.firstName)).toHaveCount(0);
  });

  test('is reported as done when the response was lost and the next try finds no account', async ({
    page,
    caregiver: _signedIn,
  }) => {
    await page.route(
      deletion,
      async (route) => {
        const headers = { ...(await route.request().allHeaders()), 'sec-fetch-site': 'same-origin' };
        expect((await route.fetch({ headers })).status()).toBe(200);
        await route.abort();
      },
      { times: 1 },
    );
    await openDeletionDialog(page);
    await confirmDeletion(page);
    await expectToast(page, 'Deletion Failed', failure);
    await confirmDeletion(page);
    await expectToast(page, 'Account Deleted');
    await expectLanding(page);
    await expect(page).toHaveURL(/\/$/);
  });
});
