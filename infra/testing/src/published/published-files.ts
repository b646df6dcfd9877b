import { catalog } from '@careward/contracts/event-catalog';
import { asyncApi } from '@careward/contracts/published/asyncapi';
import { eventSchema } from '@careward/contracts/published/json-schema';
import { openApi } from '@careward/contracts/published/openapi';
import { routeTable } from '@careward/contracts/route-table';
import { join } from 'node:path';
import { eventsPage } from './events-page.js';

export const snapshotOf = (root: string, type: string): string =>
  join(root, 'infra/contracts/snapshots', `${type}.json`);

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The content of every file that is generated from the contracts, by its path in the repository at `root`. */
export function publishedFiles(root: string): Map<string, string> {
  return new Map([
    [join(root, 'infra/docs/events.md'), eventsPage(catalog)],
    [join(root, 'infra/docs/asyncapi.json'), json(asyncApi(catalog))],
    [join(root, 'infra/docs/openapi.json'), json(openApi(routeTable))],
    ...catalog.map((event) => [snapshotOf(root, event.type), json(eventSchema(event))] as const),
  ]);
}
