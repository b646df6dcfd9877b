import { setTimeout as wait } from 'node:timers/promises';
import type { Interception } from './interception.js';

/** Bugs that can be switched on, to prove that the assertions find them. */
export const plantedBugs = ['removes-before-confirm', 'acknowledges-first', 'no-sequence-guard'] as const;
export type PlantedBug = (typeof plantedBugs)[number];

/** How long after its acknowledgement an event is handled. */
const HANDLING_DELAY_MS = 200;

/** The part of the bug that sits between the service and its transport. */
export function bugInTransport(bug: PlantedBug | undefined): Interception {
  return {
    publish: async (publish) => {
      const confirmed = publish();
      if (bug === 'removes-before-confirm') confirmed.catch(() => undefined);
      else await confirmed;
    },
    handle: async (handle) => {
      if (bug === 'acknowledges-first')
        void wait(HANDLING_DELAY_MS)
          .then(handle)
          .catch(() => undefined);
      else await handle();
    },
  };
}
