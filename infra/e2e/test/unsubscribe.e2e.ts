import type { User } from '@careward/contracts/identity/schemas';
import type { EmailType } from '@careward/contracts/notifications/schemas';
import { connectMongo } from '@careward/platform/mongo/database';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import {
  newUnsubscribeToken,
  sealWithToken,
  tokenHash,
} from '../../../services/notifications/src/unsubscribe/unsubscribe-links.repository.js';
import { test } from '../src/fixtures.js';

/** The token of a link as a subscribed mail has it. */
async function anUnsubscribeToken(owner: string, emailType: EmailType): Promise<string> {
  const token = newUnsubscribeToken();
  const database = await connectMongo(process.env.CAREWARD_MONGODB_URL ?? '', 'careward_notifications');
  await database.collection<{ _id: string } & Record<string, unknown>>('unsubscribe_links').insertOne({
    _id: tokenHash(token),
    owner: sealWithToken(token, owner),
    emailType,
    createdAt: new Date(),
  });
  await database.close();
  return token;
}

const userIdOf = async (request: APIRequestContext) =>
  ((await (await request.get('/api/auth/user')).json()) as User).id;
const settingsOf = async (request: APIRequestContext) =>
  (await (await request.get('/api/communication-settings')).json()) as object;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('a link in a mail', () => {
  for (const [emailType, stopped, setting] of [
    ['tips', 'Care tips', 'tipNotifications'],
    ['all', 'All e-mails, except those your account needs', 'emailNotifications'],
  ] as const)
    test(`stops ${emailType} without a login`, async ({ page, otherBrowser, caregiver }) => {
      const token = await anUnsubscribeToken(await userIdOf(page.request), emailType);
      const reader = await otherBrowser.newPage();
      await reader.goto(`/unsubscribe/${token}`);
      await expect(heading(reader, 'Unsubscribed Successfully!')).toBeVisible();
      for (const text of [caregiver.email, stopped])
        await expect(reader.getByText(text, { exact: true })).toBeVisible();
      await expect(reader.getByRole('link', { name: 'Settings' })).toBeVisible();
      expect(await settingsOf(page.request)).toMatchObject({ [setting]: false });
      await reader.reload();
      await expect(heading(reader, 'Unsubscribed Successfully!')).toBeVisible();
      await reader.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(reader).toHaveURL(/\/$/);
    });

  test('stops nothing when a scanner opens its addresses', async ({ page, otherBrowser, caregiver: _ }) => {
    const token = await anUnsubscribeToken(await userIdOf(page.request), 'tips');
    const scanner = await otherBrowser.newPage();
    await scanner.goto(`/api/unsubscribe/${token}`);
    await scanner.request.head(`/api/unsubscribe/${token}`);
    await scanner.request.get(`/unsubscribe/${token}`);
    await scanner.request.get(`/api/unsubscribe/one-click/${token}`, { maxRedirects: 0 });
    expect(await settingsOf(page.request)).toMatchObject({ tipNotifications: true });
    await scanner.goto(`/api/unsubscribe/one-click/${token}`);
    await expect(scanner).toHaveURL(`/unsubscribe/${token}`);
    await expect(heading(scanner, 'Unsubscribed Successfully!')).toBeVisible();
  });

  test('is used by the button of a mail program', async ({ page, playwright, baseURL, caregiver: _ }) => {
    const token = await anUnsubscribeToken(await userIdOf(page.request), 'tips');
    const program = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const form = { 'List-Unsubscribe': 'One-Click' };
    const answer = await program.post(`/api/unsubscribe/one-click/${token}`, { form, maxRedirects: 0 });
    expect([answer.status(), await answer.json()]).toEqual([200, { success: true }]);
    await program.dispose();
    expect(await settingsOf(page.request)).toMatchObject({ tipNotifications: false });
  });
});

test.describe('an address that is no link', () => {
  for (const [address, message] of [
    ['/unsubscribe', 'Invalid unsubscribe link. Please check the link from your email.'],
    ['/unsubscribe/', 'Invalid unsubscribe link. Please check the link from your email.'],
    ['/unsubscribe/unsubscribe', 'Invalid unsubscribe link. Please check the link from your email.'],
    [
      '/unsubscribe/invalid',
      'There was an error processing your unsubscribe request. Please contact support if you need assistance.',
    ],
    ['/unsubscribe/no-such-token', "We couldn't process your unsubscribe request."],
  ] as const)
    test(`${address} says so, with a way to support`, async ({ page }) => {
      await page.goto(address);
      await expect(heading(page, 'Unsubscribe Failed')).toBeVisible();
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'support@careward.example' })).toBeVisible();
    });
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US' });

  test('a link stops mails', async ({ page, otherBrowser, caregiver }) => {
    const token = await anUnsubscribeToken(await userIdOf(page.request), 'tips');
    const reader = await otherBrowser.newPage();
    await reader.goto(`/unsubscribe/${token}`);
    await expect(heading(reader, '¡Listo! Ya no recibirá estos correos')).toBeVisible();
    await expect(reader.getByText(caregiver.email)).toBeVisible();
    await expect(reader.getByText('Consejos de cuidado')).toBeVisible();
  });
});
