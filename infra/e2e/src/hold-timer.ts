import type { Page } from '@playwright/test';

/** Timers of this length wait until the returned function is called, however busy the machine is. */
export async function holdTimer(page: Page, length: number): Promise<() => Promise<void>> {
  await page.addInitScript(`{
    const usual = setTimeout;
    setTimeout = (run, ms) => (ms === ${length} ? (addEventListener('due', run), 0) : usual(run, ms));
  }`);
  return () => page.evaluate("void dispatchEvent(new Event('due'))");
}
