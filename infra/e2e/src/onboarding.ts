import { expect, type Page } from '@playwright/test';

export const finishButton = (page: Page) => page.getByRole('button', { name: 'Continue to Dashboard' });

/** Every field of the form, filled as a daughter would for her mother. */
export async function fillOnboarding(page: Page, caregiver: string): Promise<void> {
  await page
    .getByLabel('Name', { exact: true })
    .or(page.getByLabel(/your name/i))
    .fill(caregiver);
  await page.getByLabel(/location/i).fill('Newark, NJ');
  await page.getByLabel(/care recipient/i).fill('Rosa');
  await choose(page, /relationship/i, 'Parent');
  await page.getByLabel('Dementia or memory loss').check();
  for (const agreed of [/Terms of Service/, /Privacy Policy/, /data|health information/i])
    await page.getByRole('checkbox', { name: agreed }).last().check();
}

async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).or(page.getByTitle(option)).last().click();
}

export const expectOnboarded = (page: Page): Promise<void> =>
  expect(page.getByText('Your profile has been set up successfully.')).toBeVisible();
