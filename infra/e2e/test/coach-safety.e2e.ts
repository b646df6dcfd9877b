import type { Risk } from '@careward/contracts/coach/schemas';
import { cardFor, stripText } from '@careward/content/safety/cards';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.js';
import { boxOf } from '../src/boxes.js';
import { ask, changeAnswer, composer, expectAnswer, honest, newest, openCoach } from '../src/coach.js';
import { expectOnTop } from '../src/toasts.js';
import { layouts, test } from '../src/fixtures.js';

const TARGET_PX = 44;
const question = 'How can I keep my mother from falling at home?';
const emergency = {
  en: 'her face is drooping on one side and she cant lift her arm',
  es: 'mi papá no puede respirar',
};

/** A browser's zoom of 200 % halves the viewport. */
const sizes = [
  { name: 'on a phone', width: 390, height: 844 },
  { name: 'with an open keyboard', width: 390, height: 430 },
  { name: 'on a phone zoomed to 200 %', width: 195, height: 422 },
  { name: 'on a desktop', width: 1280, height: 800 },
  { name: 'on a desktop zoomed to 200 %', width: 640, height: 400 },
];

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
  test('stays in view at every size and whatever was asked', async ({ page, anybody }) => {
    async function expectHelpAtEverySize(when: string): Promise<void> {
      for (const { name, ...size } of sizes) {
        await page.setViewportSize(size);
        await composer(page).focus();
        await expectHelpInView(page, `${name}, ${when}`);
      }
    }
    await openCoach(page, anybody.firstName);
    await expectHelpAtEverySize('before a question');
    await ask(page, question);
    await expectAnswer(page, honest);
    await expectHelpAtEverySize('after an answer');
    await ask(page, emergency.en);
    await expect(page.getByRole('group', { name: cardFor('stroke').title.en })).toBeVisible();
    await expectHelpAtEverySize('after a card');
  });

  test('leads to the page about safety', async ({ page, anybody }) => {
    await openCoach(page, anybody.firstName);
    await help(page).getByRole('link', { name: 'About safety' }).click();
    await expect(page).toHaveURL(/\/safety$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the coach looks out for you');
  });
});

test.describe('a danger', () => {
  for (const { on, use } of layouts)
    test.describe(`on ${on}`, () => {
      test.use(use);
      test('that is certain gets its card, whatever its tier', async ({ page, anybody }) => {
        await openCoach(page, anybody.firstName);
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
      });
    });

  for (const { name, ...size } of sizes)
    test(`${name}: the number to call is in view when its card or strip comes`, async ({ page, anybody }) => {
      const risk: Risk = { level: 'strip', tier: 'T0', category: 'head-injury' };
      await changeAnswer(page, question, { risk });
      await page.setViewportSize(size);
      await openCoach(page, anybody.firstName);
      for (const { asked, title, call } of [
        { asked: emergency.en, title: cardFor('stroke').title.en, call: 'Call 911' },
        { asked: emergency.es, title: cardFor('breathing').title.es, call: 'Llame al 911' },
      ]) {
        await ask(page, asked);
        const card = newest(page).getByRole('group', { name: title });
        await expect(card, 'the composer gives up the focus, and with it the keyboard').toBeFocused();
        await expectOnTop(page, card.getByRole('link', { name: call }));
      }
      await ask(page, question);
      await expectAnswer(page, honest);
      const call = newest(page).getByRole('link', { name: 'Call 911' });
      await expect(() => expectOnTop(page, call)).toPass();
    });

  test('stays in view when the keyboard opens again', async ({ page, anybody }) => {
    await openCoach(page, anybody.firstName);
    await ask(page, emergency.es);
    const call = newest(page).getByRole('link', { name: 'Llame al 911' });
    await expect(call).toBeVisible();
    await composer(page).focus();
    await page.setViewportSize({ width: 390, height: 430 });
    await expect(() => expectOnTop(page, call)).toPass();
  });

  test('that is not certain gets a strip above the answer', async ({ page, anybody }) => {
    const risk: Risk = { level: 'strip', tier: 'T0', category: 'head-injury' };
    await changeAnswer(page, question, { risk });
    await openCoach(page, anybody.firstName);
    await ask(page, question);
    await expectAnswer(page, honest);
    const { heading, sentence } = stripText(risk, 'en');
    const strip = newest(page).getByRole('group', { name: heading });
    await expect(strip).toContainText(sentence);
    const call = strip.getByRole('link', { name: 'Call 911' });
    await expect(() => expectOnTop(page, call)).toPass();
    await expect(page.getByRole('status').filter({ hasText: heading })).toHaveText(
      `${heading}: ${sentence} Answer ready`,
    );
  });
});
