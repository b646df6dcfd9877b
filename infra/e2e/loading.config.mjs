import journeys from './playwright.config.mjs';

/** `npm run bench:loading`: how soon pages are there on a slow phone, one at a time. */
export default {
  ...journeys,
  testIgnore: [],
  testMatch: '**/loading.e2e.ts',
  workers: 1,
  timeout: 300_000,
  projects: [{ name: 'phone', use: { viewport: { width: 390, height: 844 } } }],
};
