import { aPerson, aProfile, aRecipient } from '@careward/testing/a-person';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.js';
import { signUpInBrowser } from '../src/accounts.js';
import { composer } from '../src/coach.js';
import { test } from '../src/fixtures.js';

const headers = { 'sec-fetch-site': 'same-origin' };

async function caringFor(page: Page, ...names: string[]): Promise<void> {
  const saved = await page.request.post('/api/profile', { headers, data: aProfile() });
  expect(saved.ok()).toBe(true);
  for (const name of names) {
    const added = await page.request.post('/api/recipients', {
      headers,
      data: aRecipient({ name, isNew: true }),
    });
    expect(added.status()).toBe(201);
  }
}

const people = (page: Page) => page.getByRole('region', { name: 'People you care for' });
const switchOf = (page: Page) => page.getByRole('combobox', { name: 'Show Careward for' });
const expectCaringFor = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name: `You are caring for ${name}`, exact: true })).toBeVisible();

/** Nothing is cut off at the right. */
const expectFits = async (page: Page) =>
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);

test.describe('the people somebody cares for', () => {
  test('are added, chosen, named on Home and by the coach, and removed', async ({ page, caregiver: _in }) => {
    await caringFor(page, 'Mom');
    await page.goto('/profile');
    await expect(switchOf(page)).toHaveCount(0);
    await people(page).getByRole('button', { name: 'Add someone' }).click();
    await page.getByLabel('Their name').fill('mom');
    await page.getByRole('radio', { name: 'Parent', exact: true }).check({ force: true });
    await page.getByRole('checkbox', { name: 'Diabetes' }).check({ force: true });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^You already care for somebody with this name/)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Their name').fill('Dad');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(people(page).getByRole('heading', { level: 3 })).toHaveText(['Mom', 'Dad']);

    await page.goto('/');
    await expectCaringFor(page, 'Dad');
    await switchOf(page).selectOption('Mom');
    await expectCaringFor(page, 'Mom');
    await page.reload();
    await expectCaringFor(page, 'Mom');
    await expectAccessible(page);
    await page.goto('/ai-coach');
    await expect(composer(page)).toBeEnabled();
    await expect(page.getByText(/^You are caring for Mom and others/)).toBeVisible();

    await page.goto('/profile');
    await people(page).getByRole('button', { name: 'Remove Mom' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove Mom?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await expect(dialog).toBeHidden();
    await people(page).getByRole('button', { name: 'Remove Mom' }).click();
    await dialog.getByRole('button', { name: 'Yes, remove' }).click();
    await expect(people(page).getByRole('heading', { level: 3 })).toHaveText(['Dad']);
    await page.goto('/');
    await expectCaringFor(page, 'Dad');
    await expect(switchOf(page)).toHaveCount(0);
  });

  test('are chosen in every tab at once', async ({ page, context, caregiver: _in }) => {
    await caringFor(page, 'Mom', 'Dad');
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/');
    await expectCaringFor(other, 'Mom');
    await switchOf(page).selectOption('Dad');
    await expectCaringFor(other, 'Dad');
  });

  test('who were removed in another tab are not lost from a form that is open', async ({
    page,
    caregiver: _in,
  }) => {
    await caringFor(page, 'Mom', 'Dad');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Dad' }).click();
    await page.getByLabel('Their name').fill('Papa');
    const [, dad] = (await (await page.request.get('/api/recipients')).json()) as { id: string }[];
    expect((await page.request.delete(`/api/recipients/${dad?.id}`, { headers })).status()).toBe(200);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^This person was removed in another window/)).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(people(page).getByRole('heading', { level: 3 })).toHaveText(['Mom', 'Papa']);
  });

  for (const [width, size] of [
    [320, '100%'],
    [390, '200%'],
    [1280, '100%'],
  ] as const)
    test(`fit a screen of ${width} px with text at ${size}`, async ({ page, caregiver: _in }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(
        `addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = 'calc(112.5% * ${parseInt(size)} / 100)')`,
      );
      await caringFor(
        page,
        'Mom',
        'Grandmother-in-law Maximiliana of the Bartholomew-Featherstonehaugh family',
      );
      for (const path of ['/', '/profile', '/onboarding']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path === '/profile') await page.getByRole('button', { name: 'Edit Mom' }).click();
        if (path !== '/') await expect(page.getByLabel('Their name')).toHaveValue('Mom');
        else await expect(switchOf(page)).toBeVisible();
        await expectFits(page);
      }
    });
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US' });

  test('the same is said', async ({ page, context, mailUrl }) => {
    await signUpInBrowser(context, mailUrl, aPerson(), 'es');
    await caringFor(page, 'Mamá', 'Papá');
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Mostrar Careward para' }).selectOption('Papá');
    await expect(page.getByRole('heading', { name: 'Usted cuida a Papá' })).toBeVisible();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Quitar Mamá' }).click();
    await expect(page.getByRole('dialog', { name: '¿Quitar a Mamá?' })).toBeVisible();
    await expectAccessible(page);
  });
});
