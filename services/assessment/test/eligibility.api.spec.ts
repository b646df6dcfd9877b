import { describeLostKey } from '@careward/testing/lost-key.suite';
import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import { eligibilityRoutes as routes } from '@careward/contracts/assessment/routes';
import { ELIGIBILITY_HEADER } from '@careward/contracts/kernel/http';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver, nobody } from '@careward/testing/a-principal';
import { anEligibilityCheck } from '@careward/testing/a-person';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAssessment } from './start-assessment.js';

let service: RunningService;

beforeAll(async () => {
  service = await startAssessment(testPrefix());
});
afterAll(() => service.stop());

type Caregiver = ReturnType<typeof aCaregiver>;
const check = (who: Caregiver, body: unknown) => service.call(routes.checkEligibility, who, { body });
const listOf = async (who: Caregiver, headers: Record<string, string> = {}) =>
  (await service.call(routes.eligibility, who, { headers })).body;
const resultWith = (eligibilityScore: number) => ({
  programType: 'medicaid_pas',
  eligibilityScore,
  status: 'assessed',
});

describe('a check', () => {
  it('is scored by the server, whatever the browser says, and is then in the list', async () => {
    const who = aCaregiver();
    expect(await listOf(who)).toEqual([]);
    const { status, body } = await check(who, {
      ...anEligibilityCheck(),
      eligibilityScore: 3,
      $set: { x: 1 },
    });
    expect([status, body]).toEqual([201, resultWith(85)]);
    expect(await listOf(who)).toEqual([resultWith(85)]);
  });

  it('takes the place of the one before, and is nobody else’s', async () => {
    const [who, other] = [aCaregiver(), aCaregiver()];
    await check(who, anEligibilityCheck());
    await check(who, anEligibilityCheck({ benefits: ['none'] }));
    expect(await listOf(who)).toEqual([resultWith(50)]);
    expect(await listOf(other)).toEqual([]);
  });

  it('that arrives several times at once is one result', async () => {
    const who = aCaregiver();
    const answers = await Promise.all(Array.from({ length: 8 }, () => check(who, anEligibilityCheck())));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await listOf(who)).toEqual([resultWith(85)]);
  });

  it('needs somebody who is signed in', async () => {
    expect((await service.call(routes.eligibility, nobody)).problem.status).toBe(401);
    const asked = service.call(routes.checkEligibility, nobody, { body: anEligibilityCheck() });
    expect((await asked).problem.status).toBe(401);
  });

  it.each<[Partial<Record<keyof EligibilityAnswers, unknown>>, string, string]>([
    [{ relationship: undefined }, 'relationship', 'Relationship is required'],
    [{ relationship: 'sibling' }, 'relationship', 'Relationship is required'],
    [{ relationship: { $ne: null } }, 'relationship', 'Relationship is required'],
    [{ benefits: [] }, 'benefits', 'Please select at least one benefit'],
    [{ benefits: 'medicaid' }, 'benefits', 'Please select at least one benefit'],
    [{ benefits: ['gold'] }, 'benefits.0', 'Please select at least one benefit'],
    [{ age: 64 }, 'age', 'Age is required'],
    [{ age: 'old' }, 'age', 'Age is required'],
    [{ state: 'DC' }, 'state', 'State is required'],
    [{ state: 'nj' }, 'state', 'State is required'],
    [{ state: 'x'.repeat(10_000) }, 'state', 'State is required'],
    [{ zipCode: '0710' }, 'zipCode', 'Valid zip code is required'],
    [{ zipCode: '071022' }, 'zipCode', 'Valid zip code is required'],
    [{ zipCode: '0710a' }, 'zipCode', 'Valid zip code is required'],
    [{ zipCode: 7102 }, 'zipCode', 'Valid zip code is required'],
    [{ condition: '' }, 'condition', 'Condition is required'],
    [{ condition: 'cancer' }, 'condition', 'Condition is required'],
  ])('is refused with %j', async (wrong, path, sentence) => {
    const who = aCaregiver();
    const { problem } = await check(who, { ...anEligibilityCheck(), ...wrong });
    expect(problem).toMatchObject({ status: 400, detail: sentence });
    expect(problem.errors?.map((error) => error.path)).toContain(path);
    expect(await listOf(who)).toEqual([]);
  });

  it.each([undefined, null, [], 'text', 5, {}])('is refused as %j', async (body) => {
    expect((await check(aCaregiver(), body)).problem.status).toBe(400);
  });
});

describe('what the browser still carries', () => {
  const carried = (more: object) => ({
    [ELIGIBILITY_HEADER]: JSON.stringify({ fromEligibilityCheck: true, ...more }),
  });
  const answers = anEligibilityCheck({ benefits: ['medicare'], condition: 'other' });

  it('counts where nothing is kept, and is not kept', async () => {
    const who = aCaregiver();
    expect(await listOf(who, carried({ answers, result: resultWith(99) }))).toEqual([resultWith(70)]);
    expect(await listOf(who)).toEqual([]);
  });

  it('does not replace what is kept', async () => {
    const who = aCaregiver();
    await check(who, anEligibilityCheck());
    expect(await listOf(who, carried({ answers }))).toEqual([resultWith(85)]);
  });

  it.each(['', '{', 'null', '[]', '"x"', '{"answers":{"state":"NJ"}}', '{"answers":[]}'])(
    'is nothing as %j',
    async (header) => {
      expect(await listOf(aCaregiver(), { [ELIGIBILITY_HEADER]: header })).toEqual([]);
    },
  );
});

describe('at rest', () => {
  it('no answer and no score is readable, and what cannot be opened is left out', async () => {
    const who = aCaregiver();
    await check(who, anEligibilityCheck());
    const results = service.app.get<Database>(Database).collection<{ _id: string }>('eligibility_results');
    // All that is stored, since a short answer such as "NJ" can stand in a sealed value by chance. Events hold ids only.
    const stored = await results.findOne({ _id: who.userId }, { projection: { outbox: 0, events: 0 } });
    expect(stored).toEqual({
      _id: who.userId,
      results: {
        medicaid_pas: {
          checked: expect.stringMatching(/^cw1\.[\w-]+\.[\w-]+$/),
          assessedAt: expect.any(Date),
        },
      },
    });
    await results.updateOne({ _id: who.userId }, { $set: { 'results.medicaid_pas.checked': 'cw1.broken' } });
    expect(await listOf(who)).toEqual([]);
  });
});

describeLostKey({
  name: 'assessment',
  service: () => service,
  plant: (who) => check(who, anEligibilityCheck()),
  refused: {
    'the list of results': (who) => service.call(routes.eligibility, who),
    'another check': (who) => check(who, anEligibilityCheck()),
  },
  read: (who) => listOf(who),
});
