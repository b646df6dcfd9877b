import { globSync } from 'node:fs';
import { join } from 'node:path';
import { cardFor } from '@careward/content/safety/cards';
import { aPerson } from '@careward/testing/a-person';
import { expect, type Page } from '@playwright/test';
import { DONE_SHOWN, expectLanding } from '../src/accounts.js';
import { test } from '../src/fixtures.js';
import { mailTo, verificationLink } from '../src/inbox.js';
import { newest } from '../src/coach.js';
import { holdTimerHere } from '../src/toasts.js';

type Words = { en: unknown; es: unknown };
type Catalog = { words: Words };

const webSource = join(import.meta.dirname, '../../../web/src');

/** Stands for what a text is given, such as a name. */
const GIVEN = '\u0000';

/** All texts of one language of a catalog; a function gives the parts of its text between what it is given. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return words.split(GIVEN).map(plain);
  if (typeof words === 'function')
    return textsOf((words as (...given: string[]) => unknown)(...Array<string>(words.length).fill(GIVEN)));
  return Object.values(words ?? {}).flatMap(textsOf);
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

const isSentence = (text: string) => text.split(' ').length >= 2;

/** Every text of two or more words that the client has in English, but not in Spanish. */
async function readEnglish(): Promise<string[]> {
  const files = globSync('**/{words,*.words}.ts', { cwd: webSource });
  const catalogs = await Promise.all(files.map((file) => import(join(webSource, file)) as Promise<Catalog>));
  const spanish = new Set(catalogs.flatMap(({ words }) => textsOf(words.es)));
  const sentences = catalogs.flatMap(({ words }) => textsOf(words.en)).filter(isSentence);
  return [...new Set(sentences)].filter((sentence) => !spanish.has(sentence));
}

const english = await readEnglish();

/** The client's English sentences that can be seen or heard on the page. */
async function englishOn(page: Page): Promise<string[]> {
  const shown = await page.evaluate<string>(`[
    document.title,
    document.body.innerText,
    ...['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) =>
      [...document.querySelectorAll('[' + name + ']')].map((element) => element.getAttribute(name)),
    ),
  ].join(' ')`);
  return english.filter((sentence) => plain(shown).includes(sentence));
}

/** Expects a page in Spanish, with this heading and no sentence of the client in English. */
async function expectSpanish(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await englishOn(page), `English on ${page.url()}`).toEqual([]);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

/** Reads a document to its end in its dialog, and accepts it there. */
async function acceptDocument(page: Page, title: string): Promise<void> {
  await button(page, `Leer ${title === 'Términos de servicio' ? 'los' : 'la'} ${title}`).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByText('Última actualización: 27 de agosto de 2025')).toBeVisible();
  expect(await englishOn(page), title).toEqual([]);
  await dialog.getByRole('checkbox', { name: /^He leído y acepto/ }).click();
  await expect(dialog).toBeHidden();
}

test('somebody who chooses Spanish finds everything in Spanish, from the landing to the next sign-in', async ({
  page,
  mailUrl,
}) => {
  test.slow();
  const person = aPerson();

  await test.step('the landing', async () => {
    await page.goto('/');
    await expectLanding(page);
    await expect(link(page, 'Read the care library')).toBeVisible();
    expect(await englishOn(page)).toContain('get paid to care for your loved one');
    await button(page, 'Español').click();
    await expectSpanish(page, 'Reciba un pago por cuidar a su ser querido');
  });

  await test.step('sign-up', async () => {
    await link(page, 'Iniciar sesión').click();
    await expectSpanish(page, 'Qué bueno verle de nuevo');
    await link(page, 'Crear cuenta').click();
    await expectSpanish(page, '¿Cómo se llama?');
    await page.getByLabel('Nombre', { exact: true }).fill(person.firstName);
    await page.getByLabel('Apellido').fill(person.lastName);
    await button(page, 'Continuar').click();
    await expectSpanish(page, 'Su correo electrónico');
    await page.getByLabel('Correo electrónico').fill(person.email);
    await button(page, 'Enviar el enlace').click();
    await expectSpanish(page, 'Confirme su correo');

    const mail = await mailTo(mailUrl, person.email);
    expect(mail.subject).toMatch(/^Confirme su correo para /);
    expect(mail.html).toContain('lang="es"');
    await page.goto(verificationLink(mail));
    await expectSpanish(page, 'Elija una contraseña');
    await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
    await button(page, 'Continuar').click();
    const goHome = await holdTimerHere(page, DONE_SHOWN);
    await expectSpanish(page, 'Acuerdos y consentimiento');
    for (const title of ['Términos de servicio', 'Política de privacidad']) await acceptDocument(page, title);
    await page.getByRole('checkbox', { name: /^Doy mi consentimiento/ }).check();
    await button(page, 'Crear cuenta').click();
    await expectSpanish(page, 'Su cuenta está lista');
    await goHome();
    await expectSpanish(page, `Hola, ${person.firstName}`);
  });

  await test.step('onboarding', async () => {
    await link(page, /^Cuéntenos a quién cuida/).click();
    await expect(button(page, 'Continuar al inicio')).toBeVisible();
    await expectSpanish(page, 'Le damos la bienvenida a Careward');
    await page.getByRole('textbox', { name: 'Dónde vive' }).fill('Newark, NJ');
    await page.getByLabel('Nombre de la persona, o cómo le dice usted').fill('Rosa');
    await button(page, 'Continuar al inicio').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectSpanish(page, 'Le damos la bienvenida a Careward');
    await page.getByRole('radio', { name: 'Madre o padre' }).check({ force: true });
    await page.getByRole('checkbox', { name: /^Demencia/ }).check({ force: true });
    for (const box of [/^Acepto los Términos/, /^Acepto la Política/, /^Doy mi consentimiento/])
      await page.getByRole('checkbox', { name: box }).check();
    await button(page, 'Continuar al inicio').click();
    await expect(page.getByText('Usted cuida a Rosa')).toBeVisible();
    await expectSpanish(page, `Hola, ${person.firstName}`);
  });

  await test.step('the coach', async () => {
    await link(page, /^Asistente de cuidados/).click();
    await expectSpanish(page, `Le damos la bienvenida, ${person.firstName}`);
    await button(page, 'Consejos para evitar caídas').click();
    await expect(newest(page).getByRole('heading', { name: 'Respuesta de la biblioteca' })).toBeVisible();
    await expect(newest(page)).toContainText('De la biblioteca de cuidados');
    await expectSpanish(page, `Le damos la bienvenida, ${person.firstName}`);
  });

  await test.step('a topic, and back', async () => {
    await newest(page)
      .getByRole('link', { name: /^Fuente 1: / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 2, name: 'Qué hacer' })).toBeVisible();
    await expectSpanish(page, 'Consejos para prevenir caídas');
    await link(page, 'Volver a la conversación').click();
    await expect(newest(page)).toContainText('Respuesta de la biblioteca');
  });

  await test.step('an emergency', async () => {
    const card = cardFor('breathing');
    await page.getByLabel('Su mensaje para el asistente').fill('mi papá no puede respirar');
    await button(page, 'Enviar').click();
    const shown = newest(page).getByRole('group', { name: card.title.es });
    await expect(shown).toBeVisible();
    await expect(shown.getByRole('listitem')).toHaveText(card.steps.es);
    await expect(shown.getByRole('link', { name: 'Llame al 911' })).toHaveAttribute('href', 'tel:911');
    await expectSpanish(page, `Le damos la bienvenida, ${person.firstName}`);
    await button(page, 'Atrás').click();
    await expectSpanish(page, `Hola, ${person.firstName}`);
  });

  await test.step('the library', async () => {
    await page.getByRole('button', { name: /^Más/ }).click();
    await link(page, 'Biblioteca').click();
    await expect(page.getByRole('heading', { name: 'Emergencias' })).toBeVisible();
    await expectSpanish(page, 'Biblioteca de cuidados');
    await link(page, 'Inicio').click();
  });

  await test.step('settings, the sign-out and the next sign-in', async () => {
    await link(page, 'Configuración').click();
    await expectSpanish(page, 'Configuración');
    await button(page, 'Eliminar la cuenta').click();
    await expect(page.getByRole('dialog', { name: '¿De verdad quiere eliminar su cuenta?' })).toBeVisible();
    expect(await englishOn(page), 'the dialog').toEqual([]);
    await button(page, 'Cancelar').click();
    await button(page, 'Atrás').click();
    await button(page, 'Cerrar sesión').click();
    await expectSpanish(page, 'Reciba un pago por cuidar a su ser querido');
    await link(page, 'Iniciar sesión').click();
    await expectSpanish(page, 'Qué bueno verle de nuevo');
    await page.getByLabel('Correo electrónico').fill(person.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
    await button(page, 'Iniciar sesión').click();
    await expect(page.getByText('Usted cuida a Rosa')).toBeVisible();
    await expectSpanish(page, `Hola, ${person.firstName}`);
  });
});
