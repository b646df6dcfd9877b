import type { EventContract } from '@careward/contracts/kernel/event';

const linked = (type: string) => `[\`${type}\`](#${type.replaceAll('.', '')})`;

/** infra/docs/events.md: every event with its producer, its consumers, its meaning and a sample. */
export function eventsPage(catalog: readonly EventContract[]): string {
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
