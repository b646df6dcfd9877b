import type { Stack } from '@careward/local/stack';
import { startCareward } from './start-careward.js';
import { test as visit } from './visit.js';

/** Journeys on a Careward of their own, whose engines and roles they may kill. */
export const test = visit.extend<object, { careward: Stack; said: string[] }>({
  /** What the supervisor told so far. */
  said: [[], { scope: 'worker', option: true }],
  careward: [
    async ({ said }, use) => {
      const careward = await startCareward((line) => said.push(line));
      await use(careward);
      await careward.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ careward }, use) => use(careward.url),
  mailUrl: ({ careward }, use) => use(careward.mailUrl),
});
