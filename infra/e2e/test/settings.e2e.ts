import { anAssessment, aProfile, aRecipient } from '@careward/testing/a-person';
import { unzipped } from '@careward/testing/unzipped';
import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../src/accessible.js';
import {
  confirmDeletion,
  deletionDialog,
  expectLanding,
  openDeletionDialog,
  signIn,
  signInToHome,
} from '../src/accounts.js';
import { expectToast, keepToasts } from '../src/toasts.js';
import { layouts, test } from '../src/fixtures.js';

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
  for (const { on, use } of layouts)
    test.describe(`on ${on}`, () => {
      test.use(use);
      test('show their danger zone and lead back home', async ({ page, anybody }) => {
        await page.goto('/');
        await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Danger Zone' })).toBeVisible();
        await page.getByRole('button', { name: 'Back' }).click();
        await expect(page.getByText(`Hi, ${anybody.firstName}`)).toBeVisible();
      });
    });
});

test.describe('downloading one’s data', () => {
  const exportCall = '**/api/account/export';

  test('saves a file with what was entered, in each service', async ({ page, caregiver }) => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const entered = async (path: string, data: object) => {
      const answer = await page.request.post(path, { headers, data });
      expect(answer.ok()).toBe(true);
      return (await answer.json()) as { id: string };
    };
    await entered('/api/profile', aProfile({ name: 'Rosa Diaz' }));
    await entered('/api/recipients', aRecipient({ name: 'Abuela Carmen' }));
    const { id } = await entered('/api/chat/conversations', { title: 'Bathing' });
    await entered(`/api/chat/conversations/${id}/messages`, { content: 'How do I bathe her? ñ' });
    await entered('/api/assessments', anAssessment({}, 'I sleep badly'));
    await entered('/api/support', { subject: 'Hello', category: 'general', message: 'A question' });

    await page.goto('/settings');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).press('Enter');
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^careward-data-\d{4}-\d\d-\d\d\.zip$/);
    await expect(page.getByText('Your data was downloaded.')).toBeVisible();
    await expectAccessible(page);

    const files = unzipped(await readFile(await download.path()));
    expect(files['README.txt']).toContain('holds everything we keep about you');
    expect(JSON.parse(files['data.json'] ?? '')).toMatchObject({
      account: { email: caregiver.email, firstName: caregiver.firstName },
      signedInDevices: [{ current: true }],
      careProfile: {
        profile: { name: 'Rosa Diaz', location: 'Newark, NJ' },
        recipients: [{ name: 'Abuela Carmen', conditions: ['dementia'] }],
        savedGuides: [],
      },
      coach: {
        conversations: [
          {
            title: 'Bathing',
            messages: [{ from: 'you', text: 'How do I bathe her? ñ' }, { from: 'coach' }],
          },
        ],
      },
      assessment: { assessments: [{ score: 25 }], eligibilityResults: [] },
      notifications: { supportRequests: [{ subject: 'Hello', message: 'A question' }] },
    });
    expect(files['data.json']).toContain('I sleep badly');
    expect(files['data.json']).not.toContain('cw1.');
  });

  test('says in Spanish why there is no file, and works the next time', async ({
    page,
    caregiver: _signedIn,
  }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'es'));
    const problem = { status: 503, code: 'unavailable', detail: 'We cannot reach your data right now.' };
    await page.route(exportCall, (route) => route.fulfill({ status: 503, json: problem }), { times: 1 });
    await page.goto('/settings');
    const button = page.getByRole('button', { name: 'Descargar mis datos' });
    await button.click();
    await expect(page.getByRole('alert').getByText(/^Ahora no podemos acceder a sus datos/)).toBeVisible();
    await expectAccessible(page);
    await expect(button).toBeFocused();
    const coming = page.waitForEvent('download');
    await button.press('Enter');
    const files = unzipped(await readFile(await (await coming).path()));
    expect(Object.keys(files)).toEqual(['LEAME.txt', 'data.json']);
  });
});

test.describe('deleting the account', () => {
  test('asks for confirmation, and can be cancelled in every way', async ({ page, anybody }) => {
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
    await expect(page.getByText(`Hi, ${anybody.firstName}`)).toBeVisible();
  });

  test('ends every session and leaves nothing in the browser', async ({ page, otherBrowser, caregiver }) => {
    const other = await otherBrowser.newPage();
    await signInToHome(other, caregiver);
    await openDeletionDialog(page);
    await keepToasts(page);
    await confirmDeletion(page);
    await expectToast(page, 'Account Deleted', 'Your account and all data have been permanently deleted.');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Account Deleted', { exact: true })).toBeVisible();
    await expectLanding(page);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ userLoggedOut: 'true' });
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
    // It is told, and asks by itself.
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
