import { expect } from '@playwright/test';
import { mailTo, verificationLink } from '../inbox.js';
import { askForVerificationByCall } from '../sign-up.js';
import { at, dialog, open, submit, type Screen, type Visit } from './screen.js';

async function enterName({ page, person }: Visit): Promise<void> {
  await open(page, '/signup');
  await page.locator('#firstName').fill(person.firstName);
  await page.locator('#lastName').fill(person.lastName);
  await submit(page);
  await expect(page.locator('#email')).toBeVisible();
}

async function enterEmail(visit: Visit): Promise<void> {
  const { page, person } = visit;
  await enterName(visit);
  await page.locator('#email').fill(person.email);
  await submit(page);
  await expect(page.getByText(person.email)).toBeVisible();
}

async function openLink({ page, person, mailUrl }: Visit): Promise<void> {
  await askForVerificationByCall(page.request, person, { 'sec-fetch-site': 'same-origin' });
  await page.goto(verificationLink(await mailTo(mailUrl, person.email)));
  await expect(page.locator('#password')).toBeVisible();
}

async function choosePassword(visit: Visit): Promise<void> {
  const { page, person } = visit;
  await openLink(visit);
  await page.locator('#password').fill(person.password);
  await submit(page);
  await expect(page.getByRole('checkbox')).toHaveCount(3);
}

export const signUpScreens: readonly Screen[] = [
  { name: 'sign-up-1-name', signedIn: false, open: at('/signup') },
  {
    name: 'sign-up-1-name-missing',
    signedIn: false,
    open: async ({ page }) => {
      await open(page, '/signup');
      await submit(page);
      await expect(page.locator('#lastName[aria-invalid=true]')).toBeVisible();
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
];
