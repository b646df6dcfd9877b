import { aPerson } from '@careward/testing/a-person';
import { expect } from '@playwright/test';
import { test } from '../src/fixtures.js';
import { screens } from '../src/screens.js';
import { signUpByCalls } from '../src/sign-up.js';

const folder = process.env.SCREENSHOTS ?? 'screenshots';

for (const [lang, locale] of [
  ['en', 'en-US'],
  ['es', 'es-US'],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${colorScheme} ${lang}`, () => {
      test.use({ locale, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      for (const { name, signedIn, open } of screens)
        test(name, async ({ page, context, mailUrl }) => {
          const person = aPerson();
          if (signedIn) await signUpByCalls(context.request, mailUrl, person, lang);
          await open({ page, person, mailUrl, lang });
          const width = page.viewportSize()?.width;
          const path = `${folder}/${name}-${width}-${colorScheme}-${lang}.png`;
          const picture = await page.screenshot({ path, fullPage: true });
          expect(picture.length).toBeGreaterThan(0);
        });
    });
