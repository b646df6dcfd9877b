import type { Language } from '@careward/contracts/kernel/languages';
import { aPerson } from '@careward/testing/a-person';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectColoursOfDark } from '../src/accessible.js';
import { tellSignedIn } from '../src/accounts.js';
import { boxOf } from '../src/boxes.js';
import { isLongRun, test as base } from '../src/fixtures.js';
import { expectReadableInForcedColors } from '../src/forced-colors.js';
import { overlapsOn } from '../src/overlaps.js';
import { comeTo, screens } from '../src/screens.js';
import type { Screen } from '../src/screens/screen.js';

/**
 * Records what moves for longer than an eye can see, as `element: property or keyframes`, in every page until it is asked
 * for: a change of the theme, as the checks after it make, starts a transition in every element.
 */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(`{
    window.moved = new Set();
    const record = ({ target }) => {
      for (const animation of target.getAnimations({ subtree: true })) {
        const { duration, iterations } = animation.effect.getComputedTiming();
        if (duration * iterations > 1)
          moved.add(animation.effect.target.outerHTML.slice(0, 80) + ': ' +
            (animation.transitionProperty ?? animation.animationName ?? 'script'));
      }
    };
    const starts = ['transitionrun', 'animationstart'];
    for (const start of starts) addEventListener(start, record, true);
    window.endRecording = () => {
      for (const start of starts) removeEventListener(start, record, true);
      return [...moved];
    };
  }`);
  return () => page.evaluate<string[]>('endRecording()');
}

/** The narrowest phones, and a desktop's page at 400 %. */
const NARROWEST = 320;
const NARROW = [NARROWEST, 360];
const HEIGHT = 844;
/** The root's size where the browser's text size is 24 px, and where it is 32 px. */
const LARGE_TEXT = "document.documentElement.style.fontSize = '27px'";
const LARGEST_TEXT = "document.documentElement.style.fontSize = '36px'";

/**
 * Where axe looks at the dark theme in every run. The contrast of all pairs of colours is computed by
 * web/test/ui/theme/contrast.unit.spec.ts, and the long run shows every screen in the dark theme.
 */
const IN_THE_DARK = [
  'landing',
  'eligibility-results',
  'login-refused',
  'sign-up-5-agreements',
  'home',
  'settings',
  'coach-answer',
  'coach-card',
];

const test = base.extend<{ come: (screen: Screen, lang: Language) => Promise<void> }>({
  /** Comes to a screen, with the account of all screens where it leaves nothing there. */
  come: ({ page, mailUrl, sharedAccount }, use) =>
    use(async (screen, lang) => {
      // The shared account is of somebody who speaks English.
      if (!screen.signedIn || screen.ownAccount || lang === 'es')
        return comeTo(screen, { page, mailUrl, lang });
      const { token, cookies } = await sharedAccount();
      await page.context().addCookies(cookies);
      await tellSignedIn(page.context(), token);
      await screen.open({ page, mailUrl, lang, person: aPerson() });
    }),
});

/** As when it is chosen in another tab. */
async function changeLanguage(page: Page, lang: Language): Promise<void> {
  await page.evaluate(`{
    localStorage.setItem('language', '${lang}');
    dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  }`);
}

const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

async function expectToFit(page: Page, widths: readonly number[], how: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect(await overflow(page), `pixels beyond ${width} px ${how}`).toBeLessThanOrEqual(0);
  }
}

/** The banner about the release stays at the top, also at the end of the page. */
async function expectBannerAtTop(page: Page): Promise<void> {
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  expect((await boxOf(page.locator('aside'))).y, 'the top of the banner').toBe(0);
}

/** The words of the banner that something lies over; nothing under an open dialog can be pointed at. */
const COVERED = `(() => {
  if (document.querySelector('[role=dialog]')) return [];
  const banner = document.querySelector('aside');
  const text = banner.firstChild;
  const isCovered = (word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    const { left, right, top, height } = range.getBoundingClientRect();
    return [left + 1, right - 1].some((x) => document.elementFromPoint(x, top + height / 2) !== banner);
  };
  return [...text.data.matchAll(/\\S+/g)].filter(isCovered).map(([word]) => word);
})()`;

/** A low phone: what stays above and below the coach's thread leaves it most of the height. */
const LOW = 640;
const AROUND_THREAD = `(() => {
  const [header, dock] = ['section > header', 'section > footer'].map((part) => document.querySelector(part));
  if (!header || !dock) return null;
  return { header: header.offsetHeight / innerHeight, beyond: dock.getBoundingClientRect().bottom - innerHeight };
})()`;

async function expectRoomForThread(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: LOW });
  const around = await page.evaluate<{ header: number; beyond: number } | null>(AROUND_THREAD);
  if (!around) return;
  expect(around.header, 'the share of the header in the height').toBeLessThanOrEqual(1 / 6);
  expect(around.beyond, 'pixels of the composer below the screen').toBeLessThanOrEqual(1);
}

async function expectFits(page: Page, lang: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expectBannerAtTop(page);
  await expectToFit(page, isLongRun ? NARROW : [NARROWEST], 'wide');
  await page.evaluate(LARGE_TEXT);
  await expectToFit(page, isLongRun ? NARROW : [NARROWEST], 'wide with large text');
  await page.setViewportSize({ width: 390, height: HEIGHT });
  for (const text of [LARGE_TEXT, LARGEST_TEXT]) {
    await page.evaluate(text);
    expect(await overlapsOn(page), text).toEqual([]);
  }
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
  expect(await page.evaluate(COVERED), 'words of the banner behind something').toEqual([]);
  await expectRoomForThread(page);
}

for (const screen of screens)
  test(`${screen.name} is for everybody, and fits a narrow phone`, async ({ page, come }) => {
    const moved = await watchMotion(page);
    await come(screen, 'en');
    expect(await moved(), 'moving where reduced motion is asked for').toEqual([]);
    await expectReadableInForcedColors(page);
    await expectAccessible(page);
    if (!isLongRun && IN_THE_DARK.includes(screen.name)) await expectColoursOfDark(page);
    await expectFits(page, 'en');
    if (screen.answersInLanguage) return;
    await page.evaluate("document.documentElement.style.fontSize = ''");
    await page.setViewportSize({ width: 390, height: HEIGHT });
    await changeLanguage(page, 'es');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    if (isLongRun) await expectAccessible(page);
    await expectFits(page, 'es');
  });

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US' });

  for (const screen of screens.filter(({ answersInLanguage }) => answersInLanguage))
    test(`${screen.name} is for everybody, and fits a narrow phone`, async ({ page, come }) => {
      await come(screen, 'es');
      if (isLongRun) await expectAccessible(page);
      await expectFits(page, 'es');
    });
});
