import { aPerson } from '@careward/testing/a-person';
import { expect, type Browser, type BrowserContext } from '@playwright/test';
import { test } from '../src/fixtures.js';
import { signUpInBrowser } from '../src/accounts.js';

/** 1.6 Mbit/s down and 750 kbit/s up in bytes a second, 150 ms, a processor four times slower, an empty cache. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWDOWN = 4;
const RUNS = 5;

/** Milliseconds until the largest element is painted; layout shift; milliseconds of the longest task after the load. */
type Loading = { painted: number; shift: number; task: number };
const GOAL = { shift: 0.02, task: 200 };
const pages = [
  { name: 'landing', path: '/', signedIn: false, painted: 1_500 },
  { name: 'Home', path: '/', signedIn: true, painted: 2_500 },
  { name: 'coach', path: '/ai-coach', signedIn: true, painted: 2_800 },
];

/** Runs in the page before anything of it; `quiet` is there once nothing has been painted or moved for two seconds. */
const OBSERVE = `
  const measured = { painted: 0, shift: 0, task: 0 };
  const quiet = Promise.withResolvers();
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => quiet.resolve(measured), 2_000);
  };
  const watch = (type, note) =>
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
      wait();
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (measured.painted = entry.startTime));
  watch('layout-shift', (entry) => (measured.shift += entry.hadRecentInput ? 0 : entry.value));
  watch('longtask', (entry) => {
    const { loadEventEnd } = performance.getEntriesByType('navigation')[0];
    if (loadEventEnd > 0 && entry.startTime > loadEventEnd) measured.task = Math.max(measured.task, entry.duration);
  });
  window.loading = quiet.promise;
`;

test.describe('on a slow phone', () => {
  for (const { name, path, signedIn, painted } of pages)
    test(`${name} is there soon`, async ({ browser, baseURL, mailUrl }) => {
      const runs: Loading[] = [];
      for (let run = 0; run < RUNS; run++) {
        const context = await newPhone(browser, baseURL);
        if (signedIn) await signUpInBrowser(context, mailUrl, aPerson());
        runs.push(await load(context, path));
        await context.close();
      }
      const loading = {
        painted: medianOf(runs, 'painted'),
        shift: medianOf(runs, 'shift'),
        task: medianOf(runs, 'task'),
      };
      process.stdout.write(
        `${name}: largest paint ${loading.painted.toFixed(0)} ms (goal ${painted}), ` +
          `layout shift ${loading.shift.toFixed(3)} (goal ${GOAL.shift}), ` +
          `longest task after the load ${loading.task.toFixed(0)} ms (goal ${GOAL.task})\n`,
      );
      expect(loading.painted).toBeLessThanOrEqual(painted);
      expect(loading.shift).toBeLessThanOrEqual(GOAL.shift);
      expect(loading.task).toBeLessThanOrEqual(GOAL.task);
    });
});

const newPhone = (browser: Browser, baseURL: string | undefined) =>
  browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US', viewport: { width: 390, height: 844 } });

async function load(context: BrowserContext, path: string): Promise<Loading> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', NETWORK);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(OBSERVE);
  await page.goto(path);
  return page.evaluate<Loading>('window.loading');
}

function medianOf(runs: readonly Loading[], figure: keyof Loading): number {
  const sorted = runs.map((run) => run[figure]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Infinity;
}
