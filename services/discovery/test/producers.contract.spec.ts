import { documentPublished, documentWithdrawn } from '@careward/contracts/discovery/events';
import { type BrokerClient, expectPublished, openBrokerClient } from '@careward/testing/broker-client';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { importing } from './importing.js';
import { startDiscovery } from './start-discovery.js';
import { threeTopics } from './three-topics.js';

const prefix = testPrefix();
let service: RunningService;
let bus: BrokerClient;

beforeAll(async () => {
  bus = await openBrokerClient(prefix);
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
