import { eventually } from '@careward/testing/eventually';
import { expect } from '@playwright/test';
import { takeControl, type RunningCareward } from './control.js';
import { test as base } from './fixtures.js';

/** Far longer than the supervisor's first backoff and the start of the slowest engine: it only ends what hangs. */
export const RESTART_TIMEOUT_MS = 120_000;

type Outage = { isOver: () => Promise<void> };

/** Journeys that may kill engines and roles of the run's Careward, which nobody else uses meanwhile. */
export const test = base.extend<{ outage: (name: string) => Promise<Outage> }, { careward: RunningCareward }>(
  {
    careward: [
      async ({ playwright: _ }, use) => use(await takeControl(process.env.CAREWARD_CONTROL ?? '')),
      { scope: 'worker' },
    ],
    /** Kills an engine or a role; `isOver` waits until the supervisor has restarted it. */
    outage: ({ careward }, use) =>
      use(async (name) => {
        const before = await careward.process(name).kill();
        const isOver = () =>
          eventually(
            async () => expect((await careward.supervisorLog()).slice(before)).toContain(`${name} is back.`),
            { within: RESTART_TIMEOUT_MS },
          );
        return { isOver };
      }),
  },
);
