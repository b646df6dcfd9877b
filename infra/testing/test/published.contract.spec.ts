import { catalog } from '@careward/contracts/event-catalog';
import { describe, expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  breakingChanges,
  eventSchema,
  HOW_TO_CHANGE,
  type JsonSchema,
} from '../src/published/event-schema.js';
import { eventDescriptions, publishedFiles, snapshotOf } from '../src/published/published-files.js';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8') : 'missing: run npm run contracts';

describe('the files generated from the contracts', () => {
  it.each([...publishedFiles(root)].map(([file, content]) => [file.slice(root.length + 1), content]))(
    '%s is up to date',
    (file, content) => {
      expect(read(join(root, file))).toBe(content);
    },
  );

  it('have no snapshot of a removed event', () => {
    const known = catalog.map(({ type }) => `${type}.json`).sort();
    expect(globSync('*.json', { cwd: join(root, 'infra/contracts/snapshots') }).sort()).toEqual(known);
  });

  it.each(catalog.map(({ type }) => [type]))('%s has a description', (type) => {
    expect(eventDescriptions(join(root, 'infra/contracts')).get(type)?.length).toBeGreaterThan(40);
  });

  it.each(catalog.map((event) => [event.type, event] as const))(
    '%s has no breaking change',
    (type, event) => {
      const broken = breakingChanges(
        JSON.parse(read(snapshotOf(root, type))) as JsonSchema,
        eventSchema(event),
      );
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
      'an additional optional field',
      withData({ properties: { ...fields, at: { type: 'string' } }, required: ['userId', 'tier'] }),
      [],
    ],
    [
      'an additional required field',
      withData({ properties: { ...fields, at: {} }, required: ['userId', 'tier', 'at'] }),
      ['"data.at" was added as a required field'],
    ],
    [
      'a removed field',
      withData({ properties: { userId: fields.userId }, required: ['userId'] }),
      ['"data.tier" was removed'],
    ],
    [
      'another type',
      withData({ properties: { ...fields, userId: { type: 'integer' } }, required: ['userId', 'tier'] }),
      ['"data.userId" changed its type or rule'],
    ],
    [
      'an additional value of an enumeration',
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
    expect(breakingChanges(before, after)).toEqual(expected);
  });
});
