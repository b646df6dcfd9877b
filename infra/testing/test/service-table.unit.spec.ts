import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@careward/contracts/event-catalog';
import { services } from '@careward/contracts/kernel/service';

const architecture = readFileSync(join(process.cwd(), 'infra/docs/architecture.md'), 'utf8');

/** The cells of a service's row in the table of services. */
function rowOf(service: string): string[] {
  const row = architecture.split('\n').find((line) => line.startsWith(`| ${service} `)) ?? '';
  return row.split('|').map((cell) => cell.trim());
}
const withoutOwner = (type: string) => type.replace(/^[a-z-]+\./, '').replace(/\.v\d+$/, '');
const ACKNOWLEDGED = 'erasure.acknowledged of every other service';

describe("The architecture page's table of services", () => {
  it.each(services)('names what %s publishes', (service) => {
    const published = catalog.filter(({ owner }) => owner === service);
    expect(rowOf(service)[3]?.split(', ')).toEqual(published.map(({ type }) => withoutOwner(type)));
  });

  it.each(services)('names what %s consumes', (service) => {
    const consumed = catalog.filter(({ consumers }) => consumers.includes(service));
    const names = consumed.map(({ type }) => withoutOwner(type));
    const expected = service === 'identity' ? [ACKNOWLEDGED] : names;
    expect(rowOf(service)[4]?.split(', ').toSorted()).toEqual(expected.toSorted());
  });
});
