import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules about colours; only these can differ between the themes. */
const ofColours = ['color-contrast', 'link-in-text-block'];
const analyses = {
  light: (page: Page) => axe(page).analyze(),
  dark: (page: Page) => axe(page).withRules(ofColours).analyze(),
};
type Theme = keyof typeof analyses;

/** Axe leaves the size of targets out by default. Legacy mode skips frames of other sites, and takes a third of the time. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } }).setLegacyMode();

/** Expects no axe violation on the page, by default in the light and in the dark theme. */
export async function expectAccessible(page: Page, themes: Theme[] = ['light', 'dark']): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(async () => {
      const { violations } = await analyses[colorScheme](page);
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      expect(found, `${page.url()} in the ${colorScheme} theme`).toEqual([]);
    }).toPass({ timeout: 20_000 });
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
