import { aPerson, type Person } from '@careward/testing/a-person';
import { expect, type Page } from '@playwright/test';
import { answerAll, commentField } from './assessment.js';
import { answerUpTo, turnOffEligibility } from './eligibility.js';
import { askForVerificationByCall, signUpInBrowser } from './sign-up.js';
import { mailTo, verificationLink } from './inbox.js';
import { accountScreens } from './screens/accounts.js';

type Visit = {
  page: Page;
  person: Person;
  mailUrl: string;
  lang: 'en' | 'es';
};

/** A screen, or a state of one, that a person can come to; `open` ends when all of it is there. */
export type Screen = {
  name: string;
  /** Whether the person is signed in. */
  signedIn: boolean;
  open: (visit: Visit) => Promise<void>;
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const submit = (page: Page) => page.locator('button[type=submit]').click();
const dialog = (page: Page) => page.getByRole('dialog');
const newest = (page: Page) => page.getByRole('log').locator('> :last-child');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('status', { name: /^(Loading|Cargando)/ })).toHaveCount(0);
}

const at =
  (address: string) =>
  ({ page }: Visit) =>
    open(page, address);

const withoutEligibility =
  (address: string) =>
  async ({ page }: Visit) => {
    await turnOffEligibility(page, address);
    await open(page, address);
    await page.unrouteAll({ behavior: 'wait' });
  };

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

const carried = encodeURIComponent(
  JSON.stringify({ fromEligibilityCheck: true, relationship: 'parent', insuranceType: 'medicaid' }),
);

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

async function openSupport(page: Page): Promise<void> {
  await open(page, '/');
  await page.locator('nav button[aria-haspopup=dialog]').filter({ visible: true }).click();
  await expect(dialog(page)).toBeVisible();
}

async function openCoach(page: Page): Promise<void> {
  await page.goto('/ai-coach');
  await expect(page.getByRole('textbox')).toBeEnabled();
}

const asked =
  (question: Record<Visit['lang'], string>, shows: string) =>
  async ({ page, lang }: Visit) => {
    await openCoach(page);
    await page.getByRole('textbox').fill(question[lang]);
    await page.getByRole('textbox').press('Enter');
    await expect(newest(page).locator(shows).first()).toBeVisible({ timeout: 30_000 });
    // What lies half behind the composer has not its whole size.
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  };

const ANSWER = 'a[href^="/resources/"]';

/** In the order in which one person comes to them. */
export const screens: readonly Screen[] = [
  { name: 'landing', signedIn: false, open: at('/') },
  { name: 'landing-without-eligibility', signedIn: false, open: withoutEligibility('/') },
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
  { name: 'terms-of-service', signedIn: false, open: at('/terms-of-service') },
  { name: 'privacy-policy', signedIn: false, open: at('/privacy-policy') },
  { name: 'consent-notice', signedIn: false, open: at('/consent-notice') },
  { name: 'library', signedIn: false, open: at('/resources') },
  {
    name: 'library-nothing-fits',
    signedIn: false,
    open: async ({ page }) => {
      await open(page, '/resources');
      await page.getByRole('searchbox').fill('zzzz');
      await expect(page.locator('a[href^="/resources/"]')).toHaveCount(0);
    },
  },
  { name: 'topic', signedIn: false, open: at('/resources/safe-bathing') },
  { name: 'topic-of-an-emergency', signedIn: false, open: at('/resources/stroke-signs') },
  { name: 'safety', signedIn: false, open: at('/safety') },
  {
    name: 'unsubscribe',
    signedIn: false,
    open: async ({ page }) => {
      const result = { success: true, message: '', email: 'maria@example.com', emailType: 'tips' };
      await page.route('**/api/unsubscribe/*', (route) => route.fulfill({ json: result }));
      await open(page, '/unsubscribe/a-token');
      await expect(page.getByText(result.email)).toBeVisible();
    },
  },
  { name: 'unsubscribe-failed', signedIn: false, open: at('/unsubscribe/invalid') },
  { name: 'not-found', signedIn: false, open: at('/no-such-page') },
  { name: 'login', signedIn: false, open: at('/login') },
  {
    name: 'login-refused',
    signedIn: false,
    open: async ({ page, person }) => {
      await open(page, '/login');
      await page.locator('#email').fill(person.email);
      await page.locator('#password').fill('not the password');
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
  { name: 'home', signedIn: true, open: at('/') },
  { name: 'home-without-eligibility', signedIn: true, open: withoutEligibility('/') },
  { name: 'eligibility-results-signed-in', signedIn: true, open: openResults },
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
  { name: 'coach-empty', signedIn: true, open: ({ page }) => openCoach(page) },
  {
    name: 'coach-answer',
    signedIn: true,
    open: asked(
      {
        en: 'How can I keep my mother from falling at home?',
        es: '¿Cómo puedo evitar que mi mamá se caiga en la casa?',
      },
      ANSWER,
    ),
  },
  {
    name: 'coach-strip',
    signedIn: true,
    open: asked(
      {
        en: 'I am so tired that I yelled at her and grabbed her arm',
        es: 'me enojo y le grito, anoche la jalé del brazo',
      },
      'a[href^="tel:"]',
    ),
  },
  {
    name: 'coach-card',
    signedIn: true,
    open: asked(
      {
        en: 'her face is drooping on one side and she cant lift her arm',
        es: 'se le torció la cara y no puede levantar el brazo',
      },
      'a[href="tel:911"]',
    ),
  },
  { name: 'assessment-question', signedIn: true, open: at('/assessment') },
  {
    name: 'assessment-help-first',
    signedIn: true,
    open: async ({ page, lang }) => {
      await open(page, '/assessment');
      await commentField(page).fill({ en: 'I want to kill myself', es: 'quiero suicidarme' }[lang]);
      await answerAll(page, 3);
      await expect(page.locator('main a[href="tel:988"]').first()).toBeVisible();
    },
  },
  {
    name: 'assessment-result',
    signedIn: true,
    open: async ({ page }) => {
      for (const value of [2, 3]) {
        await open(page, '/assessment');
        await answerAll(page, value);
      }
      await expect(page.getByRole('table')).toBeVisible();
      await expect(page.locator('main a[href^="/resources/"]').first()).toBeVisible();
    },
  },
  { name: 'profile', signedIn: true, open: at('/profile') },
  { name: 'settings', signedIn: true, open: at('/settings') },
  { name: 'support', signedIn: true, open: ({ page }) => openSupport(page) },
  {
    name: 'support-missing',
    signedIn: true,
    open: async ({ page }) => {
      await openSupport(page);
      await dialog(page).locator('button[type=submit]').click();
      await expect(dialog(page).locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  ...accountScreens,
];

/** The languages of the pages, and what a browser says that wants them. */
export const languages = [
  { lang: 'en', locale: 'en-US' },
  { lang: 'es', locale: 'es-US' },
] as const;

/** Comes to a screen as somebody new, signed in where it needs that. */
export async function comeTo(screen: Screen, visit: Omit<Visit, 'person'>): Promise<void> {
  const person = aPerson();
  if (screen.signedIn) await signUpInBrowser(visit.page.context(), visit.mailUrl, person, visit.lang);
  await screen.open({ ...visit, person });
}
