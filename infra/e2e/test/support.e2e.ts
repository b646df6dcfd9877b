import { aPerson } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import { cardFor } from '@careward/content/safety/cards';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.js';
import { layouts, test } from '../src/fixtures.js';
import { mailsTo, mailTo } from '../src/inbox.js';
import { signUpInBrowser } from '../src/accounts.js';
import { expectToast } from '../src/toasts.js';

const SUPPORT = 'support@careward.example';
const support = '**/api/support';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Contact Support' });
const opener = (page: Page) =>
  page.getByRole('button', { name: 'Support', exact: true }).filter({ visible: true });

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}
async function fill(page: Page, subject: string): Promise<void> {
  await dialog(page).getByLabel('Subject').fill(subject);
  await dialog(page).getByLabel('Category').selectOption('Technical Issue');
  await dialog(page).getByLabel('Message').fill('It stopped yesterday.');
}
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send message' }).click();

/** The mail about a request in support's inbox. */
const received = (mailUrl: string, subject: string) =>
  eventually(async () => {
    const found = (await mailsTo(mailUrl, SUPPORT)).filter((mail) => mail.subject.includes(subject));
    if (!found[0]) throw new Error('not there yet');
    return found;
  });

test.describe('the support form', () => {
  test('reaches support, and is confirmed', async ({ page, caregiver, mailUrl }) => {
    const subject = `The app stops (${caregiver.email})`;
    await open(page);
    await expect(page).toHaveURL(/\/$/);
    await send(page);
    await expectToast(page, 'Please fill all fields', 'Subject, category, and message are required.');
    await expect(dialog(page).getByLabel('Subject')).toBeFocused();
    await fill(page, subject);

    await page.route(support, (route) => route.abort(), { times: 1 });
    await send(page);
    await expectToast(page, 'Failed to Send', `Please try again or email ${SUPPORT} directly.`);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(dialog(page).getByLabel('Message')).toHaveValue('It stopped yesterday.');

    await send(page);
    await expectToast(page, 'Support Request Sent', "Thank you! We'll get back to you within 24 hours.");
    await expect(dialog(page)).toBeHidden();
    await opener(page).click();
    await expect(dialog(page).getByLabel('Subject')).toHaveValue('');

    const [mail, ...more] = await received(mailUrl, subject);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`[Technical Issue] ${subject}`);
    for (const text of ['It stopped yesterday.', caregiver.email]) expect(mail?.text).toContain(text);
    expect((await mailTo(mailUrl, caregiver.email, 2)).subject).toBe('We received your message to Careward');
  });

  for (const { on, use } of layouts)
    test.describe(`on ${on}`, () => {
      test.use(use);
      test('shows whom to call beside its success, where the message names a danger', async ({
        page,
        anybody: _,
      }) => {
        await open(page);
        await fill(page, 'Goodbye');
        await dialog(page).getByLabel('Message').fill('I want to kill myself.');
        await send(page);
        const card = dialog(page).getByRole('group', { name: cardFor('suicide').title.en });
        await expect(card.getByRole('link', { name: 'Call 988' })).toBeVisible();
        await expectToast(page, 'Support Request Sent', "Thank you! We'll get back to you within 24 hours.");
        await expectAccessible(page);
        await card.getByRole('link', { name: /library/ }).click();
        await expect(dialog(page)).toBeHidden();
        await expect(page).toHaveURL(/\/resources\//);
      });
    });

  test('opens from the library, and is a mail link to others', async ({ page, otherBrowser, anybody: _ }) => {
    const anonymous = await otherBrowser.newPage();
    await anonymous.goto('/resources');
    await expect(anonymous.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      `mailto:${SUPPORT}`,
    );
    await page.goto('/resources');
    await page.getByRole('button', { name: 'Contact support' }).click();
    await expect(dialog(page)).toBeVisible();
  });
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US' });

  test('support is written to', async ({ page, context, mailUrl }) => {
    const person = aPerson();
    await signUpInBrowser(context, mailUrl, person, 'es');
    await page.goto('/');
    await page.getByRole('button', { name: 'Soporte' }).filter({ visible: true }).click();
    const form = page.getByRole('dialog', { name: 'Escriba a soporte' });
    await form.getByLabel('Asunto').fill('Una pregunta');
    await form.getByLabel('Categoría').selectOption('Pregunta general');
    await form.getByLabel('Mensaje').fill('¿Cómo agrego a mi hermano?');
    await form.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByText('Mensaje enviado a soporte', { exact: true })).toBeVisible();
    expect((await mailTo(mailUrl, person.email, 2)).subject).toBe('Recibimos su mensaje para Careward');
  });
});
