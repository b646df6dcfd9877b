import { burdenRoutes, eligibilityRoutes } from '@careward/contracts/assessment/routes';
import { burdenQuestions } from '@careward/content/assessment/burden-questions';
import { personExportOf } from '@careward/contracts/kernel/person-export';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { aCaregiver } from '@careward/testing/a-principal';
import { anAssessment, anEligibilityCheck } from '@careward/testing/a-person';
import { describePersonExport } from '@careward/testing/person-export.suite';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startAssessment } from './start-assessment.js';

let service: RunningService;
beforeAll(async () => {
  service = await startAssessment(testPrefix());
});
afterAll(() => service.stop());

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const submit = (who: ReturnType<typeof aCaregiver>) =>
  service.call(burdenRoutes.submitAssessment, who, { body: anAssessment({}, 'I sleep badly') });

describePersonExport({
  name: 'assessment',
  service: () => service,
  plant: async (who) => {
    await submit(who);
    await service.call(eligibilityRoutes.checkEligibility, who, { body: anEligibilityCheck() });
  },
  expected: {
    assessments: [
      {
        completedAt: time,
        score: 25,
        level: 'mild',
        answers: Object.entries(burdenQuestions).map(([id, { text, options }]) => ({
          question: text.en,
          answer: options.en[1],
          value: 1,
          comment: id === 'emotional_health' ? 'I sleep badly' : null,
        })),
        recommendations: expect.any(Array),
      },
    ],
    eligibilityResults: [
      {
        programType: 'medicaid_pas',
        assessedAt: time,
        result: { answers: anEligibilityCheck(), eligibilityScore: 85 },
      },
    ],
  },
  marked: {
    assessments: [{ completedAt: time, answers: UNREADABLE }],
    eligibilityResults: [{ programType: 'medicaid_pas', assessedAt: time, result: UNREADABLE }],
  },
});

it('has the questions in the language of whoever asks', async () => {
  const who = aCaregiver();
  await submit(who);
  const body = { userId: who.userId, language: 'es' };
  const exported = await service.ask(personExportOf('assessment'), { by: 'identity', body });
  expect(JSON.stringify(exported)).toContain(burdenQuestions.overwhelmed.text.es);
});
