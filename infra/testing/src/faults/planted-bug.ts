import type { Interception } from './intercepted-transport.js';

/** Mistakes that a judge worth its name must see; each was a real temptation. */
export const plantedBugs = ['removes-before-confirm', 'acknowledges-first', 'no-sequence-guard'] as const;
export type PlantedBug = (typeof plantedBugs)[number];

/** The part of the bug that lives between the service and its transport. */
export function bugInTransport(bug: PlantedBug | undefined): Interception {
  return {
    publish: async (publish) => {
      const confirmed = publish();
      if (bug === 'removes-before-confirm') confirmed.catch(() => undefined);
      else await confirmed;
    },
    handle: async (handle) => {
      const handled = handle();
      if (bug === 'acknowledges-first') handled.catch(() => undefined);
      else await handled;
    },
  };
}
