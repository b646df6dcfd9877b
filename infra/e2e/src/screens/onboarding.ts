import { expect } from '@playwright/test';
import { at, open, submit, type Screen } from './screen.js';

const carried = encodeURIComponent(
  JSON.stringify({ fromEligibilityCheck: true, relationship: 'parent', insuranceType: 'medicaid' }),
);

export const onboardingScreens: readonly Screen[] = [
  {
    name: 'onboarding-from-eligibility',
    signedIn: true,
    open: ({ page }) => open(page, `/onboarding?data=${carried}`),
  },
  { name: 'onboarding', signedIn: true, open: at('/onboarding') },
  {
    name: 'onboarding-missing',
    signedIn: true,
    open: async ({ page }) => {
      await open(page, '/onboarding');
      await submit(page);
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
];
