import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.mjs';

/** Outages and erasures: a run of their own, since they kill what they stand on. */
export default defineConfig({
  ...journeys,
  testIgnore: [],
  globalSetup: './src/one-browser.ts',
  fullyParallel: false,
  workers: 1,
  projects: [
    {
      name: 'outages',
      testMatch: '**/{outages,erasure,operations}.e2e.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
