import { catalog } from '@careward/contracts/event-catalog';
import { eventSchema, type JsonSchema } from '@careward/contracts/published/json-schema';
import { openApi } from '@careward/contracts/published/openapi';
import { routeTable } from '@careward/contracts/route-table';
import { describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  breakingChanges,
  HOW_TO_CHANGE,
  publishedFiles,
  snapshotOf,
} from '../src/published/published-files.js';

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

  it.each(catalog.map(({ type, description }) => [type, description]))(
    '%s has a description',
    (_, description) => {
      expect(description.length).toBeGreaterThan(40);
    },
  );

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

describe('the description of all calls', () => {
  const document = openApi(routeTable);

  it('is OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it.each(routeTable.map((row) => [`${row.method} ${row.path}`, row] as const))('has %s', (_, row) => {
    const path = document.paths[row.path.replaceAll(/:(\w+)/g, '{$1}')];
    const operation = path?.[row.method.toLowerCase()];
    const answered = Object.keys(row.redirect ? { [row.redirect]: true } : row.answers);
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining([...answered, '429', '500']),
    );
    expect(Boolean(operation?.requestBody)).toBe(row.body !== undefined || row.upload === true);
    expect(operation?.security.length === 0).toBe(row.access === 'public' && row.session !== 'ends');
  });

  it('tells how a list is read in pages and how a call is made once', () => {
    const operationAt = (path: string, method: string) => document.paths[path]?.[method];
    const list = operationAt('/api/chat/conversations', 'get');
    expect(list?.parameters.map(({ name }) => name)).toEqual(['before', 'limit']);
    expect(list?.responses).toMatchObject({ 200: { headers: { Link: expect.anything() } } });
    const start = operationAt('/api/chat/conversations', 'post');
    expect(start?.parameters.map(({ name }) => name)).toEqual(['Idempotency-Key']);
    expect(Object.keys(start?.responses ?? {})).toEqual(expect.arrayContaining(['409', '410', '413', '415']));
  });
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
