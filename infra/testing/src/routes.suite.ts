import type { Service } from '@careward/contracts/kernel/service';
import { routeTable } from '@careward/contracts/route-table';
import { parseConfig } from '@careward/platform/app/parse-config';
import { ACCESS, ROW } from '@careward/platform/http/route.decorator';
import { describe, expect, it } from '@jest/globals';
import type { DynamicModule, Type } from '@nestjs/common';
import type { z } from 'zod';
import { testEnvironment } from './test-environment.js';

type ServiceModule<Schema extends z.ZodObject> = {
  environment: Schema;
  module: (config: z.infer<Schema>) => DynamicModule;
};

/** A service answers exactly its rows of the route table, each once; what else it answers is for other services only. */
export function describeRoutes<Schema extends z.ZodObject>(
  service: Service,
  { environment, module }: ServiceModule<Schema>,
): void {
  const built = module(parseConfig(environment, testEnvironment(service, '')));
  const handlers = (built.controllers ?? []).flatMap(methodsOf);
  const rows = routeTable.filter((row) => row.service === service);

  describe(`${service} answers`, () => {
    for (const row of rows)
      it(`${row.method} ${row.path}, once`, () => {
        expect(handlers.filter((handler) => Reflect.getMetadata(ROW, handler) === row)).toHaveLength(1);
      });

    it('nothing else, but to other services', () => {
      const reachable = handlers.filter((handler) => Reflect.hasMetadata('path', handler));
      const known = (handler: object) =>
        rows.includes(Reflect.getMetadata(ROW, handler) as (typeof rows)[number]) ||
        Reflect.getMetadata(ACCESS, handler) === 'internal';
      expect(reachable.filter((handler) => !known(handler))).toEqual([]);
    });
  });
}

const methodsOf = (controller: Type): object[] => {
  const { constructor: _, ...methods } = Object.getOwnPropertyDescriptors(controller.prototype);
  return Object.values(methods).map(({ value }) => value as object);
};
