import { burdenLevel, burdenRoutes, eligibilityRoutes } from '@careward/contracts/assessment/routes';
import { burdenCompleted, eligibilityAssessed } from '@careward/contracts/assessment/events';
import { aCaregiver } from '@careward/testing/a-principal';
import { anAssessment, anEligibilityCheck } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import { type BrokerClient, expectPublished, openBrokerClient } from '@careward/testing/broker-client';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startAssessment } from './start-assessment.js';

const prefix = testPrefix();
let service: RunningService;
let bus: BrokerClient;
beforeAll(async () => {
  bus = await openBrokerClient(prefix);
  service = await startAssessment(prefix);
});
afterAll(async () => {
  await service.stop();
  await bus.stop();
});

type Caregiver = ReturnType<typeof aCaregiver>;
const submit = (who: Caregiver, key: string = randomUUID()) =>
  service.call(burdenRoutes.submitAssessment, who, {
    body: anAssessment(),
    headers: { 'idempotency-key': key },
  });

describe('assessment publishes the events it declares', () => {
  it('when an assessment is finished, once for each', async () => {
    const who = aCaregiver();
    const first = await submit(who, 'the-same');
    await submit(who, 'the-same');
    const { body: last } = await submit(who);
    await expectPublished(bus, burdenCompleted);
    const ids = () => bus.ofType(burdenCompleted).map(({ data }) => data.assessmentId);
    await eventually(() => expect(ids()).toContain(last.id));
    expect(ids()).toEqual([first.body.id, last.id]);
  });

  it('each time eligibility is checked', async () => {
    const who = aCaregiver();
    for (let time = 0; time < 2; time++)
      await service.call(eligibilityRoutes.checkEligibility, who, { body: anEligibilityCheck() });
    await expectPublished(bus, eligibilityAssessed);
    await eventually(() =>
      expect(bus.ofType(eligibilityAssessed).map(({ sequence }) => sequence)).toEqual([1, 2]),
    );
  });
});

describe('the level of an assessment', () => {
  it('is told to notifications, of this person alone', async () => {
    const who = aCaregiver();
    const { body } = await submit(who);
    const level = (userId: string, assessmentId: string) =>
      service.ask(burdenLevel, { by: 'notifications', params: { userId, assessmentId } });
    expect(await level(who.userId, body.id)).toEqual({ level: body.level });
    expect(await level(randomUUID(), body.id)).toBeNull();
    expect(await level(who.userId, randomUUID())).toBeNull();
  });
});
