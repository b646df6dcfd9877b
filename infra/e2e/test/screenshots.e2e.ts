import { expect } from '@playwright/test';
import { test } from '../src/fixtures.js';
import { comeTo, languages, screens } from '../src/screens.js';

const folder = process.env.SCREENSHOTS ?? 'screenshots';

for (const { lang, locale } of languages)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${colorScheme} ${lang}`, () => {
      test.use({ locale, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      for (const screen of screens)
        test(screen.name, async ({ page, mailUrl }) => {
          await comeTo(screen, { page, mailUrl, lang });
          const width = page.viewportSize()?.width;
          const path = `${folder}/${screen.name}-${width}-${colorScheme}-${lang}.png`;
          const picture = await page.screenshot({ path, fullPage: true });
          expect(picture.length).toBeGreaterThan(0);
        });
    });
