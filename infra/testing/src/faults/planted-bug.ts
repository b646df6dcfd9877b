import { setTimeout as wait } from 'node:timers/promises';
import type { Interception } from './intercepted-transport.js';

/** Mistakes that a judge worth its name must see; each was a real temptation. */
export const plantedBugs = ['removes-before-confirm', 'acknowledges-first', 'no-sequence-guard'] as const;
export type PlantedBug = (typeof plantedBugs)[number];

/** How far the work is behind its acknowledgement. */
const PILED_UP_MS = 200;

/** The part of the bug that lives between the service and its transport. */
export function bugInTransport(bug: PlantedBug | undefined): Interception {
  return {
    publish: async (publish) => {
      const confirmed = publish();
      if (bug === 'removes-before-confirm') confirmed.catch(() => undefined);
      else await confirmed;
    },
    handle: async (handle) => {
      if (bug === 'acknowledges-first')
        void wait(PILED_UP_MS)
          .then(handle)
          .catch(() => undefined);
      else await handle();
    },
  };
}
