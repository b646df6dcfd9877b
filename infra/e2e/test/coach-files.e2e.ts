import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.js';
import { composer, expectAnswer, openCoach } from '../src/coach.js';
import { layouts, test } from '../src/fixtures.js';
import { expectToast } from '../src/toasts.js';

const LETTER = 'Your coverage ends on March 14, 2027. Please renew it before that day.';
const aLetter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from(LETTER) };
const MB = 1024 * 1024;

const dialog = (page: Page) => page.locator('input[type=file]');
const attached = (page: Page) => page.getByRole('list', { name: 'Attached files' });
const send = (page: Page) => page.getByRole('button', { name: 'Send' });

test.describe('a file for the coach', () => {
  for (const { on, use } of layouts)
    test.describe(`on ${on}`, () => {
      test.use(use);
      test('is chosen, uploaded at once, and sent with the message, which shows it', async ({
        page,
        anybody,
      }) => {
        await openCoach(page, anybody.firstName);
        const choosing = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Attach a file' }).click();
        await (await choosing).setFiles(aLetter);
        await expectToast(page, 'Upload Successful');
        await expect(attached(page).getByText('letter.txt')).toBeVisible();
        await expectAccessible(page);
        await composer(page).fill('When does the letter say that her coverage ends?');
        await send(page).click();
        // Without a press of 'Show more'.
        await expectAnswer(page, /“?Your coverage ends on March 14, 2027\./);
        const cited = page.getByRole('link', { name: /^Source \d: letter\.txt \(Your file\)$/ });
        await expect(cited.first()).toHaveAttribute('href', /^\/api\/chat\/files\//);
        await expect(attached(page)).toHaveCount(1);
        const sent = page.getByRole('link', { name: 'Open letter.txt' });
        await expect(sent).toBeVisible();
        const file = await page.request.get((await sent.getAttribute('href')) ?? '');
        expect(await file.text()).toBe(LETTER);
      });
    });

  for (const { lang, note, question, title, call } of [
    {
      lang: 'en',
      note: 'I cannot go on. I will take all my pills tonight. Tell Maria I love her.',
      question: 'My mother left this on the table. What does it say?',
      title: 'What you attached may say that somebody is in danger: thoughts of suicide.',
      call: 'Call 988',
    },
    {
      lang: 'es',
      note: 'Ya no puedo más. Esta noche me voy a tomar todas las pastillas.',
      question: 'Mi mamá dejó esto en la mesa. ¿Qué dice?',
      title: 'Lo que adjuntó puede decir que alguien está en peligro: pensamientos de suicidio.',
      call: 'Llame al 988 (oprima 2)',
    },
  ])
    test(`that names a danger gets its card and is not quoted (${lang})`, async ({ page, anybody }) => {
      await openCoach(page, anybody.firstName);
      await dialog(page).setInputFiles({ ...aLetter, name: 'note.txt', buffer: Buffer.from(note) });
      await expectToast(page, 'Upload Successful');
      await composer(page).fill(question);
      await send(page).click();
      const card = page.getByRole('group', { name: title });
      await expect(card.getByRole('link', { name: call })).toBeVisible();
      await expect(page.getByText(note)).toHaveCount(0);
      await page.reload();
      await expect(card).toBeVisible();
    });

  test('is enough without a text', async ({ page, anybody }) => {
    await openCoach(page, anybody.firstName);
    await dialog(page).setInputFiles(aLetter);
    await expectToast(page, 'Upload Successful');
    await send(page).click();
    await expect(page.getByText('📎 File attached', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  });

  test('of more than 10 MB, or of no kind that can be read, is refused in words', async ({
    page,
    anybody,
  }) => {
    await openCoach(page, anybody.firstName);
    await dialog(page).setInputFiles({ ...aLetter, buffer: Buffer.alloc(10 * MB + 1, 'a') });
    await expectToast(page, 'File Too Large', 'Please select a file smaller than 10 MB.');
    await dialog(page).setInputFiles({ ...aLetter, name: 'photo.heic', mimeType: 'image/heic' });
    await expectToast(page, 'Upload Failed');
    await dialog(page).setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no') });
    await expect(attached(page).getByText(/not what it says it is|cannot take/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove photo.png' }).click();
    await expect(attached(page)).toHaveCount(0);
  });

  test('is pasted or dropped, stays over a reload, and is removed', async ({ page, anybody }) => {
    await openCoach(page, anybody.firstName);
    await composer(page).focus();
    await page.evaluate(giveFile('paste'));
    await expectToast(page, 'Upload Successful');
    await page.evaluate(giveFile('drop'));
    await expect(attached(page).getByRole('listitem')).toHaveCount(2);
    await expect(send(page)).toBeEnabled();
    await page.reload();
    await expect(attached(page).getByRole('listitem')).toHaveCount(2);
    const remove = page.getByRole('button', { name: /^Remove / });
    await remove.first().click();
    await remove.first().click();
    await expect(attached(page)).toHaveCount(0);
    await page.reload();
    await expect(composer(page)).toBeEnabled();
    await expect(attached(page)).toHaveCount(0);
  });

  test('that could not be uploaded keeps the text and can be tried again', async ({ page, anybody }) => {
    await openCoach(page, anybody.firstName);
    await page.route('**/api/chat/files/*', (route) => route.abort());
    await composer(page).fill('What does it say?');
    await dialog(page).setInputFiles(aLetter);
    await expectToast(page, 'Upload Failed', 'Failed to upload file. Please try again.');
    await expect(composer(page)).toHaveValue('What does it say?');
    await page.unroute('**/api/chat/files/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectToast(page, 'Upload Successful');
  });
});

/** A small picture, as a browser hands it over. */
const giveFile = (how: 'paste' | 'drop') => `(async () => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 480, height: 320 });
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 480, 320);
  context.fillStyle = 'teal';
  context.fillRect(40, 40, 200, 200);
  const picture = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  const data = new DataTransfer();
  data.items.add(new File([picture], 'picture.png', { type: 'image/png' }));
  const shared = { bubbles: true, cancelable: true };
  if ('${how}' === 'paste')
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { ...shared, clipboardData: data }));
  else
    document.querySelector('[role=log]').dispatchEvent(new DragEvent('drop', { ...shared, dataTransfer: data }));
})()`;
