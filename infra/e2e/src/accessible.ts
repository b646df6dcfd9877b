import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isLongRun } from './fixtures.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules about colours; only these can differ between the themes. */
const ofColours = ['color-contrast', 'link-in-text-block'];
type Theme = { colorScheme: 'light' | 'dark'; rules: RunOptions };
/** Axe leaves the size of targets out by default. */
const light: Theme = { colorScheme: 'light', rules: { rules: { 'target-size': { enabled: true } } } };
const dark: Theme = { colorScheme: 'dark', rules: { runOnly: ofColours } };

/** Expects no axe violation on the page in the light theme, and in the long run no unreadable colour in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, light);
  if (isLongRun) await expectColoursOfDark(page);
}

/** Expects that axe can read every text in the dark theme. */
export const expectColoursOfDark = (page: Page): Promise<void> => expectNoViolation(page, dark);

async function expectNoViolation(page: Page, { colorScheme, rules }: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(async () => {
    const found = (await violationsOf(page, rules)).map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    );
    expect(found, `${page.url()} in the ${colorScheme} theme`).toEqual([]);
  }).toPass();
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/**
 * A document is given axe once; axe describes nothing but violations, and reads no style sheet, which none of these rules
 * needs: each of the three takes longer than its rules.
 */
async function violationsOf(page: Page, rules: RunOptions): Promise<AxeResults['violations']> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(`${axe}; undefined`);
  const options = JSON.stringify({
    ...rules,
    preload: false,
    resultTypes: ['violations'],
  } satisfies RunOptions);
  return page.evaluate(`axe.run(${options}).then(({ violations }) => violations)`);
}
