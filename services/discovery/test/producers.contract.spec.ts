import { documentPublished, documentWithdrawn } from '@careward/contracts/discovery/events';
import { expectPublished } from '@careward/testing/expect-published';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { openTestBus, type TestBus } from '@careward/testing/test-bus';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { importing } from './importing.js';
import { startDiscovery } from './start-discovery.js';
import { threeTopics } from './three-topics.js';

const prefix = testPrefix();
let service: RunningService;
let bus: TestBus;

beforeAll(async () => {
  bus = await openTestBus(prefix);
  service = await startDiscovery(prefix);
});
afterAll(async () => {
  await service.stop();
  await bus.stop();
});

describe('discovery publishes the events it declares', () => {
  it('when the library is published', async () => {
    await expectPublished(bus, documentPublished);
  });

  it('when a topic is taken out of it', async () => {
    const { version, topics } = await threeTopics(2);
    await importing(service.app, { version, topics: topics.slice(1) }).execute();
    await expectPublished(bus, documentWithdrawn);
  });
});
