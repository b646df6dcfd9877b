import type { Language } from '@careward/contracts/kernel/languages';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.js';
import { boxOf } from '../src/boxes.js';
import { test } from '../src/fixtures.js';
import { expectReadableInForcedColors } from '../src/forced-colors.js';
import { watchMotion } from '../src/motion.js';
import { comeTo, screens } from '../src/screens.js';

/** The narrowest phones, and a desktop's page at 400 %. */
const NARROW = [320, 360];
const HEIGHT = 844;
/** The root's size where the browser's text size is 24 px. */
const LARGE_TEXT = "document.documentElement.style.fontSize = '27px'";

/** As when it is chosen in another tab. */
async function changeLanguage(page: Page, lang: Language): Promise<void> {
  await page.evaluate(`{
    localStorage.setItem('language', '${lang}');
    dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  }`);
}

const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

async function expectToFit(page: Page, how: string): Promise<void> {
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect(await overflow(page), `pixels beyond ${width} px ${how}`).toBeLessThanOrEqual(0);
  }
}

/** The banner about the release stays at the top, also at the end of the page. */
async function expectBannerAtTop(page: Page): Promise<void> {
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  expect((await boxOf(page.locator('aside'))).y, 'the top of the banner').toBe(0);
}

async function expectForEverybody(page: Page, lang: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expectAccessible(page);
  await expectBannerAtTop(page);
  await expectToFit(page, 'wide');
  await page.evaluate(LARGE_TEXT);
  await expectToFit(page, 'wide with large text');
}

for (const screen of screens)
  test(`${screen.name} is for everybody, and fits a narrow phone`, async ({ page, mailUrl }) => {
    const moved = await watchMotion(page);
    await comeTo(screen, { page, mailUrl, lang: 'en' });
    expect(await moved(), 'moving where reduced motion is asked for').toEqual([]);
    await expectReadableInForcedColors(page);
    await expectForEverybody(page, 'en');
    if (screen.answersInLanguage) return;
    await page.evaluate("document.documentElement.style.fontSize = ''");
    await page.setViewportSize({ width: 390, height: HEIGHT });
    await changeLanguage(page, 'es');
    await expectForEverybody(page, 'es');
  });

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US' });

  for (const screen of screens.filter(({ answersInLanguage }) => answersInLanguage))
    test(`${screen.name} is for everybody, and fits a narrow phone`, async ({ page, mailUrl }) => {
      await comeTo(screen, { page, mailUrl, lang: 'es' });
      await expectForEverybody(page, 'es');
    });
});
