import { expect, type Locator, type Page } from '@playwright/test';
import { signInToHome } from '../src/accounts.js';
import { boxOf, overlap } from '../src/boxes.js';
import {
  ask,
  composer,
  composerBox,
  expectAnswer,
  honest,
  newest,
  openCoach,
  startConversation,
} from '../src/coach.js';
import { layouts, test } from '../src/fixtures.js';
import { expectOnTop, painted } from '../src/toasts.js';

const question = 'How can I keep my mother from falling at home when she gets up at night?';
const header = (page: Page) => page.locator('section > header');
const own = (page: Page, text: string) => page.getByRole('log').getByText(text).last();

/** That the question begins right under the header. */
async function expectUnderHeader(page: Page, shown: Locator) {
  const above = await boxOf(header(page));
  const gap = (await boxOf(shown)).y - (above.y + above.height);
  expect(gap, 'clear of the header').toBeGreaterThanOrEqual(0);
  expect(gap, 'not far below it').toBeLessThan(80);
}

test.describe('one’s own question', () => {
  for (const { on, use } of layouts)
    test.describe(`on ${on}`, () => {
      test.use(use);
      test('stays in view above its answer, also under a title of two lines', async ({ page, anybody }) => {
        await openCoach(page, anybody.firstName);
        await startConversation(page);
        await ask(page, question);
        await expectAnswer(page, honest);
        await expect(page.getByRole('heading', { level: 1, name: /^How can I keep/ })).toBeVisible();
        await newest(page).getByRole('button', { name: 'Show more' }).click();
        await ask(page, 'She keeps asking to go home, what do I say?');
        await expect(page.getByText(honest)).toHaveCount(2);
        await expect(async () => {
          await expectUnderHeader(page, own(page, 'She keeps asking to go home, what do I say?'));
          await expectOnTop(page, newest(page).getByRole('heading', { name: 'Library answer' }));
        }).toPass();
      });
    });
});

test.describe('with large text on a phone', () => {
  for (const size of [24, 32])
    test(`the coach has room at ${size} px`, async ({ page, anybody }) => {
      await openCoach(page, anybody.firstName);
      await page.evaluate(`document.documentElement.style.fontSize = '${size}px'`);
      await ask(page, question);
      await expectAnswer(page, honest);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await painted(page);
        const box = await boxOf(composerBox(page));
        expect(box.y + box.height, `the composer is on a screen of ${width} px`).toBeLessThanOrEqual(844);
        await expectOnTop(page, composer(page));
        expect((await boxOf(header(page))).height, `the header at ${width} px`).toBeLessThanOrEqual(844 / 6);
        const help = await page.locator('section > footer nav a, section > footer a').all();
        for (const link of help) {
          const place = await boxOf(link);
          expect(place.x + place.width, `help at ${width} px`).toBeLessThanOrEqual(width);
          expect(overlap(place, box), `help over the composer at ${width} px`).toBe(false);
        }
      }
    });
});

test('what is asked on one device is shown on another, where the coach was open before, when it is looked at', async ({
  page,
  otherBrowser,
  member,
}) => {
  const other = await otherBrowser.newPage();
  await signInToHome(page, member);
  await signInToHome(other, member);
  await openCoach(page, member.firstName);
  await ask(page, question);
  await expectAnswer(page, honest);
  await openCoach(other, member.firstName);
  await expect(own(other, question)).toBeVisible();
  const next = 'She keeps asking to go home, what do I say?';
  await ask(page, next);
  await expect(page.getByText(honest), 'the server has both').toHaveCount(2);
  await other.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  await expect(own(other, next)).toBeVisible();
  await expect(newest(other).getByRole('heading', { name: 'Library answer' })).toBeVisible();
});
