import type { Risk } from '@careward/contracts/coach/message';
import { cardFor } from '@careward/contracts/safety/card-for';
import { stripText } from '@careward/contracts/safety/strip-text';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.js';
import { boxOf } from '../src/boxes.js';
import { ask, changeAnswer, composer, expectAnswer, openCoach } from '../src/coach.js';
import { test } from '../src/fixtures.js';

const TARGET_PX = 44;
const question = 'How can I keep my mother from falling at home?';
const honest = /From Careward's care library, written from the sources listed there/;

const newest = (page: Page) => page.getByRole('log').locator('> :last-child');
const help = (page: Page) => page.getByRole('navigation', { name: 'Help right now' });

/** 911 and 988 are whole on the screen, above the composer, and large enough for a thumb. */
async function expectHelpInView(page: Page, when: string): Promise<void> {
  for (const href of ['tel:911', 'tel:988', 'sms:988']) {
    const link = help(page).locator(`a[href="${href}"]`);
    await expect(link, `${href} ${when}`).toBeInViewport({ ratio: 1 });
    const { width, height } = await boxOf(link);
    expect(Math.min(width, height), `${href} ${when}`).toBeGreaterThanOrEqual(TARGET_PX);
  }
  await expect(composer(page), when).toBeInViewport();
}

// A thread may still be read again when a journey ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

test.describe('help on the screen of the coach', () => {
  test('stays in view at every size and whatever was asked', async ({ page, caregiver }) => {
    const sizes = [
      { name: 'on a phone', width: 390, height: 844 },
      { name: 'with an open keyboard', width: 390, height: 430 },
      { name: 'on a phone zoomed to 200 %', width: 195, height: 422 },
      { name: 'on a desktop', width: 1280, height: 800 },
      { name: 'on a desktop zoomed to 200 %', width: 640, height: 400 },
    ];
    async function expectHelpAtEverySize(when: string): Promise<void> {
      for (const { name, ...size } of sizes) {
        await page.setViewportSize(size);
        await composer(page).focus();
        await expectHelpInView(page, `${name}, ${when}`);
      }
    }
    await openCoach(page, caregiver.firstName);
    await expectHelpAtEverySize('before a question');
    await ask(page, question);
    await expectAnswer(page, honest);
    await expectHelpAtEverySize('after an answer');
    await ask(page, 'her face is drooping on one side and she cant lift her arm');
    await expect(page.getByRole('alert').filter({ hasText: '911' })).toBeVisible({ timeout: 30_000 });
    await expectHelpAtEverySize('after a card');
  });

  test('leads to the page about safety', async ({ page, caregiver }) => {
    await openCoach(page, caregiver.firstName);
    await help(page).getByRole('link', { name: 'About safety' }).click();
    await expect(page).toHaveURL(/\/safety$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the coach looks out for you');
  });
});

test.describe('a danger', () => {
  test(
    'that is certain gets its card, whatever its tier',
    { tag: '@layout' },
    async ({ page, caregiver }) => {
      await openCoach(page, caregiver.firstName);
      for (const { content, category } of [
        { content: question, category: 'abuse' },
        { content: 'How do I give her a bath safely?', category: 'medicine' },
      ] as const) {
        const card = cardFor(category);
        const risk: Risk = { level: 'card', tier: card.tier, category, also: 'suicide' };
        await changeAnswer(page, content, { kind: 'card', risk });
        await ask(page, content);
        const shown = page.getByRole('group', { name: card.title.en });
        await expect(shown.getByRole('link', { name: card.actions[0].label.en })).toBeInViewport({
          ratio: 1,
        });
        await expect(shown).toContainText(cardFor('suicide').name.en);
      }
      await expectAccessible(page);
    },
  );

  test(
    'that is not certain gets a strip above the answer',
    { tag: '@layout' },
    async ({ page, caregiver }) => {
      const risk: Risk = { level: 'strip', tier: 'T0', category: 'head-injury' };
      await changeAnswer(page, question, { risk });
      await openCoach(page, caregiver.firstName);
      await ask(page, question);
      await expectAnswer(page, honest);
      const { heading, sentence } = stripText(risk, 'en');
      const strip = newest(page).getByRole('group', { name: heading });
      await expect(strip).toContainText(sentence);
      await expect(strip.locator('a[href="tel:911"]')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('status')).toHaveText(`${heading}: ${sentence} Answer ready`);
      await expectAccessible(page);
    },
  );
});

test.describe('an answer', () => {
  test(
    'offers topics to choose from, and a chip asks at once',
    { tag: '@layout' },
    async ({ page, caregiver }) => {
      const unclear = 'She is not steady and I worry';
      await changeAnswer(page, unclear, {
        content: 'Which of these is closest to your question?',
        kind: 'choice',
        sources: [],
        note: null,
        risk: null,
        suggestions: [
          { topicId: 'fall-prevention', title: 'Preventing falls at home' },
          { topicId: 'dizziness', title: 'Dizziness' },
        ],
      });
      await openCoach(page, caregiver.firstName);
      await ask(page, unclear);
      const chips = page.getByRole('group', { name: 'Did you mean' }).getByRole('button');
      await expect(chips).toHaveText(['Preventing falls at home', 'Dizziness']);
      for (const chip of await chips.all())
        expect((await boxOf(chip)).height).toBeGreaterThanOrEqual(TARGET_PX);
      await expectAccessible(page);
      await chips.first().click();
      await expect(page.getByRole('log').getByText('You: Preventing falls at home')).toBeVisible();
      await expectAnswer(page, honest);
    },
  );

  test('opens all its steps in place', { tag: '@layout' }, async ({ page, caregiver }) => {
    const moreSteps = ['Keep what she uses at waist height.', 'Choose shoes that hold the heel.'];
    await changeAnswer(page, question, { moreSteps });
    await openCoach(page, caregiver.firstName);
    await ask(page, question);
    await expectAnswer(page, honest);
    const button = newest(page).getByRole('button', { name: 'All steps' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toBeFocused();
    for (const step of moreSteps)
      await expect(newest(page).getByRole('listitem').filter({ hasText: step })).toBeVisible();
    await expectAccessible(page);
  });
});
