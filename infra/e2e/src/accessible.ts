import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules about colours; only these can differ between the themes. */
const ofColours = ['color-contrast', 'link-in-text-block'];
const themes = [
  { colorScheme: 'light', analyze: (page: Page) => axe(page).analyze() },
  { colorScheme: 'dark', analyze: (page: Page) => axe(page).withRules(ofColours).analyze() },
] as const;

/** Axe leaves the size of targets out by default. Legacy mode skips frames of other sites, and takes a third of the time. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } }).setLegacyMode();

/** Expects no axe violation on the page in the light and in the dark theme. */
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
