import { eligibilityRoutes } from '@careward/contracts/assessment/eligibility-routes';
import { assessmentErasureAcknowledged } from '@careward/contracts/assessment/events';
import { Database } from '@careward/platform/mongo/database';
import type { aCaregiver } from '@careward/testing/a-principal';
import { anEligibilityCheck } from '@careward/testing/an-eligibility-check';
import { describeErasure } from '@careward/testing/erasure.suite';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { openTestBus, type TestBus } from '@careward/testing/test-bus';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startAssessment } from './start-assessment.js';

const prefix = testPrefix();
let service: RunningService;
let bus: TestBus;

beforeAll(async () => {
  service = await startAssessment(prefix);
  bus = await openTestBus(prefix);
});
afterAll(async () => {
  await bus.stop();
  await service.stop();
});

const checkEligibility = async (who: ReturnType<typeof aCaregiver>) =>
  (await service.call(eligibilityRoutes.checkEligibility, who, { body: anEligibilityCheck() })).status;

/** As long as no call makes one. */
const plantAssessment = ({ userId }: ReturnType<typeof aCaregiver>) =>
  service.app
    .get<Database>(Database)
    .collection<{ _id: string; owner: string }>('assessments')
    .insertOne({ _id: randomUUID(), owner: userId });

describeErasure({
  service: () => service,
  bus: () => bus,
  acknowledged: assessmentErasureAcknowledged,
  plant: (who) => Promise.all([checkEligibility(who), plantAssessment(who)]),
  stores: {
    assessments: { planted: 1, writes: [checkEligibility] },
    eligibilityResults: { planted: 1, writes: [checkEligibility] },
  },
});
