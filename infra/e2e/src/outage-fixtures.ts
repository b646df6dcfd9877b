import { eventually } from '@careward/testing/eventually';
import { expect } from '@playwright/test';
import { startCareward, type OwnStack } from './start-careward.js';
import { test as base } from './fixtures.js';

/** Far longer than the supervisor's first backoff and the start of the slowest engine: it only ends what hangs. */
export const RESTART_TIMEOUT_MS = 120_000;

type Outage = { isOver: () => Promise<void> };

type OwnCareward = {
  careward: OwnStack;
  /** The supervisor's log lines so far. */
  supervisorLog: string[];
};

/** Journeys with a Careward of their own, whose engines and roles they may kill. */
export const test = base.extend<{ outage: (name: string) => Outage }, OwnCareward>({
  supervisorLog: [[], { scope: 'worker', option: true }],
  careward: [
    async ({ supervisorLog }, use) => {
      const careward = await startCareward((line) => supervisorLog.push(line));
      await use(careward);
      await careward.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ careward }, use) => use(careward.url),
  mailUrl: ({ careward }, use) => use(careward.mailUrl),
  /** Kills an engine or a role; `isOver` waits until the supervisor has restarted it. */
  outage: ({ careward, supervisorLog }, use) =>
    use((name) => {
      const before = supervisorLog.length;
      careward.process(name).kill();
      const isOver = () =>
        eventually(() => expect(supervisorLog.slice(before)).toContain(`${name} is back.`), {
          within: RESTART_TIMEOUT_MS,
        });
      return { isOver };
    }),
});
