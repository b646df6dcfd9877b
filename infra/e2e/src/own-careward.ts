import { eventually } from '@careward/testing/eventually';
import { expect } from '@playwright/test';
import { startCareward, type OwnStack } from './start-careward.js';
import { test as visit } from './visit.js';

/** Longer than the supervisor's first waits and the start of the slowest engine together. */
const BACK_WITHIN = 45_000;

type Outage = { isOver: () => Promise<void> };

type OwnCareward = {
  careward: OwnStack;
  /** What the supervisor told so far. */
  said: string[];
};

/** Journeys on a Careward of their own, whose engines and roles they may kill. */
export const test = visit.extend<{ outage: (name: string) => Outage }, OwnCareward>({
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
  /** Kills an engine or a role as a failing machine would; `isOver` waits until the supervisor has brought it back. */
  outage: ({ careward, said }, use) =>
    use((name) => {
      const before = said.length;
      careward.process(name).kill();
      const isOver = () =>
        eventually(() => expect(said.slice(before)).toContain(`${name} is back.`), { within: BACK_WITHIN });
      return { isOver };
    }),
});
