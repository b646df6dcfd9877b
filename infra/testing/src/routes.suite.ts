import { ASSERTION_HEADER } from '@careward/contracts/kernel/http';
import type { InternalCall, Service } from '@careward/contracts/kernel/service';
import type { Route } from '@careward/contracts/kernel/route';
import { type JsonSchema, schemaOf } from '@careward/contracts/published/json-schema';
import { internalCallTable, routeTable } from '@careward/contracts/route-table';
import { parseConfig } from '@careward/platform/app/environment';
import { CALL, ROW } from '@careward/platform/http/route.decorator';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DynamicModule, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import type { z } from 'zod';
import { aCaregiver } from './a-principal.js';
import { addressOf } from './call-route.js';
import { assertionFor } from './caller-keys.js';
import { type RunningService, startServiceForTest } from './start-service-for-test.js';
import { testEnvironment } from './test-environment.js';

type ServiceModule<Schema extends z.ZodObject> = {
  environment: Schema;
  module: (config: z.infer<Schema>) => DynamicModule;
};

/** A service has one handler for each of its routes in the route table and for each of its internal calls. */
export function describeRoutes<Schema extends z.ZodObject>(
  service: Service,
  { environment, module }: ServiceModule<Schema>,
): void {
  const built = module(parseConfig(environment, testEnvironment(service, '')));
  const handlers = [...new Set(controllersIn(built))].flatMap(methodsOf);
  const rows = routeTable.filter((row) => row.service === service);
  const calls = internalCallTable.filter((call) => call.service === service);

  describe(`${service} answers`, () => {
    for (const row of rows)
      it(`${row.method} ${row.path}, once`, () => {
        expect(handlers.filter((handler) => Reflect.getMetadata(ROW, handler) === row)).toHaveLength(1);
      });

    for (const { method, path, callers } of calls)
      it(`${method} ${path}, once`, () => {
        const answered = handlers.map(callOf).filter((call) => call?.path === path);
        expect(answered.map((call) => call?.callers)).toEqual([callers]);
      });

    it('nothing else', () => {
      const reachable = handlers.filter((handler) => Reflect.hasMetadata('path', handler));
      const known = (handler: object) =>
        rows.includes(Reflect.getMetadata(ROW, handler) as (typeof rows)[number]) ||
        calls.some(({ path }) => path === callOf(handler)?.path);
      expect(reachable.filter((handler) => !known(handler))).toEqual([]);
    });
  });

  describe(`${service}, sent what nobody expects`, () => {
    let running: RunningService;
    beforeAll(async () => {
      running = await startServiceForTest({ service, environment, module });
    });
    afterAll(() => running.stop());

    const named = (some: readonly Route[]) => some.map((row) => [`${row.method} ${row.path}`, row] as const);
    const failed = ([, status]: readonly [unknown, number]) => status >= 500;

    for (const [name, row] of named(rows.filter(({ body }) => body)))
      it(`${name} refuses fields of another kind, and fails at no body`, async () => {
        const schema = row.body as z.ZodType;
        const send = async (body: unknown) => [body, await statusOf(running, row, { body })] as const;
        const answered = await Promise.all(hostileBodies(schema).map(send));
        expect(answered.filter(failed)).toEqual([]);
        for (const other of [withNoText(schema), [null, 7], 'text', 7]) {
          const [, refused] = await send(other);
          expect([other, refused]).toEqual([other, 400]);
        }
      });

    for (const [name, row] of named(rows))
      it(`${name} fails at no id and no query`, async () => {
        const send = async (text: string) => [text, await statusOf(running, row, { text })] as const;
        const answered = await Promise.all(hostileTexts.map(send));
        expect(answered.filter(failed)).toEqual([]);
      });
  });
}

/** The controllers of a module and of the feature modules that it imports. */
function controllersIn(imported: DynamicModule | Type): Type[] {
  const {
    module,
    controllers = [],
    imports = [],
  } = typeof imported === 'function' ? { module: imported } : imported;
  const declared = <Entry>(key: string) => (Reflect.getMetadata(key, module) ?? []) as Entry[];
  return [
    ...controllers,
    ...declared<Type>(MODULE_METADATA.CONTROLLERS),
    ...[...imports, ...declared<Type>(MODULE_METADATA.IMPORTS)].flatMap((each) =>
      controllersIn(each as DynamicModule | Type),
    ),
  ];
}

/** The status of a row's answer to a body, or to a text as every id and all of the query. */
async function statusOf(
  { url }: RunningService,
  row: Route,
  { body, text }: { body?: unknown; text?: string },
): Promise<number> {
  const caller = aCaregiver({ role: row.access === 'super_admin' ? 'super_admin' : 'caregiver' });
  const all = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, text ?? 'none']));
  const params = all([...row.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name));
  const query = text === undefined ? {} : all(Object.keys(row.query?.shape ?? {}));
  const response = await fetch(new URL(addressOf(row.path, params, query), url), {
    method: row.method,
    headers: {
      [ASSERTION_HEADER]: await assertionFor(row.service, caller),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
  });
  // A stream would go on.
  await response.body?.cancel();
  return response.status;
}

const callOf = (handler: object) => Reflect.getMetadata(CALL, handler) as InternalCall | undefined;

const methodsOf = (controller: Type): object[] => {
  const { constructor: _, ...methods } = Object.getOwnPropertyDescriptors(controller.prototype);
  return Object.values(methods).map(({ value }) => value as object);
};

/** Looks like text to whoever only reads its length, which cannot be compared. */
const NO_TEXT = { length: { toString: 1, valueOf: 1 } };

/** Values that JSON can carry and that code which reads them as text, list or date can trip over. */
const VALUES: readonly unknown[] = [
  NO_TEXT,
  { length: { toString: 1, valueOf: 1 }, size: { toString: 1, valueOf: 1 } },
  { length: -1, 0: 'a' },
  { length: 1e9 },
  { toString: 1, valueOf: 1, toJSON: 1, then: 1 },
  { constructor: { prototype: null }, hasOwnProperty: 1 },
  [NO_TEXT],
  [[[]], null, { toString: 1 }],
  null,
  true,
  -1e308,
  '\uD800',
  'a\u0000b',
];
/** How far a value is put into the lists and objects that a schema expects. */
const DEPTH = 3;

/** Every value at every depth of the body that `schema` expects. */
function hostileBodies(schema: z.ZodType): unknown[] {
  const expected = schemaOf(schema, 'input');
  const bodies = VALUES.flatMap((value) =>
    Array.from({ length: DEPTH + 1 }, (_, depth) => filled(expected, value, depth)),
  );
  return [...new Map(bodies.map((body) => [JSON.stringify(body), body])).values()];
}

/** The body that `schema` expects, with this in each of its fields. */
const withNoText = (schema: z.ZodType): unknown => filled(schemaOf(schema, 'input'), NO_TEXT, 1);

/** Ids and queries that no list has handed out. */
const hostileTexts = ['zzz', '__proto__', 'constructor', 'a\u0000b', '%', '\u202E', '-1', '{"$gt":""}'];

function filled(expected: JsonSchema, value: unknown, depth: number): unknown {
  if (depth === 0) return value;
  const [one = expected] = (expected['anyOf'] ?? []) as JsonSchema[];
  if (one.properties)
    return Object.fromEntries(
      Object.entries(one.properties).map(([name, part]) => [name, filled(part, value, depth - 1)]),
    );
  if (one['items']) return [filled(one['items'] as JsonSchema, value, depth - 1)];
  return value;
}
