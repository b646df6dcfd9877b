import { QUEUE_BOARD } from '@careward/contracts/gateway/addresses';
import { expect, type Locator, type Page } from '@playwright/test';
import { admin, expectLanding, queueAdmin, signUpInBrowser } from '../src/accounts.js';
import { test } from '../src/fixtures.js';

const ADDRESS = '/admin/discovery';
const card = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const toast = (page: Page, title: string) => expect(page.getByText(title, { exact: true })).toBeVisible();
const answerTo = (page: Page, path: RegExp) =>
  page.waitForResponse((response) => path.test(response.url()) && response.request().method() === 'POST');

test.describe('content discovery', () => {
  test('shows a visitor the landing page', async ({ page }) => {
    await page.goto(ADDRESS);
    await expectLanding(page);
  });

  test('is denied to a caregiver, who finds no entry to it', async ({ page, anybody: _signedIn }) => {
    await page.goto('/profile');
    await expect(page.getByRole('link', { name: /^New assessment/ })).toBeVisible();
    await expect(page.locator(`a[href="${ADDRESS}"]`)).toHaveCount(0);
    await page.goto(ADDRESS);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText(/requires Super Administrator privileges/)).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto(`${ADDRESS}/jobs/01938f4e-7d2a-4c3b-9f10-2f6b1a4c8d01`);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect((await page.goto(`${QUEUE_BOARD}/`))?.status()).toBe(403);
  });

  test('leads a super admin to the job queues', async ({ page, mailUrl }) => {
    await signUpInBrowser(page.context(), mailUrl, queueAdmin);
    await page.goto(ADDRESS);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^Job queues/ }).click();
    const board = await opened;
    await expect(board).toHaveURL(new RegExp(`${QUEUE_BOARD}/$`));
    await expect(board.getByRole('link', { name: 'discovery-crawl' }).first()).toBeVisible();
    await board.close();
  });

  test('lets a super admin add, approve, crawl, stop and review a source, in both languages', async ({
    page,
    mailUrl,
  }) => {
    const name = 'Respite guides';
    await signUpInBrowser(page.context(), mailUrl, admin);
    await page.goto('/profile');
    await page.getByRole('link', { name: /^Content Discovery Management/ }).click();
    await expect(page.getByText('Admin Only - Super User Access Required')).toBeVisible();
    await expect(page.getByText('No content sources configured')).toBeVisible();

    await page.getByRole('tab', { name: 'Add New Source' }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Base URL').fill('https://respite.example.org/guides');
    await page.getByLabel('Category').fill('Caregiver wellbeing');
    await page.keyboard.press('Escape');
    await page.getByLabel('Crawl depth').fill('6');
    await page.getByRole('button', { name: 'Add content source' }).click();
    await expect(page.getByText(/whole number from 1 to 5$/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue(name);
    await page.getByLabel('Crawl depth').fill('3');
    await page.getByLabel(/^Allowed patterns/).fill('/guides/*\n\n/help$\n');
    const created = answerTo(page, /\/api\/discovery\/sources$/);
    await page.getByRole('button', { name: 'Add content source' }).click();
    expect((await created).status()).toBe(201);
    await toast(page, 'Content source created successfully');
    await expect(card(page, name).getByText('Pending Review')).toBeVisible();
    await expect(page.getByRole('heading', { name })).toBeFocused();
    await card(page, name)
      .getByRole('button', { name: /^Approve/ })
      .click();
    const prompt = page.getByRole('dialog');
    await expect(prompt.getByText('Nobody has confirmed that robots.txt allows this.')).toBeVisible();
    const approved = answerTo(page, /\/approve$/);
    await prompt.getByRole('button', { name: 'Approve source' }).click();
    expect((await approved).status()).toBe(200);
    await toast(page, 'Content source approved');
    await expect(card(page, name).getByText('Approved', { exact: true })).toBeVisible();

    const crawled = answerTo(page, /\/crawl$/);
    await card(page, name)
      .getByRole('button', { name: /^Crawl now/ })
      .click();
    expect([200, 201]).toContain((await crawled).status());
    await expect(page.getByText(/^(Crawl started|This source is being crawled already)$/)).toBeVisible();
    await page.getByRole('tab', { name: 'Discovery Jobs' }).click();
    const job = page.getByRole('link', { name: new RegExp(`^${name}, job [\\da-f]{8}$`) }).first();
    await job.click();
    await expect(page.getByRole('heading', { name: `Crawl of ${name}` })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What was not kept, and why' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/tab=jobs$/);
    await expect(job).toBeVisible();
    await page.getByRole('tab', { name: 'Content Sources' }).click();

    await card(page, name)
      .getByRole('button', { name: /^Emergency Stop/ })
      .click();
    await prompt.getByRole('button', { name: 'Stop it now' }).click();
    await expect(prompt.getByText('Reason is required')).toBeVisible();
    await prompt.getByLabel('Reason').fill('The terms changed.');
    const stopped = answerTo(page, /\/emergency-stop$/);
    await prompt.getByRole('button', { name: 'Stop it now' }).click();
    expect((await stopped).status()).toBe(200);
    await toast(page, 'Emergency stop activated');
    await card(page, name)
      .getByRole('button', { name: /^Details/ })
      .click();
    const entries = prompt.getByRole('listitem');
    await expect(entries).toHaveText([/^Stopped.*by Ada.*The terms changed/, /^Approved/, /^Added/]);

    await page.evaluate("localStorage.setItem('language', 'es')");
    await page.reload();
    await expect(card(page, name).getByText('Detenida de emergencia')).toBeVisible();
    await card(page, name)
      .getByRole('button', { name: /^Revisar otra vez/ })
      .click();
    await toast(page, 'La fuente espera otra vez una revisión');
    await expect(card(page, name).getByText('Pendiente de revisión')).toBeVisible();
    await page.getByRole('tab', { name: 'Recorridos' }).click();
    await expect(page).toHaveURL(/tab=jobs$/);
  });
});
