import { eventually } from '@careward/testing/eventually';
import { expect, type Page } from '@playwright/test';
import { test } from '../src/fixtures.js';

const bell = (page: Page) =>
  page.locator('header a[href="/notifications"]').filter({ visible: true }).first();
const entries = (page: Page) => page.getByRole('main').getByRole('listitem');
const writeToSupport = (page: Page, subject: string) =>
  page.request.post('/api/support', {
    headers: { origin: new URL(page.url()).origin },
    data: { subject, category: 'general', message: 'How do I add my brother?' },
  });

test.describe('a visitor', () => {
  test('sees the landing page instead of notifications', async ({ page }) => {
    await page.goto('/notifications');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Get Paid|Expert Caregiving/);
  });
});

test.describe('notifications', () => {
  test('welcome, arrive while the page is open, and are read in both languages', async ({
    page,
    caregiver,
  }) => {
    expect(caregiver.email).toBeTruthy();
    await page.goto('/');
    await eventually(async () => {
      // The welcome travels by an event.
      const answer = await page.request.get('/api/notifications');
      expect(await answer.json()).toHaveLength(1);
    });
    await page.reload();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    await bell(page).click();
    await expect(page).toHaveURL(/\/notifications$/);
    await expect(entries(page)).toHaveCount(1);
    await expect(page.getByRole('main').getByText('1 unread', { exact: true })).toBeVisible();

    await writeToSupport(page, 'My brother');
    await expect(page.getByText('New notification: We have your message')).toBeAttached();
    await expect(entries(page)).toHaveCount(2);
    await entries(page).filter({ hasText: 'We have your message' }).getByRole('button').click();
    await expect(page.getByRole('main').getByText('1 unread', { exact: true })).toBeVisible();

    await entries(page).filter({ hasText: 'Welcome' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/onboarding$/);
    await page.goto('/');
    await expect(bell(page)).toHaveAccessibleName('Notifications');

    await page.evaluate("localStorage.setItem('language', 'es')");
    await writeToSupport(page, 'My sister');
    await page.goto('/notifications');
    await expect(entries(page).first()).toContainText('Recibimos su mensaje');
    await page.getByRole('button', { name: 'Marcar todo como leído' }).click();
    await expect(page.getByText('Nada sin leer')).toBeFocused();
    await page.reload();
    await expect(page.getByText('Nada sin leer')).toBeVisible();
  });
});
