import { expect } from '@playwright/test';
import { expectAccessible } from '../src/accessible.js';
import { boxOf, overlap } from '../src/boxes.js';
import {
  ask,
  composer,
  composerBox,
  expectAnswer,
  honest,
  newest,
  openAbout,
  openCoach,
  startConversation,
} from '../src/coach.js';
import { signInToHome } from '../src/accounts.js';
import { expectToast, keepToasts, painted, remindOnDemand, toast } from '../src/toasts.js';
import { layouts, test } from '../src/fixtures.js';

test.describe('the AI care coach', () => {
  for (const { on, use } of layouts)
    test.describe(`on ${on}`, () => {
      test.use(use);
      test('answers from the library, with numbered sources that open', async ({ page, anybody }) => {
        await openCoach(page, anybody.firstName);
        await ask(page, 'How can I keep my mother from falling at home?');
        await expectAnswer(page, honest);
        await openAbout(page);
        await expect(page.getByText(honest)).toBeVisible();
        const source = newest(page).locator('details a[href^="/resources/"]').first();
        await expect(source).toBeVisible();
        const href = await source.getAttribute('href');
        await page.goto(href ?? '/');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.goto('/ai-coach');
        await expectAnswer(page, honest);
        await expect(page.getByText('How can I keep my mother from falling at home?').first()).toBeVisible();
      });
    });

  test('answers Spanish in Spanish, and says whom to call about other topics', async ({ page, anybody }) => {
    await openCoach(page, anybody.firstName);
    await ask(page, '¿Cómo puedo evitar que mi mamá se caiga en la casa?');
    await expectAnswer(page, /biblioteca/i);
    await ask(page, 'Which stocks should I buy this week?');
    await expectAnswer(page, /Eldercare Locator/);
  });

  test('shows whom to call instead of an answer', async ({ page, anybody }) => {
    await openCoach(page, anybody.firstName);
    for (const { question, call } of [
      { question: 'her face is drooping on one side and she cant lift her arm', call: '911' },
      { question: 'mi papá no puede respirar', call: '911' },
      { question: 'I want to kill myself', call: '988' },
    ]) {
      await ask(page, question);
      await expect(newest(page).locator(`a[href^="tel:${call}"]`).first(), question).toBeInViewport();
      await expect(page.getByText(honest)).toHaveCount(0);
      await expect(composer(page)).toBeEditable();
    }
    await expectAccessible(page);
  });

  test('puts the text back when it could not be sent', async ({ page, anybody }) => {
    await openCoach(page, anybody.firstName);
    await page.route('**/messages', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await composer(page).fill('Is it normal that she sleeps all day?');
    await composer(page).press('Enter');
    await expect(page.getByText(/^Your message could not be sent/)).toBeVisible();
    await expect(composer(page)).toHaveValue('Is it normal that she sleeps all day?');
    await page.unroute('**/messages');
    await composer(page).press('Enter');
    await expectAnswer(page, honest);
  });

  test('is asked once, however often Enter is pressed before the answer', async ({ page, anybody }) => {
    const [first, second] = [
      'She keeps asking to go home, what do I say?',
      'Is it normal that she sleeps all day?',
    ];
    await openCoach(page, anybody.firstName);
    const asked: string[] = [];
    const held = Promise.withResolvers<void>();
    await page.route('**/messages', async (route) => {
      if (route.request().method() === 'POST') {
        asked.push((route.request().postDataJSON() as { content: string }).content);
        await held.promise;
      }
      await route.continue();
    });
    await composer(page).fill(first);
    await composer(page).press('Enter');
    await composer(page).press('Enter');
    await composer(page).fill(second);
    await composer(page).press('Enter');
    await composer(page).press('Enter');
    await expect(composer(page), 'it waits in the box').toHaveValue(second);
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    held.resolve();
    await expectAnswer(page, honest);
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
    await composer(page).press('Enter');
    await expect(page.getByText(honest)).toHaveCount(2);
    expect(asked).toEqual([first, second]);
  });

  test('adds lines with Shift+Enter, grows to a limit, and sends nothing blank', async ({
    page,
    anybody,
  }) => {
    await openCoach(page, anybody.firstName);
    const send = page.getByRole('button', { name: 'Send' });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/messages'))
        asked.push((request.postDataJSON() as { content: string }).content);
    });
    await expect(send).toBeDisabled();
    await composer(page).fill('   ');
    await expect(send).toBeDisabled();
    await composer(page).press('Enter');
    await composer(page).fill('one');
    for (let line = 0; line < 12; line += 1) await composer(page).press('Shift+Enter');
    await expect(composer(page)).toHaveValue(/^one\n{12}$/);
    const box = await composer(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(121);
    const question = 'How do I give her a bath safely?';
    await composer(page).fill(question);
    await composer(page).press('Enter');
    await expectAnswer(page, honest);
    expect(asked).toEqual([question]);
  });

  test('makes a conversation and names it after its first message', async ({ page, anybody }) => {
    await openCoach(page, anybody.firstName);
    await startConversation(page);
    await ask(page, 'How do I give her a bath safely when she is afraid?');
    await expectAnswer(page, honest);
    const conversations = page.getByRole('button', { name: 'Conversations' });
    if (await conversations.isVisible()) await conversations.click();
    await expect(page.getByRole('link', { name: /^How do I give her a bath safely/ })).toBeVisible();
    await expect(page.getByRole('link', { name: `Welcome ${anybody.firstName}` })).toBeVisible();
  });

  test('keeps its composer free of toasts on wide screens', async ({ page, anybody }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openCoach(page, anybody.firstName);
    await composer(page).fill('one\ntwo\nthree\nfour\nfive\nsix');
    await page.route('**/api/chat/conversations', (route) => route.abort());
    await keepToasts(page);
    await startConversation(page);
    await expectToast(page, 'No new conversation');
    for (const width of [1280, 1000, 640]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        const box = await boxOf(composerBox(page));
        expect(overlap(await boxOf(toast(page)), box), `at ${width} px`).toBe(false);
      }).toPass();
    }
  });

  test('shows no reminder beside a new safety card', async ({ page, member }) => {
    const { remind } = await remindOnDemand(page);
    await signInToHome(page, member);
    await page.getByText('Ask, get a sourced answer').click();
    await expect(composer(page)).toBeEnabled();
    await ask(page, 'her face is drooping on one side');
    const call = page.getByRole('log').getByRole('link', { name: 'Call 911' });
    await expect(call).toBeInViewport();
    await remind();
    await painted(page);
    await expect(toast(page)).toHaveCount(0);
    await expect(call).toBeInViewport();
    await page.getByRole('button', { name: 'Back' }).click();
    await expectToast(page, 'Consent reminder');
  });
});
