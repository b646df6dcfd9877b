import { z } from 'zod';
import { defineEvent, erasureCounts, erasureSample, slug, version } from '../kernel/event.js';

export const documentPublished = defineEvent({
  type: 'discovery.document.published.v1',
  description:
    'A document of an approved source may ground answers; a consumer asks discovery for its passages.',
  owner: 'discovery',
  aggregate: 'document',
  consumers: ['coach'],
  data: z.object({ documentId: slug(), version: version() }),
  samples: [{ documentId: 'managing-sundowning', version: 1 }],
});

export const documentWithdrawn = defineEvent({
  type: 'discovery.document.withdrawn.v1',
  description:
    'A document may no longer ground answers: consumers remove its passages. Its versions go on counting, so ' +
    'a `document.published` of a lower version that arrives later is out of date, and one of a higher version ' +
    'brings the document back.',
  owner: 'discovery',
  aggregate: 'document',
  consumers: ['coach'],
  data: z.object({ documentId: slug(), version: version() }),
  samples: [{ documentId: 'managing-sundowning', version: 2 }],
});

export const discoveryErasureAcknowledged = defineEvent({
  type: 'discovery.erasure.acknowledged.v1',
  description:
    'Discovery keeps nothing about this person, except an admin’s id in the audit of content sources, which names nobody.',
  owner: 'discovery',
  aggregate: 'erasure',
  consumers: ['identity'],
  data: z.object(erasureCounts),
  samples: [{ ...erasureSample, removed: 0 }],
});
