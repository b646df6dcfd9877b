import { burdenRoutes } from '@careward/contracts/assessment/burden-routes';
import { assessmentErasureAcknowledged } from '@careward/contracts/assessment/events';
import { Database } from '@careward/platform/mongo/database';
import { insertOnce } from '@careward/platform/mongo/upsert';
import { PersonalData } from '@careward/platform/personal-data/personal-data';
import { ProblemError } from '@careward/platform/http/problem-error';
import type { aCaregiver } from '@careward/testing/a-principal';
import { anAssessment } from '@careward/testing/an-assessment';
import { describeErasure } from '@careward/testing/erasure.suite';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { openTestBus, type TestBus } from '@careward/testing/test-bus';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll } from '@jest/globals';
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

type Caregiver = ReturnType<typeof aCaregiver>;

const submit = async (who: Caregiver) =>
  (await service.call(burdenRoutes.submitAssessment, who, { body: anAssessment() })).status;

/** Where no route writes yet: a write as every personal one is made. */
const keepResult = ({ userId }: Caregiver): Promise<number> => {
  const results = service.app.get<Database>(Database).collection<{ _id: string }>('eligibility_results');
  return service.app
    .get(PersonalData)
    .write(userId, () => insertOnce(results, userId, {}))
    .then(
      () => 201,
      (error: unknown) => {
        if (error instanceof ProblemError) return error.status;
        throw error;
      },
    );
};

describeErasure({
  service: () => service,
  bus: () => bus,
  acknowledged: assessmentErasureAcknowledged,
  plant: async (who) => {
    await submit(who);
    await keepResult(who);
  },
  stores: {
    assessments: { planted: 1, writes: [submit] },
    eligibilityResults: { planted: 1, writes: [keepResult] },
  },
});
