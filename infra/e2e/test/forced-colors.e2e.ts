import { expect } from '@playwright/test';
import { openCoach, startConversation } from '../src/coach.js';
import { test } from '../src/fixtures.js';
import { expectReadableInForcedColors } from '../src/forced-colors.js';
import { fillOnboarding } from '../src/accounts.js';

/** What every-screen.e2e.ts does not come to: ticked boxes, and the menu and list of a desktop. */
test('forced colours show what is ticked, and the current place on a desktop', async ({
  page,
  anybody: { firstName },
}) => {
  await page.goto('/onboarding');
  await fillOnboarding(page, firstName);
  await expectReadableInForcedColors(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/resources');
  await expect(page.getByRole('link', { name: 'Library', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectReadableInForcedColors(page);
  await openCoach(page, firstName);
  await startConversation(page);
  await expect(page.getByRole('listitem').filter({ has: page.locator('[aria-current]') })).toHaveCount(1);
  await expectReadableInForcedColors(page);
});
