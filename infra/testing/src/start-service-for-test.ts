import { ASSERTION_HEADER } from '@careward/contracts/kernel/http';
import type { InternalCall, Service } from '@careward/contracts/kernel/service';
import type { Route } from '@careward/contracts/kernel/route';
import { Clock } from '@careward/platform/app/clock';
import { createService } from '@careward/platform/app/start-service';
import { parseConfig } from '@careward/platform/app/environment';
import { closeService } from '@careward/platform/app/shut-down';
import { EventTransport } from '@careward/platform/events/event-transport';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { z } from 'zod';
import { theService } from './a-principal.js';
import { addressOf, callRoute, type RouteCall } from './call-route.js';
import { assertionFor } from './caller-keys.js';
import { eventually } from './eventually.js';
import type { ParsedAnswer } from './parse-answer.js';
import { initializeTestKeyStore, testEnvironment } from './test-environment.js';
import { testPrefix } from './test-prefix.js';

type ServiceUnderTest<Schema extends z.ZodObject> = {
  service: Service;
  /** The schema of the service's environment. */
  environment: Schema;
  /** The service's module, as its main.ts makes it. */
  module: (config: z.infer<Schema>) => DynamicModule;
  /** Overrides of the test environment, such as the URL of a stubbed peer. */
  with?: Record<string, string>;
  /** For services, or copies of one, that share databases and the exchange. */
  prefix?: string;
};

export type RunningService = {
  url: string;
  prefix: string;
  /** For access to the service's providers: a repository, the outbox, the database. */
  app: NestFastifyApplication;
  /** Calls a route as the gateway would on behalf of a caller; throws when the response does not match the route. */
  call<Answer extends z.ZodType>(
    row: Route<z.ZodType, Answer>,
    as: Principal,
    call?: RouteCall,
  ): Promise<ParsedAnswer<z.infer<Answer>>>;
  /** Makes an internal call as another service would. */
  ask<Answer extends z.ZodType>(
    call: InternalCall<Answer>,
    question: InternalQuestion,
  ): Promise<z.infer<Answer> | null>;
  /** Sets the service's clock, which then stands still. */
  setTime(now: Date): void;
  /** Requests in progress are cut after `drainMs`. */
  stop(drainMs?: number): Promise<void>;
};

/** Starts a service in this process on a free port and this run's engines; resolves when it can publish and consume. */
export async function startServiceForTest<Schema extends z.ZodObject>(
  started: ServiceUnderTest<Schema>,
): Promise<RunningService> {
  const { service, prefix = testPrefix() } = started;
  const environment = { ...testEnvironment(service, prefix), ...started.with };
  const config = parseConfig(started.environment, environment);
  if (service !== 'identity') await initializeTestKeyStore(prefix);
  const app = await createService(started.module(config));
  try {
    await app.startAllMicroservices();
    await app.listen(0, '127.0.0.1');
    await eventually(() => {
      if (!app.get(EventTransport).connected) throw new Error('the broker is not connected yet');
    });
  } catch (error) {
    await closeService(app);
    throw error;
  }
  const url = await app.getUrl();
  return {
    url,
    prefix,
    app,
    call: async (row, as, call = {}) =>
      callRoute(url, row, {
        ...call,
        headers: { [ASSERTION_HEADER]: await assertionFor(service, as), ...call.headers },
      }),
    ask: (call, question) => askInternal(url, call, question),
    setTime: (now) => {
      app.get(Clock).now = () => now;
    },
    stop: (drainMs) => closeService(app, drainMs),
  };
}

type InternalQuestion = {
  /** The calling service. */
  by: string;
  params?: Record<string, string>;
  body?: unknown;
};

/** Makes an internal call and parses the response by its contract; null is a 404, every other failure throws. */
async function askInternal<Answer extends z.ZodType>(
  origin: string,
  call: InternalCall<Answer>,
  { by, params = {}, body }: InternalQuestion,
): Promise<z.infer<Answer> | null> {
  const path = addressOf(call.path, params);
  const response = await fetch(new URL(path, origin), {
    method: call.method,
    headers: {
      [ASSERTION_HEADER]: await assertionFor(call.service, theService(by)),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${call.method} ${path} answered ${response.status}`);
  return call.answer.parse(await response.json());
}
