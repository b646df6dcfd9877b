import type { Exchange, Message } from '@careward/contracts/coach/schemas';
import { expect, type Locator, type Page } from '@playwright/test';
import { pointAt } from './boxes.js';

export const composer = (page: Page) => page.getByRole('textbox', { name: 'Your message to the coach' });
/** Clicks without scrolling, so that the thread keeps its position. */
async function clickInPlace(page: Page, button: Locator): Promise<void> {
  await pointAt(page, button);
  await page.mouse.down();
  await page.mouse.up();
}

/** What an answer of the library says about itself. */
export const honest = /From Careward's care library, written from the sources listed there/;

/** What stands last in the conversation. */
export const newest = (page: Page) => page.getByRole('log').locator('> :last-child');

/** The composer with its frame and buttons. */
export const composerBox = (page: Page) => page.locator('form').filter({ has: composer(page) });

export async function openCoach(page: Page, firstName: string): Promise<void> {
  await page.goto('/ai-coach');
  await expect(page.getByRole('heading', { level: 1, name: `Welcome ${firstName}` })).toBeVisible();
  await expect(composer(page)).toBeEnabled();
}

/** Starts a conversation from the list, which is in a drawer on a phone. */
export async function startConversation(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Conversations' });
  const start = page.getByRole('button', { name: 'New conversation' });
  if (await opener.isVisible()) {
    await clickInPlace(page, opener);
    await start.click();
  } else await clickInPlace(page, start);
}

/** Types a question and sends it with Enter. */
export async function ask(page: Page, question: string): Promise<void> {
  await composer(page).fill(question);
  await composer(page).press('Enter');
  await expect(page.getByText(question).last()).toBeVisible();
}

/** What an answer stands on is in the page while it is folded. */
export const expectAnswer = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.getByText(text).last()).toBeAttached();

/** Opens what the newest answer stands on. */
export const openAbout = (page: Page) => newest(page).getByText('About this answer').click();

/** Whether a touch at this point of the viewport reaches the element. */
export const isHit = (element: Locator, x: number, y: number): Promise<boolean> =>
  element.evaluate((own: InPage, at) => own.contains(own.ownerDocument.elementFromPoint(at.x, at.y)), {
    x,
    y,
  });

/** The part of Element that is used in the page; this project has no DOM types. */
type InPage = {
  contains: (other: unknown) => boolean;
  ownerDocument: { elementFromPoint: (x: number, y: number) => unknown };
};

/** Changes what the coach answers to one question, for answers that no question is sure to get. */
export async function changeAnswer(page: Page, question: string, answer: Partial<Message>): Promise<void> {
  const changed = (thread: Message[]) =>
    thread.map((message, at) =>
      thread[at - 1]?.content === question && message.role === 'assistant'
        ? { ...message, ...answer }
        : message,
    );
  await page.route('**/messages', async (route) => {
    // JSON can be changed, a stream not.
    const headers = { ...route.request().headers(), accept: 'application/json' };
    const response = await route.fetch({ headers });
    const body = (await response.json()) as Message[] | Exchange;
    if (Array.isArray(body)) return route.fulfill({ response, json: changed(body) });
    const [userMessage, aiMessage] = changed([body.userMessage, body.aiMessage]);
    return route.fulfill({ response, json: { userMessage, aiMessage } });
  });
}
