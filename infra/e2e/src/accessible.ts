import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that look at colours; all others find the same in every theme. */
const ofColours = ['color-contrast', 'link-in-text-block'];
const themes = [
  { colorScheme: 'light', analyze: (page: Page) => axe(page).analyze() },
  { colorScheme: 'dark', analyze: (page: Page) => axe(page).withRules(ofColours).analyze() },
] as const;

/** Without what looks into frames of other sites, of which there are none: that takes twice as long as the rest. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** No finding of axe on the page as it stands, in the light and in the dark theme, once the theme has settled. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const { colorScheme, analyze } of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(async () => {
      const { violations } = await analyze(page);
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      expect(found, `${page.url()} in the ${colorScheme} theme`).toEqual([]);
    }).toPass({ timeout: 20_000 });
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
