import type { Person } from '@careward/testing/a-person';
import { expect, type Page } from '@playwright/test';

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
