import type { StartedSession } from '@careward/contracts/identity/user';
import type { Language } from '@careward/contracts/kernel/languages';
import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { agreements, type Person } from '@careward/testing/a-person';
import { tokenOf, verificationLink, verificationMailTo } from './inbox.js';

const clickContinue = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const step = (page: Page, n: number) => expect(page.getByText(`Step ${n} of 5`)).toBeVisible();

/** Steps 1 and 2; ends on the waiting screen. */
export async function askForVerification(page: Page, person: Person): Promise<void> {
  await page.goto('/signup');
  await step(page, 1);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await clickContinue(page);
  await step(page, 2);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await step(page, 3);
}

/** The same by an API call, for journeys that begin with the mail. */
export async function askForVerificationByCall(
  request: APIRequestContext,
  { email, firstName, lastName }: Person,
  headers: Record<string, string> = {},
): Promise<void> {
  const data = { email, firstName, lastName };
  const asked = await request.post('/api/auth/send-verification', { headers, data });
  expect(asked.status()).toBe(200);
}

/** Follows the link in the verification mail. */
export async function openVerificationMail(page: Page, mailUrl: string, person: Person): Promise<string> {
  const link = verificationLink(await verificationMailTo(mailUrl, person.email));
  await page.goto(link);
  return link;
}

export async function choosePassword(page: Page, password: string): Promise<void> {
  await step(page, 4);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await clickContinue(page);
}

/** Reads both documents to their end, accepts them, consents, and creates the account. */
export async function agreeAndCreateAccount(page: Page): Promise<void> {
  await step(page, 5);
  for (const title of ['Terms of Service', 'Privacy Policy']) {
    await page.getByRole('button', { name: `Read the ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('checkbox', { name: `I have read and agree to the ${title}` }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('checkbox', { name: /^I consent to the use of my data/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Signs up by API calls, for journeys that begin later; the request context is signed in. Returns the bearer token. */
export async function signUpByCalls(
  request: APIRequestContext,
  mailUrl: string,
  person: Person,
  lang: Language = 'en',
): Promise<string> {
  const { email, password } = person;
  await askForVerificationByCall(request, person, { 'accept-language': lang });
  const token = tokenOf(verificationLink(await verificationMailTo(mailUrl, email)));
  const data = { token, password, ...agreements };
  const completed = await request.post('/api/auth/complete-signup', { data });
  expect(completed.status()).toBe(201);
  return ((await completed.json()) as StartedSession).token;
}

/** The same in a browser, with the token that tells a page at once that somebody is signed in. */
export async function signUpInBrowser(
  context: BrowserContext,
  mailUrl: string,
  person: Person,
  lang?: Language,
): Promise<void> {
  await tellSignedIn(context, await signUpByCalls(context.request, mailUrl, person, lang));
}

/** Every page has the token from its beginning. */
export async function tellSignedIn(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript(`localStorage.setItem('authToken', '${token}')`);
}
