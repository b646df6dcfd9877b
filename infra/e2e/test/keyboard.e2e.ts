import { expect, type Locator, type Page } from '@playwright/test';
import { deletionDialog, signInToHome } from '../src/accounts.js';
import { composer, newest } from '../src/coach.js';
import { test } from '../src/fixtures.js';
import { holdTimerHere } from '../src/toasts.js';

/** More than any page has. */
const MOST_STOPS = 80;
/** Milliseconds that "Copied" stands. */
const COPIED_SHOWN = 2_000;

type Focus = { on: string; isLost: boolean; isInView: boolean; isCovered: boolean; isRinged: boolean };

/** Expects the focus to be somewhere, in view and not covered, with its ring around the element, its label or its frame. */
async function expectFocusSeen(page: Page): Promise<void> {
  const { on, ...focus } = await page.evaluate<Focus>(`{
    const focused = document.activeElement;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const shownMiddle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    // A toast may lie over it for its few seconds.
    const hit = document.elementsFromPoint((left + right) / 2, shownMiddle)
      .find((element) => !element.closest('li[data-state][data-swipe-direction]'));
    const isRinged = (element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3;
    };
    ({
      on: focused.outerHTML.slice(0, 160),
      isLost: focused === document.body,
      isInView: bottom > 0 && top < innerHeight,
      isCovered: !hit || !(hit.contains(focused) || focused.contains(hit)),
      // A heading gets the focus from the page that was come to, and nothing is done with it.
      isRinged: focused.matches('h1') || [focused, focused.parentElement, focused.parentElement.parentElement]
        .some((frame) => frame && isRinged(frame)),
    });
  }`);
  const seen = { isLost: false, isInView: true, isCovered: false, isRinged: true };
  expect(focus, `the focus on ${on}`).toEqual(seen);
}

/** Where the page moves the focus or scrolls by itself, which it does after it has shown what is new. */
const expectFocusComesInSight = (page: Page): Promise<void> => expect(() => expectFocusSeen(page)).toPass();

/** Goes by Tab, or back by Shift+Tab, to an element, and expects the focus to be seen at every stop. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await target.evaluate((own: InPage) => own.matches(':focus'))) return;
  }
  throw new Error(`${key} does not lead to ${target.toString()}`);
}

const tabBackTo = (page: Page, target: Locator): Promise<void> => tabTo(page, target, 'Shift+Tab');

/** The part of Element that is used in the page; this project has no DOM types. */
type InPage = { matches: (selector: string) => boolean };

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, permissions: ['clipboard-write'] });

/** Only keys: nothing here clicks, fills, checks or gives the focus to anything. */
test('every part of the coach and of Settings is in reach of the keyboard', async ({ page, member }) => {
  test.slow();
  const { keyboard } = page;
  // Without transitions a ring is there or not.
  await page.emulateMedia({ reducedMotion: 'reduce' });

  async function press(target: Locator, tab = tabTo): Promise<void> {
    await tab(page, target);
    await keyboard.press('Enter');
  }

  /** The heading of a page that was come to has the focus. */
  async function expectArrival(name: string): Promise<void> {
    await expect(heading(page, name)).toBeFocused();
    await expectFocusComesInSight(page);
  }

  async function expectAnswers(count: number): Promise<void> {
    const answers = page.getByRole('heading', { name: 'Library answer' });
    await expect(answers).toHaveCount(count);
    await expectFocusComesInSight(page);
  }

  await test.step('sign-in', async () => {
    await page.goto('/login');
    await tabTo(page, page.getByLabel('E-mail'));
    await keyboard.type(member.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await keyboard.type(member.password);
    await keyboard.press('Enter');
    await expectArrival(`Hi, ${member.firstName}`);
  });

  await test.step('the skip link', async () => {
    await page.reload();
    await expect(button(page, 'Sign out')).toBeVisible();
    await press(page.getByRole('link', { name: 'Skip to the content' }));
    await expect(page.getByRole('main')).toBeFocused();
    await keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  await test.step('a question by a chip, and one in own words', async () => {
    await press(page.getByRole('link', { name: /^AI Care Coach/ }));
    await expectArrival(`Welcome ${member.firstName}`);
    await press(button(page, 'Fall prevention tips'));
    await expectAnswers(1);
    await tabTo(page, composer(page));
    await keyboard.type('How do I give her a bath safely?');
    await press(button(page, 'Send'));
    await expectAnswers(2);
    await tabTo(page, composer(page));
    await keyboard.type('How can I keep my mother from falling at home?');
    await keyboard.press('Enter');
    await expectAnswers(3);
    await expect(composer(page)).toBeFocused();
  });

  await test.step('a source, and back', async () => {
    await press(
      newest(page)
        .getByRole('link', { name: /^Source 1:/ })
        .last(),
      tabBackTo,
    );
    await expect(page).toHaveURL(/\/resources\/[a-z-]+\?.*#[a-z-]+$/);
    await expect(page.locator('details[open] > summary'), 'the question that was answered').toBeFocused();
    await expectFocusComesInSight(page);
    await press(page.getByRole('link', { name: 'Back to the conversation' }), tabBackTo);
    await expectArrival(`Welcome ${member.firstName}`);
  });

  await test.step('copying, and feedback with a reason', async () => {
    const showCopyAgain = await holdTimerHere(page, COPIED_SHOWN);
    await press(button(newest(page), 'Copy'));
    await expect(button(newest(page), 'Copied')).toBeFocused();
    await showCopyAgain();
    const didNotHelp = button(newest(page), 'This did not help');
    await press(didNotHelp);
    await tabTo(page, newest(page).getByRole('textbox', { name: /^What was missing or wrong/ }));
    await keyboard.type('She is afraid of the water.');
    await press(button(newest(page), 'Send'));
    await expect(newest(page).getByText('Feedback Sent. Thank you.')).toBeVisible();
    await expect(didNotHelp).toBeFocused();
    await expect(didNotHelp).toHaveAttribute('aria-pressed', 'true');
    await expectFocusComesInSight(page);
  });

  await test.step('renaming and deleting a conversation', async () => {
    const list = page.getByRole('navigation', { name: 'Conversations' });
    await press(button(list, 'Rename'), tabBackTo);
    await expect(list.getByRole('textbox', { name: 'Title of the conversation' })).toBeFocused();
    await keyboard.type('Bath');
    await keyboard.press('Enter');
    await expect(list.getByRole('link', { name: /^Bath/ })).toBeVisible();
    await expect(button(list, 'Rename')).toBeFocused();
    await press(button(list, 'Delete'));
    const dialog = page.getByRole('dialog', { name: 'Delete this conversation?' });
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await tabTo(page, button(dialog, 'Cancel'));
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(list, 'Delete')).toBeFocused();
    await keyboard.press('Enter');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await press(button(dialog, 'Yes, delete it'));
    await expect(list.getByRole('link', { name: /^Bath/ })).toHaveCount(0);
    // The first one is made again where none is left; until then the button waits.
    await expect(list.getByRole('link', { name: /^Welcome/ })).toBeVisible();
    await expect(button(list, 'New conversation')).toBeFocused();
    await expectFocusComesInSight(page);
  });

  await test.step('a new conversation', async () => {
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/conversation=/);
    await expect(composer(page)).toBeEnabled();
    await expectFocusComesInSight(page);
  });

  await test.step('the choices of Settings', async () => {
    await press(page.getByRole('link', { name: 'Home', exact: true }), tabBackTo);
    await expectArrival(`Hi, ${member.firstName}`);
    await press(page.getByRole('main').getByRole('link', { name: 'Settings' }), tabTo);
    await expectArrival('Settings');
    for (const { from, to } of [
      { from: 'Normal', to: 'Large' },
      { from: 'System', to: 'Light' },
    ]) {
      await tabTo(page, page.getByRole('radio', { name: from, exact: true }));
      await keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: to, exact: true })).toBeChecked();
      await expectFocusComesInSight(page);
    }
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  await test.step('the dialog that deletes the account, cancelled', async () => {
    await press(button(page, 'Delete Account'));
    await expect(deletionDialog(page).locator(':focus')).toHaveCount(1);
    await tabTo(page, button(deletionDialog(page), 'Cancel'));
    await keyboard.press('Escape');
    await expect(deletionDialog(page)).toBeHidden();
    await expect(button(page, 'Delete Account')).toBeFocused();
    await expectFocusComesInSight(page);
  });
});

test.describe('at 200 % in half a desktop', () => {
  test.use({ viewport: { width: 640, height: 400 } });

  test('nothing that the keyboard leads to is behind the bottom bar', async ({ page, member }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInToHome(page, member);
    await tabTo(page, page.getByRole('main').getByRole('button').last());
    await page.goto('/resources');
    await expect(page.getByRole('main').getByRole('link').last()).toBeVisible();
    await tabTo(page, page.getByRole('main').getByRole('link').nth(12));
  });
});
