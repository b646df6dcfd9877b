import type { Person } from '@careward/testing/a-person';
import { expect, type Page } from '@playwright/test';
import { turnOffEligibility } from '../questionnaires.js';

export type Visit = {
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
  /** Whether coming to it leaves something in the account, or needs that nothing is there; then it is opened by a new account. */
  ownAccount?: boolean;
  /** Whether it shows an answer, which stays in the language in which it was asked for. */
  answersInLanguage?: boolean;
  open: (visit: Visit) => Promise<void>;
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const submit = (page: Page) => page.locator('button[type=submit]').click();
export const dialog = (page: Page) => page.getByRole('dialog');

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('status', { name: /^(Loading|Cargando)/ })).toHaveCount(0);
}

export const at =
  (address: string) =>
  ({ page }: Visit) =>
    open(page, address);

export const withoutEligibility =
  (address: string) =>
  async ({ page }: Visit) => {
    await turnOffEligibility(page, address);
    await open(page, address);
    await page.unrouteAll({ behavior: 'wait' });
  };
