import type { PlaywrightTestOptions } from '@playwright/test';

type Layout = { on: string; use: Partial<Pick<PlaywrightTestOptions, 'viewport' | 'hasTouch'>> };

/** For the journeys whose layout is worth a second look: every other one is made on a phone alone. */
export const layouts: readonly Layout[] = [
  { on: 'a phone', use: {} },
  { on: 'a desktop', use: { viewport: { width: 1280, height: 800 }, hasTouch: false } },
];
