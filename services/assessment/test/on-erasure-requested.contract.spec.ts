import { burdenRoutes, eligibilityRoutes } from '@careward/contracts/assessment/routes';
import { assessmentErasureAcknowledged } from '@careward/contracts/assessment/events';
import type { aCaregiver } from '@careward/testing/a-principal';
import { anAssessment, anEligibilityCheck } from '@careward/testing/a-person';
import { describeErasure } from '@careward/testing/erasure.suite';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll } from '@jest/globals';
import { startAssessment } from './start-assessment.js';

const prefix = testPrefix();
let service: RunningService;
let bus: BrokerClient;

beforeAll(async () => {
  service = await startAssessment(prefix);
  bus = await openBrokerClient(prefix);
});
afterAll(async () => {
  await bus.stop();
  await service.stop();
});

type Caregiver = ReturnType<typeof aCaregiver>;

const submit = async (who: Caregiver) =>
  (await service.call(burdenRoutes.submitAssessment, who, { body: anAssessment() })).status;
const checkEligibility = async (who: Caregiver) =>
  (await service.call(eligibilityRoutes.checkEligibility, who, { body: anEligibilityCheck() })).status;

describeErasure({
  service: () => service,
  bus: () => bus,
  acknowledged: assessmentErasureAcknowledged,
  plant: async (who) => {
    await submit(who);
    await checkEligibility(who);
  },
  stores: {
    assessments: { planted: 1, writes: [submit] },
    eligibilityResults: { planted: 1, writes: [checkEligibility] },
  },
});
