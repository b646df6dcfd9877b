import type { Page } from '@playwright/test';

export const finishButton = (page: Page) => page.getByRole('button', { name: 'Continue to Dashboard' });
export const whereYouLive = (page: Page) => page.getByLabel('Where you live');

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
