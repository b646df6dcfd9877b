import { consumedBy } from '@careward/contracts/event-catalog';
import { documentPublished } from '@careward/contracts/discovery/events';
import { documentPassages } from '@careward/contracts/discovery/internal-calls';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import { serviceEnvironment } from '@careward/platform/app/environment';
import { Internal, Route } from '@careward/platform/http/route.decorator';
import { notFound } from '@careward/platform/http/problem-error';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import { aCaregiver, nobody } from '../src/a-principal.js';
import { eventOf } from '../src/event-of.js';
import { eventually } from '../src/eventually.js';
import { startServiceForTest, type RunningService } from '../src/start-service-for-test.js';
import { openTestBus, type TestBus } from '../src/test-bus.js';

@Controller()
class ShelfController {
  @Route(discoveryRoutes.library)
  empty() {
    return [];
  }

  @Route(discoveryRoutes.topic)
  missing() {
    throw notFound('topic');
  }

  @Internal(documentPassages)
  unknown() {
    throw notFound('document');
  }

  /** A service does not start without a handler for every event that it consumes. */
  @EventPattern<string[]>(consumedBy('discovery').map(({ type }) => type))
  ignored() {
    return undefined;
  }
}

@Module({ controllers: [ShelfController] })
class ShelfModule {}

describe('a service under test', () => {
  let shelf: RunningService;
  let bus: TestBus;

  beforeAll(async () => {
    shelf = await startServiceForTest({
      service: 'discovery',
      environment: serviceEnvironment,
      module: (config) => ({
        module: ShelfModule,
        imports: [PlatformModule.for({ service: 'discovery', config, migrations: [] })],
      }),
    });
    bus = await openTestBus(shelf.prefix);
  });
  afterAll(async () => {
    await bus.stop();
    await shelf.stop();
  });

  it('responds to calls with an assertion of the gateway', async () => {
    expect((await shelf.call(discoveryRoutes.library, nobody)).body).toEqual([]);
    expect((await shelf.call(discoveryRoutes.library, aCaregiver())).status).toBe(200);
  });

  it('responds with a problem that matches the contract', async () => {
    const { problem } = await shelf.call(discoveryRoutes.topic, nobody, { params: { id: 'bathing' } });
    expect(problem).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('responds to internal calls, and to none without an assertion', async () => {
    expect(await shelf.ask(documentPassages, { by: 'coach', params: { documentId: 'x' } })).toBeNull();
    expect((await fetch(`${shelf.url}/api/library`)).status).toBe(500);
  });

  it('shares its exchange with the test bus', async () => {
    const event = eventOf(documentPublished);
    await bus.publish(event);
    await eventually(() => expect(bus.ofType(documentPublished)).toEqual([event]));
  });
});
