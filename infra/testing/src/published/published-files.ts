import { catalog } from '@careward/contracts/event-catalog';
import { join } from 'node:path';
import { asyncApi } from './asyncapi.js';
import { eventSchema } from './event-schema.js';
import { eventsPage } from './events-page.js';
import { meanings } from './meanings.js';

export const snapshotOf = (root: string, type: string): string =>
  join(root, 'infra/contracts/snapshots', `${type}.json`);

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Everything that is generated from the contracts, by file, as it should stand in the repository at `root`. */
export function publishedFiles(root: string): Map<string, string> {
  const said = meanings(join(root, 'infra/contracts'));
  return new Map([
    [join(root, 'infra/docs/events.md'), eventsPage(catalog, said)],
    [join(root, 'infra/docs/asyncapi.json'), json(asyncApi(catalog, said))],
    ...catalog.map((event) => [snapshotOf(root, event.type), json(eventSchema(event))] as const),
  ]);
}
