import journeys from './playwright.config.mjs';

/** `npm run screenshots`: every screen at the widths of a phone and of a desktop, in both themes and languages. */
export default {
  ...journeys,
  testIgnore: [],
  testMatch: '**/screenshots.e2e.ts',
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 } } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
};
