import type { StartedSession } from '@careward/contracts/identity/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { agreements, aPerson, type Person } from '@careward/testing/a-person';
import {
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
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
): Promise<APIResponse> {
  const data = { email, firstName, lastName };
  const asked = await request.post('/api/auth/send-verification', { headers, data });
  expect(asked.status()).toBe(200);
  return asked;
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

/** Milliseconds after which the last step leads Home by itself. */
export const DONE_SHOWN = 3_000;

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

/** The addresses that make their accounts super admins; one journey may sign up with each. */
export const admin = aPerson({ email: 'admin@example.com', firstName: 'Ada' });
export const queueAdmin = aPerson({ email: 'queue-admin@example.com' });

export const finishButton = (page: Page) => page.getByRole('button', { name: 'Continue to Dashboard' });
export const whereYouLive = (page: Page) => page.getByRole('textbox', { name: 'Where you live' });

/** Fills every field of the form. */
export async function fillOnboarding(page: Page, caregiver: string): Promise<void> {
  await page.getByLabel('Your name').fill(caregiver);
  await whereYouLive(page).fill('Newark, NJ');
  await page.getByLabel('Their name').fill('Rosa');
  await page.getByRole('radio', { name: 'Parent', exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Dementia or memory loss' }).check({ force: true });
  for (const box of ['I accept the Terms of Service', 'I accept the Privacy Policy', /^I consent to the use/])
    await page.getByRole('checkbox', { name: box }).check();
}

export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export async function signInToHome(page: Page, person: Person): Promise<void> {
  await signIn(page, person);
  await expect(page.getByText(`Hi, ${person.firstName}`)).toBeVisible();
}

/** The landing screen of visitors who are not signed in. */
export const expectLanding = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Get Paid to Care for Your Loved One' })).toBeVisible();

/** As when the session expires: the page is not told. */
export async function endSessionOnServer(page: Page): Promise<void> {
  await page.route(/\/api\/notifications(\/stream)?$/, (route) => route.abort());
  const ended = await page.request.post('/api/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
  expect(ended.status()).toBe(200);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
}

export const deletionDialog = (page: Page) => page.getByRole('dialog', { name: 'Are you absolutely sure?' });
export const confirmDeletion = (page: Page) =>
  deletionDialog(page).getByRole('button', { name: 'Yes, delete my account' }).click();

export async function openDeletionDialog(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(deletionDialog(page)).toBeVisible();
}
