import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.js';
import { composer, openCoach } from '../src/coach.js';
import { layouts, test } from '../src/fixtures.js';
import { expectToast } from '../src/toasts.js';

const LETTER = [
  'NOTICE OF DENIAL',
  'We denied your application for Medicaid home care.',
  'You have 20 days from this notice to ask for a fair hearing.',
].join('\n');

async function sendLetter(page: Page): Promise<void> {
  const buffer = Buffer.from(LETTER);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer });
  await expectToast(page, 'Upload Successful');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
}

/** The list is in a drawer on a phone. */
async function openPapers(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Conversations' });
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('link', { name: 'My papers' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My papers' })).toBeVisible();
}

const entry = (page: Page) => page.getByRole('main').getByRole('listitem');

test.describe('one’s papers', () => {
  for (const { on, use } of layouts)
    test.describe(`on ${on}`, () => {
      test.use(use);
      test('are found from the coach, renamed, asked about, found by the search, and deleted', async ({
        page,
        caregiver,
      }) => {
        await openCoach(page, caregiver.firstName);
        await sendLetter(page);
        await openPapers(page);
        await expect(entry(page)).toHaveCount(1);
        await expect(entry(page)).toContainText('Denial');
        await expectAccessible(page);

        await page.getByRole('button', { name: /^Rename/ }).click();
        await page.keyboard.type('Medicaid zebra');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: 'Medicaid zebra.txt' })).toBeVisible();

        await page.getByRole('button', { name: /^Ask about it/ }).click();
        await expect(composer(page)).toBeFocused();
        await expect(composer(page)).toHaveValue('About my paper “Medicaid zebra.txt”: ');
        const opener = page.getByRole('button', { name: 'Conversations' });
        if (await opener.isVisible()) await opener.click();
        const search = page.getByRole('search').filter({ visible: true });
        await search.getByRole('textbox').fill('zebra');
        await expect(page.getByRole('link', { name: /Medicaid zebra\.txt/ })).toBeVisible();
        await search.getByRole('textbox').fill('');

        await page.goto('/papers');
        await page.getByRole('button', { name: /^Delete/ }).click();
        await page.getByRole('button', { name: 'Yes, delete it' }).click();
        await expectToast(page, 'Medicaid zebra.txt was deleted');
        await expect(page.getByRole('heading', { name: 'No papers yet' })).toBeVisible();
        await page.getByRole('link', { name: 'Go to the coach' }).click();
        await expect(page.getByRole('list', { name: 'Attached files' }).getByText('Deleted')).toBeVisible();
      });
    });
});
