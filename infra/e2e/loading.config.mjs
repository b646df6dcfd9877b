import journeys, { FOR_SHORT_PAGES } from './playwright.config.mjs';

const { launchOptions } = journeys.use;

/** `npm run bench:loading`: how soon pages are there on a slow phone, one at a time. */
export default {
  ...journeys,
  testIgnore: [],
  testMatch: '**/loading.e2e.ts',
  workers: 1,
  timeout: 300_000,
  use: {
    ...journeys.use,
    // A person's browser optimizes.
    launchOptions: {
      ...launchOptions,
      args: launchOptions.args.filter((flag) => !FOR_SHORT_PAGES.includes(flag)),
    },
  },
  projects: [{ name: 'phone', use: { viewport: { width: 390, height: 844 } } }],
};
