import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.js';
import { ask, composer, openCoach } from '../src/coach.js';
import { layouts, test } from '../src/fixtures.js';
import { openConversation, type PlayedCoach, playCoach } from '../src/played-coach.js';

const bathing = { n: 1, title: 'Safe bathing', url: '/resources/safe-bathing', topicId: 'safe-bathing' };
const QUESTION = 'How do I bathe her?';

test.describe('an answer that is being written', () => {
  let coach: PlayedCoach;
  /** Ends when the coach has the question, which the page shows before. */
  async function askCoach(page: Page): Promise<void> {
    await ask(page, QUESTION);
    await expect.poll(() => coach.calls).toContain('POST messages');
  }
  test.beforeEach(async ({ page, context, anybody }) => {
    await openCoach(page, anybody.firstName);
    coach = await playCoach(context, await openConversation(page));
    await page.reload();
    await expect(composer(page)).toBeEnabled();
  });
  test.afterEach(async ({ context }) => {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    coach.close();
  });

  for (const { on, use } of layouts)
    test.describe(`on ${on}`, () => {
      test.use(use);
      test('is read sentence by sentence, across a broken connection', async ({ page }) => {
        await askCoach(page);
        coach.happens({ type: 'stage', stage: 'searching' });
        await expect(page.getByText('Searching for what answers it')).toBeVisible();
        coach.says('Warm the room first. [1]');
        await expect(page.getByText('Warm the room first.')).toBeInViewport();
        await expectAccessible(page);
        coach.cut();
        coach.says(' Then go slowly. [1]');
        await expect(page.getByText('Warm the room first. Then go slowly.')).toBeVisible();
        coach.answers({ content: 'Warm the room first. [1] Then go slowly. [1]', sources: [bathing] });
        await expect(page.getByRole('link', { name: 'Source 1: Safe bathing' }).first()).toBeVisible();
        await expect(page.getByText(/Warm the room first/)).toHaveCount(1);
        await expect(page.getByRole('status').filter({ hasText: 'Answer ready' })).toHaveCount(1);
      });
    });

  test('is stopped, and keeps its part', async ({ page }) => {
    await askCoach(page);
    coach.says('Warm the room first.');
    await page.getByRole('button', { name: 'Stop the answer' }).click();
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(page.getByText('Warm the room first.')).toBeVisible();
    expect(coach.calls.filter((call) => call === 'POST stop')).toHaveLength(1);
  });

  test('goes on after a reload, and in a second tab', async ({ page, context }) => {
    await askCoach(page);
    coach.says('Warm the room first.');
    await expect(page.getByText('Warm the room first.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Warm the room first.')).toBeVisible();
    const second = await context.newPage();
    await second.goto('/ai-coach');
    await expect(second.getByText('Warm the room first.')).toBeVisible();
    coach.says(' Then go slowly.');
    coach.answers({ content: 'Warm the room first. Then go slowly.' });
    for (const tab of [page, second]) {
      await expect(tab.getByText('Warm the room first. Then go slowly.')).toHaveCount(1);
      await expect(tab.getByRole('button', { name: 'Copy' })).toBeVisible();
    }
    expect(coach.calls.filter((call) => call === 'POST messages')).toHaveLength(1);
    await second.close();
  });

  test('to a question of another tab is shown in a tab that was open before', async ({ page, context }) => {
    const second = await context.newPage();
    await second.goto('/ai-coach');
    await expect(composer(second)).toBeEnabled();
    await askCoach(page);
    await expect(second.getByText(QUESTION)).toBeVisible();
    coach.says('Warm the room first.');
    await expect(second.getByText('Warm the room first.')).toBeVisible();
    await second.close();
  });

  test('that breaks off can be asked for again', async ({ page }) => {
    await askCoach(page);
    coach.breaksOff('The answer was interrupted.');
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect.poll(() => coach.calls.filter((call) => call === 'POST messages').length).toBe(2);
  });
});
