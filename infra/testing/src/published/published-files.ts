import { join } from 'node:path';
import { catalog } from '@careward/contracts/event-catalog';
import type { EventContract } from '@careward/contracts/kernel/event';
import { asyncApi } from '@careward/contracts/published/asyncapi';
import { eventSchema, type JsonSchema } from '@careward/contracts/published/json-schema';
import { openApi } from '@careward/contracts/published/openapi';
import { routeTable } from '@careward/contracts/route-table';

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

const linked = (type: string) => `[\`${type}\`](#${type.replaceAll('.', '')})`;

/** infra/docs/events.md: every event with its producer, its consumers, its meaning and a sample. */
function eventsPage(catalog: readonly EventContract[]): string {
  const rows = catalog.map(
    ({ type, owner, aggregate, consumers }) =>
      `| ${linked(type)} | ${owner} | ${aggregate} | ${consumers.join(', ')} |`,
  );
  const sections = catalog.map((event) => {
    const sample = JSON.stringify(event.samples[0], null, 2);
    return `## ${event.type}\n\n${event.description}\n\n\`\`\`json\n${sample}\n\`\`\`\n`;
  });
  return [
    '# Events',
    '',
    'Generated from `infra/contracts/src/<service>/events.ts` by `npm run contracts`; the test run fails when this page is stale.',
    '',
    '| event | published by | recorded in | consumed by |',
    '|---|---|---|---|',
    ...rows,
    '',
    ...sections,
  ].join('\n');
}

export const HOW_TO_CHANGE =
  'Within a version only optional fields may be added. Declare the next version beside this one.';

/**
 * The breaking changes from `before` to `after`. Producers and consumers are deployed independently, so within a
 * version only optional fields may be added.
 */
export function breakingChanges(before: JsonSchema, after: JsonSchema, at = ''): string[] {
  const [old, now] = [before.properties ?? {}, after.properties ?? {}];
  return [
    ...Object.keys(old)
      .filter((name) => !now[name])
      .map((name) => `"${at}${name}" was removed`),
    ...Object.keys(now)
      .filter((name) => !old[name] && after.required?.includes(name))
      .map((name) => `"${at}${name}" was added as a required field`),
    ...Object.entries(old).flatMap(([name, field]) => {
      const changed = now[name];
      if (!changed) return [];
      if (before.required?.includes(name) !== after.required?.includes(name))
        return [`"${at}${name}" changed whether it is required`];
      if (field.properties) return breakingChanges(field, changed, `${at}${name}.`);
      return JSON.stringify(field) === JSON.stringify(changed)
        ? []
        : [`"${at}${name}" changed its type or rule`];
    }),
  ];
}
