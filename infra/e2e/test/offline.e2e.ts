import { expect, type Page } from '@playwright/test';
import { signInToHome } from '../src/accounts.js';
import { expectAccessible } from '../src/accessible.js';
import { ask, expectAnswer } from '../src/coach.js';
import { test } from '../src/fixtures.js';
import { toggleSaved } from '../src/screens/public.js';

test.use({ contextOptions: { serviceWorkers: 'allow' } });

const QUESTION = 'How do I bathe my mother safely?';
const keptHere = (page: Page) =>
  page.getByRole('switch', { name: 'Keep my guides and last conversation here' });

/** The caches' names; this project has no DOM types. */
const cachesOf = (page: Page) => page.evaluate<string[]>('caches.keys()');

/** In bytes: a copy that is still empty has a hundred. */
const sizeOfKept = (page: Page) =>
  page.evaluate<number>("caches.match('/kept').then((file) => file.blob()).then(({ size }) => size)");

/** Ends when the worker answers for pages. */
const workerIsReady = (page: Page) =>
  page.evaluate('navigator.serviceWorker.ready.then((registration) => registration.active?.state)');

const number = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('without a connection there are the numbers to call, and of one’s own what one allowed, until one signs out', async ({
  page,
  context,
  member,
}) => {
  await signInToHome(page, member);
  await workerIsReady(page);
  await context.setOffline(true);
  await page.goto('/ai-coach');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection right now' })).toBeVisible();
  for (const name of ['Call 911', 'Call 988', 'Text 988', 'Poison Help 1-800-222-1222'])
    await expect(number(page, name)).toHaveAttribute('href', /^(tel|sms):/);
  await expect(page.getByText(/None of your own guides or conversations/)).toBeVisible();
  await expect(page.getByText('Sin conexión por ahora')).toBeHidden();
  await expectAccessible(page);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Welcome ${member.firstName}` })).toBeVisible();
  await ask(page, QUESTION);
  await expectAnswer(page, /library/);
  await page.goto('/resources/safe-bathing');
  await toggleSaved(page);
  await page.goto('/settings');
  await keptHere(page).check();
  await expect(keptHere(page)).toBeChecked();
  await expect.poll(() => sizeOfKept(page)).toBeGreaterThan(1_000);

  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText('Your saved guides')).toBeVisible();
  await page.locator('summary').first().click();
  await expect(page.getByText('What to do')).toBeVisible();
  await page.locator('summary').last().click();
  await expect(page.getByText(QUESTION).last()).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/(login)?$/);
  await expect.poll(() => cachesOf(page)).not.toContain('kept');
  await context.setOffline(true);
  await page.goto('/');
  await expect(number(page, 'Call 911')).toBeVisible();
  await expect(page.locator('#own')).toBeEmpty();
});
