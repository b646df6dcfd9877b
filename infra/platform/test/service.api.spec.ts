import { ASSERTION_HEADER } from '@careward/contracts/kernel/http';
import { deadLettersOf, queueBoardOf } from '@careward/contracts/kernel/operations';
import { type InternalCall, services } from '@careward/contracts/kernel/service';
import { problem } from '@careward/contracts/kernel/route';
import { careProfileRoutes } from '@careward/contracts/care-profile/routes';
import { internalCallTable } from '@careward/contracts/route-table';
import { aCaregiver, nobody, theService } from '@careward/testing/a-principal';
import { assertionFor, privateKeyOf } from '@careward/testing/caller-keys';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { register } from 'prom-client';
import { z } from 'zod';
import { AssertionSigner, type Principal } from '../src/internal-calls/assertion.js';
import { refusedInternalCalls } from '../src/http/principal.guard.js';
import { Internal, Route } from '../src/http/route.decorator.js';
import { ConsumesEventsOf } from './consumes-events-of.js';
import { SERVICE, startSample } from './start-sample.js';

const internal = (path: string): InternalCall => ({
  service: SERVICE,
  method: 'GET',
  path,
  callers: ['coach'],
  answer: z.any(),
});

@Controller()
class SampleController {
  @Route(careProfileRoutes.profile)
  forPeople() {
    return {};
  }

  @Internal(internal('/internal/sample'))
  forServices() {
    return {};
  }

  @Internal(internal('/internal/never'))
  neverAnswers() {
    return new Promise<never>(() => undefined);
  }

  @ConsumesEventsOf(SERVICE)
  consumes() {
    return {};
  }
}

/** Answers every internal call there is, but those that the platform answers. */
@Controller()
class InternalCallsController {}
/** Calls that several services answer are one here. */
const calls = [...new Map(internalCallTable.map((call) => [call.path, call])).values()];
const ofThePlatform = [deadLettersOf(SERVICE).path, queueBoardOf(SERVICE).path];
const answeredHere = calls.filter(({ path }) => !ofThePlatform.includes(path));
for (const call of answeredHere) {
  const handler = { value: () => ({}), configurable: true, writable: true };
  Object.defineProperty(InternalCallsController.prototype, call.path, handler);
  Internal(call)(InternalCallsController.prototype, call.path, handler);
}

let service: RunningService;
beforeAll(async () => {
  service = await startSample({
    controllers: [SampleController, InternalCallsController],
    platform: { deadlines: { usual: 30, coach: 30 } },
  });
});
afterAll(() => service.stop());

type Answer = { status: number; told: Record<string, unknown> };

async function call(path: string, assertion?: string): Promise<Answer> {
  const response = await fetch(service.url + path, {
    ...(assertion !== undefined && { headers: { [ASSERTION_HEADER]: assertion } }),
  });
  return { status: response.status, told: (await response.json()) as Answer['told'] };
}
const as = (caller: Principal) => assertionFor(SERVICE, caller);
const refusals = async (reason: string) => {
  const counter = await register.getSingleMetric('careward_assertions_refused_total')?.get();
  return counter?.values.find(({ labels }) => labels.reason === reason)?.value ?? 0;
};

describe('a call whose assertion does not hold', () => {
  const person = aCaregiver();
  const signedBy = (key: string, issuer: string, audience = SERVICE) =>
    new AssertionSigner(issuer, privateKeyOf(key)).sign(audience, person);

  it.each<[string, string, () => Promise<string | undefined>]>([
    ['that carries none', 'absent', () => Promise.resolve(undefined)],
    ['that carries something else', 'invalid', () => Promise.resolve('Bearer cw_x')],
    ['of another key', 'invalid', () => signedBy('coach', 'gateway')],
    ['of an unknown process', 'invalid', () => signedBy('gateway', 'somebody')],
    ['made for another service', 'invalid', () => signedBy('gateway', 'gateway', 'identity')],
    ['of a service that speaks for a person', 'invalid', () => signedBy('coach', 'coach')],
  ])('%s is our fault: a 500 with its sentence, and counted', async (_, reason, assertion) => {
    const before = await refusals(reason);
    for (const path of ['/api/profile', '/internal/sample']) {
      const { status, told } = await call(path, await assertion());
      expect(status).toBe(500);
      expect(problem.parse(told)).toMatchObject({ code: 'internal', id: expect.any(String) });
      expect(told.detail).toMatch(/^Something went wrong on our side\. Please try again/);
    }
    expect(await refusals(reason)).toBe(before + 2);
  });
});

describe('a call whose assertion holds', () => {
  it.each<[string, Principal, string, number, string | undefined]>([
    ['a person', aCaregiver(), '/api/profile', 200, undefined],
    ['nobody', nobody, '/api/profile', 401, 'not-signed-in'],
    ['a service', theService('coach'), '/internal/sample', 200, undefined],
    ['a person', aCaregiver(), '/internal/sample', 403, 'not-allowed'],
    ['nobody', nobody, '/internal/sample', 403, 'not-allowed'],
  ])('for %s (%j) to %s is answered %i', async (_, caller, path, status, code) => {
    const answer = await call(path, await as(caller));
    expect(answer.status).toBe(status);
    expect(answer.told.code).toBe(code);
  });
});

describe.each(
  [...answeredHere, deadLettersOf(SERVICE), queueBoardOf(SERVICE)].map(
    (row) => [`${row.method} ${row.path}`, row] as const,
  ),
)('%s', (name, { method, path, callers }) => {
  it.each([...services, 'gateway'] as const)(
    'is for the callers in its contract alone: %s',
    async (caller) => {
      const refused = () => refusedInternalCalls.get().then(({ values }) => values);
      const before = (await refused()).length;
      const assertion = await as(theService(caller));
      const { status } = await fetch(service.url + path, {
        method,
        headers: { [ASSERTION_HEADER]: assertion },
      });
      expect(status === 403).toBe(!callers.includes(caller));
      const labels = { call: name, caller };
      const counted = callers.includes(caller) ? [] : [{ labels, value: 1 }];
      expect((await refused()).slice(before)).toEqual(counted);
    },
  );
});

describe('a handler that never answers', () => {
  it('is given up, with its sentence', async () => {
    const { status, told } = await call('/internal/never', await as(theService('coach')));
    expect(status).toBe(504);
    expect(problem.parse(told)).toMatchObject({
      code: 'too-slow',
      detail: 'This is taking too long. Please try again in a minute.',
    });
  });
});
