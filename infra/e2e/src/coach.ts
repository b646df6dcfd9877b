import { expect, type Locator, type Page } from '@playwright/test';
import { pointAt } from './boxes.js';

/** An answer takes as long as its deadline allows. */
const ANSWERED_WITHIN = 30_000;

export const composer = (page: Page) => page.getByRole('textbox', { name: 'Your message to the coach' });
/** Where it is seen, so the thread stays where it was scrolled to. */
async function pressAt(page: Page, button: Locator): Promise<void> {
  await pointAt(page, button);
  await page.mouse.down();
  await page.mouse.up();
}

/** With its frame and its buttons. */
export const composerBox = (page: Page) => page.locator('form').filter({ has: composer(page) });

export async function openCoach(page: Page, firstName: string): Promise<void> {
  await page.goto('/ai-coach');
  await expect(page.getByRole('heading', { level: 1, name: `Welcome ${firstName}` })).toBeVisible();
  await expect(composer(page)).toBeEnabled();
}

/** Asks for a new conversation, in the list at the side or in the drawer that holds it on a phone. */
export async function startConversation(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Conversations' });
  const start = page.getByRole('button', { name: 'New conversation' });
  if (await opener.isVisible()) {
    await pressAt(page, opener);
    await start.click();
  } else await pressAt(page, start);
}

/** Types a question and sends it with Enter. */
export async function ask(page: Page, question: string): Promise<void> {
  await composer(page).fill(question);
  await composer(page).press('Enter');
  await expect(page.getByText(question).last()).toBeVisible();
}

export const expectAnswer = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.getByText(text).last()).toBeVisible({ timeout: ANSWERED_WITHIN });
