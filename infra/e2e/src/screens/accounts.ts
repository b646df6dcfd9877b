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
    name: 'devices-with-notifications',
    signedIn: true,
    open: async ({ page }) => {
      const [own, other] = ['019f0000-0000-7000-8000-000000000001', '019f0000-0000-7000-8000-000000000002'];
      const times = { startedAt: '2026-11-20T10:00:00.000Z', lastSeenAt: '2026-11-22T10:00:00.000Z' };
      await page.route('**/api/auth/sessions', (route) =>
        route.fulfill({
          json: [
            { id: own, browser: 'firefox', system: 'linux', current: true, ...times },
            { id: other, browser: 'safari', system: 'ios', current: false, ...times },
          ],
        }),
      );
      await page.route('**/api/notifications/push-subscriptions', (route) =>
        route.fulfill({
          json: [own, other].map((sessionId) => ({
            sessionId,
            current: sessionId === own,
            turnedOnAt: times.startedAt,
          })),
        }),
      );
      await open(page, '/devices');
      await expect(page.locator('main li button')).toHaveCount(3);
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
