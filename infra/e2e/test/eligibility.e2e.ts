import { aPerson } from '@careward/testing/a-person';
import { expect, type Page } from '@playwright/test';
import { answerUpTo, turnOffEligibility } from '../src/questionnaires.js';
import { test } from '../src/fixtures.js';
import {
  agreeAndCreateAccount,
  askForVerification,
  choosePassword,
  openVerificationMail,
} from '../src/accounts.js';
import { expectToast, remindOnDemand } from '../src/toasts.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const carried = (page: Page) => page.evaluate<string | null>("localStorage.getItem('eligibilityData')");
const results = async (page: Page) => (await page.request.get('/api/eligibility')).json() as Promise<unknown>;
const kept = [{ programType: 'medicaid_pas', eligibilityScore: 85, status: 'assessed' }];

/** Whether a file with this in its address has arrived. */
const loaded = (page: Page, part: string) =>
  page.evaluate<boolean>(
    `performance.getEntriesByType('resource').some(({ name }) => name.includes('${part}'))`,
  );

/** Headers of the client's own GETs from now on, by path. */
function recordHeaders(page: Page): Map<string, string | undefined> {
  const sent = new Map<string, string | undefined>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) sent.set(pathname, request.headers()['x-eligibility-data']);
  });
  return sent;
}

test.describe('the eligibility check', () => {
  test('of a visitor leads to an account, a prefilled onboarding and the cards on Home', async ({
    page,
    mailUrl,
  }) => {
    const person = aPerson();
    // The consent reminder would replace the toast of the form.
    await remindOnDemand(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'See If You Qualify' }).click();
    await expect(heading(page)).toHaveText('What are you to the person you care for?');
    await page.getByText('Son or daughter (adult)', { exact: true }).click();
    await expect(heading(page)).toHaveText('Which benefits do they get?');
    await page.getByText('Medicaid', { exact: true }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('18 to 64', { exact: true }).click();
    await page.getByText('New Jersey', { exact: true }).click();
    await page.getByLabel('Zip code').pressSequentially('07102');
    await expect(heading(page)).toHaveText('What is the main reason they need care?');
    // The score needs no call, and the rules of the states have been fetched before.
    await expect.poll(() => loaded(page, '/state-rules-')).toBe(true);
    await page.context().setOffline(true);
    await page.getByText('Physical disability', { exact: true }).click();
    await expect(page.getByText('Highly likely to qualify')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call NJ FamilyCare: 1-800-701-0710' })).toBeVisible();
    await page.context().setOffline(false);
    await page.reload();
    await expect(page.getByText('Highly likely to qualify')).toBeVisible();

    await page.getByRole('button', { name: 'Create Free Account' }).click();
    await expect(page).toHaveURL(/\/signup/);
    await askForVerification(page, person);
    await openVerificationMail(page, mailUrl, person);
    await choosePassword(page, person.password);
    const sent = page.waitForResponse(
      (response) => response.url().endsWith('/api/eligibility') && response.request().method() === 'POST',
    );
    await agreeAndCreateAccount(page);
    expect((await sent).status()).toBe(201);
    await expect(page.getByText(`Hi, ${person.firstName}`)).toBeVisible();
    expect(await results(page)).toEqual(kept);

    await page.getByRole('link', { name: /^Tell us who you care for/ }).click();
    await expect(heading(page)).toHaveText('Complete your profile');
    await expectToast(page, 'Welcome! We saved your eligibility info');
    await expect(page.getByText('Parent (from eligibility check)')).toBeVisible();
    await expect(page.getByText('Medicaid (from eligibility check)')).toBeVisible();
    await expect.poll(() => carried(page)).toBeNull();
    await page.getByRole('button', { name: 'Skip for now' }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'Medicaid personal care' });
    await expect(card.getByText('Eligible', { exact: true })).toBeVisible();
    await expect(page.getByText('From your six answers.')).toBeVisible();
  });

  test('of somebody who is signed in is kept at once', async ({ page, caregiver: _ }) => {
    const headers = recordHeaders(page);
    await page.goto('/');
    await page.getByRole('link', { name: /^Check Eligibility/ }).click();
    await answerUpTo(page);
    await expect(page.getByText('Highly likely to qualify')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create Free Account' })).toHaveCount(0);
    await expect.poll(() => results(page)).toEqual(kept);
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await page.getByRole('link', { name: 'View All' }).click();
    await expect(page).toHaveURL(/\/eligibility$/);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect([...headers.values()].filter(Boolean), 'nothing is carried').toEqual([]);
  });

  test('tells when its result cannot be kept', async ({ page, anybody: _ }) => {
    await page.route('**/api/eligibility', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.goto('/eligibility');
    await answerUpTo(page);
    await expectToast(page, 'Assessment Failed', 'Failed to process your application. Please try again.');
    await expect(page.getByText('Highly likely to qualify')).toBeVisible();
  });

  test('can be answered by keyboard, which arrow keys do not carry away', async ({ page }) => {
    await page.goto('/eligibility');
    const first = page.getByRole('radio', { name: 'Spouse or partner' });
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const third = page.getByRole('radio', { name: 'Grandparent', exact: true });
    await expect(third).toBeChecked();
    await expect(third).toBeFocused();
    await expect(page.getByText('Step 1 of 7')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Which benefits do they get?');
    await expect(heading(page), 'so that screen readers say the question').toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Step 3 of 7')).toBeVisible();
    await page.getByRole('radio', { name: '18 to 64' }).press('Space');
    await expect(page.getByText('Step 4 of 7')).toBeVisible();
  });

  test('speaks Spanish', async ({ page }) => {
    await page.goto('/eligibility');
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(heading(page)).toHaveText('¿Qué es usted de la persona que cuida?');
    await answerUpTo(page);
    await expect(page.getByText('Es muy probable que califique')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'En Nueva Jersey' })).toBeVisible();
    await expect(page.getByText('Reúna los documentos')).toBeVisible();
    await expect(page.getByText(/hasta \$2,000 al mes \(varía según el estado/)).toBeVisible();
  });

  test('is not there, nor leads anything to it, with the flag off', async ({ page, anybody }) => {
    await turnOffEligibility(page, '/', '/eligibility');
    const asked = recordHeaders(page);
    await page.goto('/');
    await expect(page.getByText(`Hi, ${anybody.firstName}`)).toBeVisible();
    // The last to appear.
    await expect(page.getByRole('link', { name: /^Tell us who you care for/ })).toBeVisible();
    await expect(page.locator('a[href^="/eligibility"]')).toHaveCount(0);
    expect([...asked.keys()]).not.toContain('/api/eligibility');
    await page.goto('/eligibility');
    await expect(heading(page)).toHaveText('Feature Coming Soon');
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page.getByText(`Hi, ${anybody.firstName}`)).toBeVisible();
  });
});

test.describe('the data of a check', () => {
  const data = { fromEligibilityCheck: true, relationship: 'spouse', insuranceType: 'medicare' };
  const encoded = Buffer.from(JSON.stringify(data)).toString('base64url');

  test('comes by the address too, before the sign-in, and goes with every query until sign-out', async ({
    page,
    caregiver: _,
  }) => {
    await page.goto(`/onboarding?data=${encoded}`);
    await expect(page).toHaveURL(/\/onboarding$/);
    await expect(page.getByText('Spouse or partner (from eligibility check)')).toBeVisible();
    await page.evaluate(`localStorage.setItem('eligibilityData', '${JSON.stringify(data)}')`);
    const headers = recordHeaders(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    for (const path of ['/api/auth/user', '/api/profile', '/api/recipients', '/api/eligibility'])
      await expect.poll(() => headers.get(path)).toBe(JSON.stringify(data));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'See If You Qualify' })).toBeVisible();
    expect(await carried(page)).toBeNull();
  });

  test('of a visitor is kept behind the landing screen', async ({ page }) => {
    await page.goto(`/onboarding?data=${encoded}`);
    await expect(page.getByRole('link', { name: 'See If You Qualify' })).toBeVisible();
    await expect(page).toHaveURL(/\/onboarding$/);
    expect(JSON.parse((await carried(page)) ?? '')).toMatchObject(data);
  });
});
