import { discoveryErasureAcknowledged } from '@careward/contracts/discovery/events';
import { describeAcknowledgement } from '@careward/testing/erasure.suite';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll } from '@jest/globals';
import { startDiscovery } from './start-discovery.js';

const prefix = testPrefix();
let service: RunningService;
let bus: BrokerClient;

beforeAll(async () => {
  service = await startDiscovery(prefix);
  bus = await openBrokerClient(prefix);
});
afterAll(async () => {
  await bus.stop();
  await service.stop();
});

describeAcknowledgement({
  service: () => service,
  bus: () => bus,
  acknowledged: discoveryErasureAcknowledged,
});
