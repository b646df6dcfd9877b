import { defineConfig } from '@playwright/test';

/**
 * Journeys keep both cores busy, and no page lives long: optimizing its code, collecting its garbage and drawing it beside
 * it cost a fifth of the browser's CPU time.
 */
export const FOR_SHORT_PAGES = [
  '--in-process-gpu',
  '--js-flags=--single-threaded --no-maglev --no-opt --min-semi-space-size=16',
];
const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/**
 * The journeys: one Careward for the whole run (src/global-setup.ts) and three workers, since each waits for pages and
 * mails for much of its time. Every journey has a phone's viewport; those of `layouts` (src/fixtures.ts) also a desktop's.
 */
export default defineConfig({
  testDir: 'test',
  testMatch: '**/*.e2e.ts',
  testIgnore: '**/{outages,erasure,operations,screenshots,loading}.e2e.ts',
  outputDir: 'test-results/journeys',
  globalSetup: './src/global-setup.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // These only end what hangs: a busy machine takes several times as long as a quiet one, and may stand still for half a minute.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [['list'], ...(reportFile ? [['json', { outputFile: reportFile }]] : [])],
  use: {
    baseURL: process.env.CAREWARD_URL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
        ...FOR_SHORT_PAGES,
      ],
    },
  },
  projects: [{ name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } }],
});
