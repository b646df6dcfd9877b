import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.mjs';

/** Outages and erasures run separately, since they kill engines and roles. */
export default defineConfig({
  ...journeys,
  testIgnore: [],
  outputDir: 'test-results/outages',
  globalSetup: './src/outages-global-setup.ts',
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
