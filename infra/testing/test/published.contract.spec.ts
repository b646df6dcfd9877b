import { catalog } from '@careward/contracts/event-catalog';
import { describe, expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaks, HOW_TO_CHANGE } from '../src/published/compatibility.js';
import { eventSchema, type JsonSchema } from '../src/published/event-schema.js';
import { meanings } from '../src/published/meanings.js';
import { publishedFiles, snapshotOf } from '../src/published/published-files.js';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8') : 'missing: run npm run contracts';

describe('what is generated from the contracts', () => {
  it.each([...publishedFiles(root)].map(([file, content]) => [file.slice(root.length + 1), content]))(
    '%s is not stale',
    (file, content) => {
      expect(read(join(root, file))).toBe(content);
    },
  );

  it('has no snapshot of an event that is gone', () => {
    const known = catalog.map(({ type }) => `${type}.json`).sort();
    expect(globSync('*.json', { cwd: join(root, 'infra/contracts/snapshots') }).sort()).toEqual(known);
  });

  it.each(catalog.map(({ type }) => [type]))('%s says when it happens', (type) => {
    expect(meanings(join(root, 'infra/contracts')).get(type)?.length).toBeGreaterThan(40);
  });

  it.each(catalog.map((event) => [event.type, event] as const))(
    '%s still fits everybody who relies on it',
    (type, event) => {
      const broken = breaks(JSON.parse(read(snapshotOf(root, type))) as JsonSchema, eventSchema(event));
      expect(broken.length > 0 ? [...broken, HOW_TO_CHANGE] : []).toEqual([]);
    },
  );
});

describe('a change within a version', () => {
  const before: JsonSchema = {
    properties: {
      data: {
        properties: { userId: { type: 'string' }, tier: { enum: ['T0', 'T1'] } },
        required: ['userId', 'tier'],
      },
    },
    required: ['data'],
  };
  const withData = (data: JsonSchema): JsonSchema => ({ properties: { data }, required: ['data'] });
  const { userId, tier } = before.properties?.data?.properties ?? {};
  const fields = { userId: userId ?? {}, tier: tier ?? {} };

  it.each<[string, JsonSchema, string[]]>([
    ['nothing', before, []],
    [
      'an optional field more',
      withData({ properties: { ...fields, at: { type: 'string' } }, required: ['userId', 'tier'] }),
      [],
    ],
    [
      'a required field more',
      withData({ properties: { ...fields, at: {} }, required: ['userId', 'tier', 'at'] }),
      ['"data.at" was added as a required field'],
    ],
    [
      'a field less',
      withData({ properties: { userId: fields.userId }, required: ['userId'] }),
      ['"data.tier" was removed'],
    ],
    [
      'another type',
      withData({ properties: { ...fields, userId: { type: 'integer' } }, required: ['userId', 'tier'] }),
      ['"data.userId" changed its type or rule'],
    ],
    [
      'a value more in an enumeration',
      withData({
        properties: { ...fields, tier: { enum: ['T0', 'T1', 'T2'] } },
        required: ['userId', 'tier'],
      }),
      ['"data.tier" changed its type or rule'],
    ],
    [
      'a required field made optional',
      withData({ properties: fields, required: ['userId'] }),
      ['"data.tier" changed whether it is required'],
    ],
  ])('%s', (_, after, expected) => {
    expect(breaks(before, after)).toEqual(expected);
  });
});
