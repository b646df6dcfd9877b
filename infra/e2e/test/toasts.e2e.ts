import { expect, type Page } from '@playwright/test';
import { boxOf, overlap } from '../src/boxes.js';
import { ask, composerBox, expectAnswer, openCoach, startConversation } from '../src/coach.js';
import {
  confirmDeletion,
  deletionDialog,
  openDeletionDialog,
  signIn,
  signInToHome,
} from '../src/accounts.js';
import {
  expectOnTop,
  holdToast,
  keepToasts,
  listenToAnnouncements,
  remindOnDemand,
  toast,
} from '../src/toasts.js';
import { layouts, test } from '../src/fixtures.js';

/** A toast is below the banner on a phone and above the composer on a desktop. */
test.describe('a toast', () => {
  test('about a failed dialog is above that dialog', async ({ page, anybody: _signedIn }) => {
    await page.route('**/api/auth/account', (route) => route.abort());
    await openDeletionDialog(page);
    await keepToasts(page);
    const announced = await listenToAnnouncements(page);
    await confirmDeletion(page);
    const shown = await holdToast(page, 'Deletion Failed');
    await expectOnTop(page, shown);
    expect((await announced()).join()).toContain('assertive: Message Deletion Failed');
    await shown.getByRole('button', { name: 'Close message' }).click();
    await expect(toast(page)).toHaveCount(0);
    await expect(deletionDialog(page), 'closing the message leaves the dialog').toBeVisible();
  });

  for (const { on, use } of layouts)
    test.describe(`on ${on}`, () => {
      test.use(use);
      test('is at the top of a phone, and at the bottom right of a desktop', async ({ page, member }) => {
        const { remind } = await remindOnDemand(page);
        await signInToHome(page, member);
        await remind();
        const { x, y, width, height } = await boxOf(await holdToast(page, 'Consent reminder'));
        const window = page.viewportSize() ?? { width: 0, height: 0 };
        const banner = await boxOf(page.locator('aside'));
        const below = y - (banner.y + banner.height);
        const free = { right: window.width - (x + width), bottom: window.height - (y + height) };
        const edge = 30;
        if (window.width < 640) {
          expect(below, 'below the banner').toBeGreaterThanOrEqual(0);
          expect(below).toBeLessThan(edge);
        } else {
          expect(free.right).toBeLessThan(edge);
          expect(free.bottom).toBeLessThan(edge);
          expect(width).toBeLessThanOrEqual(420);
        }
      });
    });

  test('is no wider than 420 px on a desktop, also in the largest text', async ({ page, member }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.addInitScript("localStorage.setItem('textSize', 'larger')");
    const { remind } = await remindOnDemand(page);
    await signInToHome(page, member);
    await remind();
    const shown = await boxOf(await holdToast(page, 'Consent reminder'));
    const all = await boxOf(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list'));
    expect(all.width).toBe(420);
    expect(shown.width).toBeLessThan(420);
  });

  test('is above a legal text', async ({ page, member }) => {
    const { remind } = await remindOnDemand(page);
    await signIn(page, member);
    await page.getByRole('button', { name: 'Terms of Service' }).click();
    const dialog = page.getByRole('dialog', { name: 'Terms of Service' });
    await expect(dialog).toBeVisible();
    await remind();
    await expectOnTop(page, await holdToast(page, 'Consent reminder'));
    await expect(dialog).toBeVisible();
  });

  test('is above the drawer of conversations', async ({ page, member }) => {
    const { remind } = await remindOnDemand(page);
    await signIn(page, member);
    await page.getByText('Ask, get a sourced answer').click();
    await expect(page.getByRole('heading', { level: 1, name: `Welcome ${member.firstName}` })).toBeVisible();
    await page.getByRole('button', { name: 'Conversations' }).click();
    await expect(page.getByRole('dialog', { name: 'Conversations' })).toBeVisible();
    await remind();
    await expectOnTop(page, await holdToast(page, 'Consent reminder'));
  });

  for (const { on, use } of layouts)
    test.describe(`on ${on}`, () => {
      test.use(use);
      test('covers neither a safety card nor the composer', async ({ page, anybody }) => {
        await openCoach(page, anybody.firstName);
        await keepToasts(page);
        await ask(page, 'her face is drooping on one side');
        const card = page.getByLabel(/^This may be a stroke/);
        await expect(card).toBeVisible();

        const expectRoomForBoth = async () => {
          await page.route('**/api/chat/conversations', (route) => route.abort());
          await startConversation(page);
          const shown = await holdToast(page, 'No new conversation');
          // The drawer with the button may still be closing.
          await expect(async () => {
            const box = await boxOf(shown);
            expect(overlap(box, await boxOf(card.getByRole('heading'))), 'the title').toBe(false);
            expect(overlap(box, await boxOf(composerBox(page))), 'the composer').toBe(false);
            await expectOnTop(page, shown);
            await expectOnTop(page, card.getByRole('link', { name: 'Call 911' }));
          }).toPass();
          await shown.getByRole('button', { name: 'Close message' }).click();
          await expect(toast(page)).toHaveCount(0);
          await page.unroute('**/api/chat/conversations');
        };
        await test.step('that has just come', expectRoomForBoth);

        await ask(page, 'How can I keep my mother from falling at home?');
        await expectAnswer(page, /From Careward's care library/);
        await scrollUnderHeader(page);
        await test.step('that a person has scrolled back to', expectRoomForBoth);
      });
    });
});

/** Scrolls as far as possible to bring the card right under the header. */
const scrollUnderHeader = (page: Page) =>
  page.evaluate(`{
    const { bottom } = document.querySelector('section header').getBoundingClientRect();
    const { top } = document.querySelector('[aria-label^="This may be a stroke"]').getBoundingClientRect();
    scrollBy(0, top - bottom);
  }`);
