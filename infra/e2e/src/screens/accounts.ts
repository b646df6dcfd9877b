import { expect } from '@playwright/test';
import { askForVerificationByCall } from '../accounts.js';
import { mailTo, verificationLink } from '../inbox.js';
import { at, dialog, open, type Screen, submit, type Visit } from './screen.js';

async function enterName({ page, person }: Visit): Promise<void> {
  await open(page, '/signup');
  await page.locator('[name=firstName]').fill(person.firstName);
  await page.locator('[name=lastName]').fill(person.lastName);
  await submit(page);
  await expect(page.locator('[name=email]')).toBeVisible();
}

async function enterEmail(visit: Visit): Promise<void> {
  const { page, person } = visit;
  await enterName(visit);
  await page.locator('[name=email]').fill(person.email);
  await submit(page);
  await expect(page.getByText(person.email)).toBeVisible();
}

async function openLink({ page, person, mailUrl }: Visit): Promise<void> {
  await askForVerificationByCall(page.request, person, { 'sec-fetch-site': 'same-origin' });
  await page.goto(verificationLink(await mailTo(mailUrl, person.email)));
  await expect(page.locator('[name=password]')).toBeVisible();
}

async function choosePassword(visit: Visit): Promise<void> {
  const { page, person } = visit;
  await openLink(visit);
  await page.locator('[name=password]').fill(person.password);
  await submit(page);
  await expect(page.getByRole('checkbox')).toHaveCount(3);
}

const carried = encodeURIComponent(
  JSON.stringify({ fromEligibilityCheck: true, relationship: 'parent', insuranceType: 'medicaid' }),
);

/** The way into an account, and what guards it. */
export const accountScreens: readonly Screen[] = [
  { name: 'login', signedIn: false, open: at('/login') },
  {
    name: 'login-refused',
    signedIn: false,
    open: async ({ page, person }) => {
      await open(page, '/login');
      await page.locator('[name=email]').fill(person.email);
      await page.locator('[name=password]').fill('not the password');
      await submit(page);
      await expect(page.locator('form [role=alert]').filter({ hasText: /./ })).toBeVisible();
    },
  },
  { name: 'sign-up-1-name', signedIn: false, open: at('/signup') },
  {
    name: 'sign-up-1-name-missing',
    signedIn: false,
    open: async ({ page }) => {
      await open(page, '/signup');
      await submit(page);
      await expect(page.locator('[name=lastName][aria-invalid=true]')).toBeVisible();
    },
  },
  { name: 'sign-up-2-email', signedIn: false, open: enterName },
  { name: 'sign-up-3-verify', signedIn: false, open: enterEmail },
  { name: 'sign-up-4-password', signedIn: false, open: openLink },
  { name: 'sign-up-4-link-refused', signedIn: false, open: at('/signup?token=no-such-token') },
  { name: 'sign-up-5-agreements', signedIn: false, open: choosePassword },
  {
    name: 'sign-up-5-terms',
    signedIn: false,
    open: async (visit) => {
      await choosePassword(visit);
      await visit.page.locator('main button[type=button]').first().click();
      await expect(dialog(visit.page)).toBeVisible();
    },
  },
  { name: 'forgot-password', signedIn: false, open: ({ page }) => open(page, '/forgot-password') },
  {
    name: 'forgot-password-sent',
    signedIn: false,
    open: async ({ page, person }) => {
      await open(page, '/forgot-password');
      await page.locator('[name=email]').fill(person.email);
      await submit(page);
      await expect(page.getByText(person.email)).toBeVisible();
    },
  },
  {
    name: 'reset-password',
    signedIn: false,
    open: ({ page }) => open(page, '/reset-password?token=a-token'),
  },
  { name: 'reset-password-refused', signedIn: false, open: ({ page }) => open(page, '/reset-password') },
  {
    name: 'change-password-missing',
    signedIn: true,
    open: async ({ page }) => {
      await open(page, '/change-password');
      await submit(page);
      await expect(page.locator('[name=newPassword][aria-invalid=true]')).toBeVisible();
    },
  },
  {
    name: 'devices',
    signedIn: true,
    ownAccount: true,
    open: async ({ page }) => {
      await open(page, '/devices');
      await expect(page.locator('main li')).toHaveCount(1);
    },
  },
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
