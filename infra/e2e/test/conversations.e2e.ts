import type { Message } from '@careward/contracts/coach/schemas';
import type { ConversationsFound } from '@careward/contracts/coach/search';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.js';
import { ask, composer, expectAnswer, openCoach, startConversation } from '../src/coach.js';
import { layouts, test } from '../src/fixtures.js';

const honest = /From Careward's care library, written from the sources listed there/;

/** The list of conversations, in the drawer on a phone. */
async function openList(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Conversations' });
  if (await opener.isVisible()) await opener.click();
}
const field = (page: Page) =>
  page.getByRole('textbox', { name: 'Search your conversations' }).filter({ visible: true });
const result = (page: Page, text: string | RegExp) => page.getByRole('link').filter({ hasText: text });

/** Messages as the server makes them, of a conversation that is too long for one page. */
function longConversation(conversationId: string, exchanges: number): Message[] {
  const common = {
    conversationId,
    attachments: [],
    feedback: null,
    userFeedback: null,
    lang: 'en' as const,
    sources: [],
    risk: null,
    note: null,
    moreSteps: [],
    suggestions: [],
  };
  return Array.from({ length: exchanges }, (_, n) => n + 1).flatMap((n): Message[] => {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString();
    return [
      { ...common, id: `${n}-question`, createdAt, role: 'user', content: `Question ${n}?`, kind: null },
      { ...common, id: `${n}-answer`, createdAt, role: 'assistant', content: `Answer ${n}.`, kind: 'reply' },
    ];
  });
}

/** Answers the pages of these messages instead of the server. */
async function serveMessages(page: Page, messages: readonly Message[]): Promise<void> {
  await page.route('**/messages*', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const before = searchParams.get('before');
    const end = before === null ? messages.length : messages.findIndex(({ id }) => id === before);
    const [first, ...others] = messages.slice(Math.max(0, end - 200), end);
    const link = `<${pathname}?before=${first?.id}&limit=200>; rel="next"`;
    return route.fulfill({
      json: [first, ...others],
      headers: { 'content-type': 'application/json', ...(end > 200 && { link }) },
    });
  });
}

async function openConversationId(page: Page): Promise<string> {
  const list = (await (await page.request.get('/api/chat/conversations')).json()) as { id: string }[];
  return list[0]?.id ?? '';
}

for (const { on, use } of layouts)
  test.describe(`a search through the conversations on ${on}`, () => {
    test.use(use);
    test('finds what was asked and opens it there', async ({ page, anybody }) => {
      await openCoach(page, anybody.firstName);
      await ask(page, 'How can I keep my mother from falling at home?');
      await expectAnswer(page, honest);
      await startConversation(page);
      await ask(page, 'Is it normal that she sleeps all day?');
      await expectAnswer(page, honest);

      await openList(page);
      await field(page).fill('MOTHER fálling');
      await expect(page.getByText('1 place found').filter({ visible: true })).toBeVisible();
      await expect(page.locator('mark').filter({ visible: true })).toHaveText(['mother', 'falling']);
      await expectAccessible(page);
      await field(page).press('Escape');
      await expect(field(page), 'Escape clears it').toHaveValue('');
      await expect(field(page)).toBeFocused();

      await field(page).fill('mother falling');
      await result(page, 'from falling').filter({ visible: true }).click();
      const question = page.getByRole('log').locator('> *').filter({ hasText: 'from falling at home?' });
      await expect(question.first()).toBeFocused();
      await expect(question.first()).toBeInViewport();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });

test.describe('a search through the conversations', () => {
  test('says what to do where nothing is found, and when it fails', async ({ page, anybody }) => {
    await openCoach(page, anybody.firstName);
    await openList(page);
    await field(page).fill('zebra');
    await expect(page.getByText(/^Nothing found for “zebra”\. Try fewer words/)).toBeVisible();
    await page.route('**/api/chat/search?*', (route) => route.abort());
    await field(page).fill('wombat');
    await expect(page.getByRole('alert').filter({ visible: true })).toBeVisible();
    await page.unroute('**/api/chat/search?*');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^Nothing found for “wombat”/)).toBeVisible();
  });

  test('opens a message that is older than those which a conversation shows first', async ({
    page,
    anybody,
  }) => {
    await openCoach(page, anybody.firstName);
    const id = await openConversationId(page);
    await serveMessages(page, longConversation(id, 300));
    const snippet = [{ text: 'Question 7?', isFound: true }];
    const found = {
      conversationId: id,
      title: 'Long',
      messageId: '7-question',
      snippet,
      at: '2026-01-01T00:07:00Z',
    };
    await page.route('**/api/chat/search?*', (route) =>
      route.fulfill({
        json: { papers: [], found: [found], searchedBackTo: null } satisfies ConversationsFound,
      }),
    );
    await page.reload();
    await expect(composer(page)).toBeEnabled();
    await openList(page);
    await field(page).fill('seven');
    await result(page, 'Question 7?').filter({ visible: true }).click();
    const message = page
      .getByRole('log')
      .locator('> *')
      .filter({ hasText: /^YouQuestion 7\?$/ });
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport();
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test.describe('a conversation as a page to print', () => {
  test('is whole, says what it is, and prints what was chosen alone', async ({ page, anybody }) => {
    await openCoach(page, anybody.firstName);
    await ask(page, 'How can I keep my mother from falling at home?');
    await expectAnswer(page, honest);
    await ask(page, 'her face is drooping on one side and she cant lift her arm');
    await expect(page.locator('[data-card] a[href^="tel:911"]').first()).toBeVisible();
    await openList(page);
    await page.getByRole('link', { name: 'As a page to print' }).filter({ visible: true }).click();

    await expect(page.getByRole('heading', { name: 'Question 2' })).toBeVisible();
    await expect(page.getByText('Safety card, shown instead of an answer')).toBeVisible();
    await expect(page.getByText(/Not reviewed by a clinician\. Not medical advice\./)).toBeVisible();
    await expect(page.getByText(honest)).toBeVisible();
    await expect(page.getByText(/\/resources\//).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Show more|All steps/ })).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('checkbox', { name: 'Include question 1' }).uncheck();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Question 2' })).toBeVisible();
    for (const hidden of ['Question 1', 'How can I keep my mother from falling at home?'])
      await expect(page.getByText(hidden, { exact: true })).toBeHidden();
    for (const chrome of ['navigation', 'button', 'checkbox'] as const)
      await expect(page.getByRole(chrome).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('complementary').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });

    await page.getByRole('checkbox', { name: 'Include question 2' }).uncheck();
    await expect(page.getByText(/^Nothing is chosen/)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Include all 2 questions' }).check();
    await expect(page.getByRole('checkbox', { name: 'Include question 1' })).toBeChecked();
  });

  test('has every message of a long conversation, and leads back to it', async ({ page, anybody }) => {
    await openCoach(page, anybody.firstName);
    const id = await openConversationId(page);
    await serveMessages(page, longConversation(id, 300));
    await page.goto(`/ai-coach/${id}/document`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(300);
    await expect(page.getByText('Question 1?', { exact: true })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(new RegExp(`/ai-coach\\?conversation=${id}$`));
    await page.goto('/ai-coach/019f0000-0000-7000-8000-000000000009/document');
    await expect(page.getByText(/^This conversation is not there/)).toBeVisible();
  });
});
