import type { Service } from '@careward/contracts/kernel/service';
import { internalCallTable } from '@careward/contracts/internal-call-table';
import type { InternalCall } from '@careward/contracts/kernel/internal-call';
import { routeTable } from '@careward/contracts/route-table';
import { parseConfig } from '@careward/platform/app/parse-config';
import { CALL, ROW } from '@careward/platform/http/route.decorator';
import { describe, expect, it } from '@jest/globals';
import type { DynamicModule, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import type { z } from 'zod';
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

const callOf = (handler: object) => Reflect.getMetadata(CALL, handler) as InternalCall | undefined;

const methodsOf = (controller: Type): object[] => {
  const { constructor: _, ...methods } = Object.getOwnPropertyDescriptors(controller.prototype);
  return Object.values(methods).map(({ value }) => value as object);
};
