import { catalog } from '@careward/contracts/event-catalog';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asyncApi } from './asyncapi.js';
import { eventSchema } from './event-schema.js';
import { eventsPage } from './events-page.js';

export const snapshotOf = (root: string, type: string): string =>
  join(root, 'infra/contracts/snapshots', `${type}.json`);

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const declaration = /\/\*\*\s*([^]*?)\s*\*\/\s*export const \w+ = defineEvent\(\{\s*type: '([^']+)'/g;

/** The doc comment of each event's declaration, by event type. */
export function eventDescriptions(contractsFolder: string): Map<string, string> {
  const texts = globSync('src/*/events.ts', { cwd: contractsFolder }).map((file) =>
    readFileSync(join(contractsFolder, file), 'utf8'),
  );
  const found = texts.flatMap((text) => [...text.matchAll(declaration)]);
  return new Map(
    found.map(([, comment = '', type = '']) => [type, comment.replaceAll(/(^|\s*\n)\s*\*\s/g, ' ').trim()]),
  );
}

/** The content of every file that is generated from the contracts, by its path in the repository at `root`. */
export function publishedFiles(root: string): Map<string, string> {
  const descriptions = eventDescriptions(join(root, 'infra/contracts'));
  return new Map([
    [join(root, 'infra/docs/events.md'), eventsPage(catalog, descriptions)],
    [join(root, 'infra/docs/asyncapi.json'), json(asyncApi(catalog, descriptions))],
    ...catalog.map((event) => [snapshotOf(root, event.type), json(eventSchema(event))] as const),
  ]);
}
