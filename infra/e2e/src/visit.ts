import { aPerson, type Person } from '@careward/testing/a-person';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { signUpByCalls } from './sign-up.js';

/** What Chromium itself writes for an answer from 400 on, and for a cache it cleared as it was asked to. */
const ofTheBrowser = /^(Failed to load resource: |Clear-Site-Data header )/;

function listen(page: Page, said: string[]): void {
  page.on('console', (message) => {
    if (!ofTheBrowser.test(message.text())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
}

type Visit = {
  mailUrl: string;
  /** Has an account; nobody is signed in. */
  member: Person;
  /** Has an account and is signed in where `page` is. */
  caregiver: Person;
  /** A second person's browser, watched like the first. */
  otherBrowser: BrowserContext;
  /** What the console said; a journey fails unless it stays empty. */
  console: string[];
};

/** A journey through the running Careward, in a browser whose console has to stay silent. */
export const test = base.extend<Visit>({
  mailUrl: [process.env.MAIL_URL ?? '', { option: true }],
  member: async ({ playwright, baseURL, mailUrl }, use) => {
    const member = aPerson();
    const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    await signUpByCalls(elsewhere, mailUrl, member);
    await elsewhere.dispose();
    await use(member);
  },
  caregiver: async ({ context, mailUrl }, use) => {
    const caregiver = aPerson();
    await signUpByCalls(context.request, mailUrl, caregiver);
    await use(caregiver);
  },
  console: [
    async ({ context }, use) => {
      const said: string[] = [];
      context.on('page', (page) => listen(page, said));
      await use(said);
      expect(said, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
  otherBrowser: async ({ browser, contextOptions, baseURL, console: said }, use) => {
    const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) });
    context.on('page', (page) => listen(page, said));
    await use(context);
    await context.close();
  },
});
