import { discoveryErasureAcknowledged } from '@careward/contracts/discovery/events';
import { describeAcknowledgement } from '@careward/testing/erasure.suite';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { openTestBus, type TestBus } from '@careward/testing/test-bus';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll } from '@jest/globals';
import { startDiscovery } from './start-discovery.js';

const prefix = testPrefix();
let service: RunningService;
let bus: TestBus;

beforeAll(async () => {
  service = await startDiscovery(prefix);
  bus = await openTestBus(prefix);
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
