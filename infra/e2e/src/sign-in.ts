import { expect, type Page } from '@playwright/test';

export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The landing screen, as everyone sees it who is not signed in. */
export const expectLanding = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Expert Caregiving Support at Your Fingertips' })).toBeVisible();
