import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const themes = ['light', 'dark'] as const;

/** No finding of axe on the page as it stands, in the light and in the dark theme, once the theme has settled. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      expect(found, `${page.url()} in the ${colorScheme} theme`).toEqual([]);
    }).toPass({ timeout: 20_000 });
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
