import { aPerson, type Person } from '@careward/testing/a-person';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { signUpByCalls } from './sign-up.js';

/** Chromium's own lines: for responses from 400 on, for Clear-Site-Data, for what bull-board's page loads too early. */
const chromiumMessage =
  /^(Failed to load resource: |Clear-Site-Data header |The resource \S+\/api\/admin\/queues\/static\/\S+ was preloaded )/;

function collectConsole(page: Page, lines: string[]): void {
  page.on('console', (message) => {
    if (!chromiumMessage.test(message.text())) lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
}

type Fixtures = {
  mailUrl: string;
  /** Has an account and is not signed in. */
  member: Person;
  /** Has an account and is signed in in `page`. */
  caregiver: Person;
  /** A second browser context, whose console is checked too. */
  otherBrowser: BrowserContext;
  /** The console's lines; a journey fails unless there are none. */
  console: string[];
};

/** A journey in the running Careward; the browser's console has to stay silent. */
export const test = base.extend<Fixtures>({
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
      const lines: string[] = [];
      context.on('page', (page) => collectConsole(page, lines));
      await use(lines);
      expect(lines, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
  otherBrowser: async ({ browser, contextOptions, baseURL, console: lines }, use) => {
    const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) });
    context.on('page', (page) => collectConsole(page, lines));
    await use(context);
    await context.close();
  },
});
