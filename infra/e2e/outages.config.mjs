import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.mjs';

/** Outages and erasures: they kill engines and roles of the Careward that they run on. */
export const outages = {
  name: 'outages',
  testMatch: '**/{outages,erasure,operations}.e2e.ts',
  testIgnore: [],
  fullyParallel: false,
  workers: 1,
  use: { viewport: { width: 1280, height: 800 } },
};

export default defineConfig({
  ...journeys,
  testIgnore: [],
  outputDir: 'test-results/outages',
  projects: [outages],
});
