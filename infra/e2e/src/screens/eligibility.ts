import { expect } from '@playwright/test';
import { answerUpTo } from '../eligibility.js';
import { at, open, submit, withoutEligibility, type Screen, type Visit } from './screen.js';

const eligibilityStep =
  (step: number) =>
  async ({ page }: Visit) => {
    await open(page, '/eligibility');
    await answerUpTo(page, step);
  };

async function openResults(visit: Visit): Promise<void> {
  await eligibilityStep(7)(visit);
  await expect(visit.page.locator('a[href^="tel:"]').first()).toBeVisible();
}

export const eligibilityScreens: readonly Screen[] = [
  { name: 'eligibility-1-relationship', signedIn: false, open: at('/eligibility') },
  {
    name: 'eligibility-1-missing',
    signedIn: false,
    open: async ({ page }) => {
      await open(page, '/eligibility');
      await submit(page);
      await expect(page.locator('[role=radiogroup][aria-invalid=true]')).toBeVisible();
    },
  },
  { name: 'eligibility-2-benefits', signedIn: false, open: eligibilityStep(2) },
  { name: 'eligibility-4-state', signedIn: false, open: eligibilityStep(4) },
  { name: 'eligibility-5-zip-code', signedIn: false, open: eligibilityStep(5) },
  { name: 'eligibility-results', signedIn: false, open: openResults },
  { name: 'eligibility-off', signedIn: false, open: withoutEligibility('/eligibility') },
  { name: 'eligibility-results-signed-in', signedIn: true, ownAccount: true, open: openResults },
];
