import { pageScreening } from '@careward/contracts/coach/internal-calls';
import { ASSERTION_HEADER } from '@careward/contracts/kernel/http';
import { aCaregiver, nobody, theService } from '@careward/testing/a-principal';
import { assertionFor } from '@careward/testing/caller-keys';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { register } from 'prom-client';
import { startCoach, type RunningCoach } from './start-coach.js';

let coach: RunningCoach;

beforeAll(async () => {
  coach = await startCoach(testPrefix());
});
afterAll(() => coach.stop());

describe('sentences of a crawled page', () => {
  it('are doubtful where they sound like a crisis and name nobody to call', async () => {
    const texts = [
      'A calm voice helps more than many words.',
      'I want to kill myself and take her with me tonight.',
      'Call or text 988 if you think about killing yourself.',
      'Quiero matarme y que ella se vaya conmigo esta noche.',
      'Lay out clothes in the order in which they are put on.',
    ];
    const answer = await coach.ask(pageScreening, { by: 'discovery', body: { texts } });
    expect(answer).toEqual({ doubtful: [1, 3] });
  });

  it('are no questions to the coach, and are not counted as such', async () => {
    const counted = async () =>
      (await register.getSingleMetric('careward_coach_risk_detected_total')?.get())?.values;
    const before = await counted();
    await coach.ask(pageScreening, { by: 'discovery', body: { texts: ['I want to kill myself'] } });
    expect(await counted()).toEqual(before);
  });

  it.each([
    ['a caregiver', aCaregiver()],
    ['nobody', nobody],
    ['another service', theService('assessment')],
  ])('are not taken from %s', async (_, principal) => {
    const response = await fetch(`${coach.url}/internal/page-screenings`, {
      method: 'POST',
      headers: {
        [ASSERTION_HEADER]: await assertionFor('coach', principal),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ texts: ['x'] }),
    });
    expect([401, 403]).toContain(response.status);
  });
});
