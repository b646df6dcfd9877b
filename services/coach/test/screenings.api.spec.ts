import { screening } from '@careward/contracts/coach/internal-calls';
import { ASSERTION_HEADER } from '@careward/contracts/kernel/http';
import { LENGTH } from '@careward/contracts/kernel/limits';
import { aCaregiver, nobody, theService } from '@careward/testing/a-principal';
import { assertionFor } from '@careward/testing/caller-keys';
import { collectionsWith } from '@careward/testing/collections-with';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { register } from 'prom-client';
import { startCoach, type RunningCoach } from './start-coach.js';

let coach: RunningCoach;

beforeAll(async () => {
  coach = await startCoach(testPrefix());
});
afterAll(() => coach.stop());

const screened = async (texts: string[], lang: 'en' | 'es' = 'en') =>
  (await coach.ask(screening, { by: 'assessment', body: { texts, lang } }))?.risk;

const counted = async (labels: Record<string, string>) => {
  const metric = await register.getSingleMetric('careward_coach_risk_detected_total')?.get();
  const found = metric?.values.find((value) =>
    Object.entries(labels).every(([label, wanted]) => value.labels[label] === wanted),
  );
  return found?.value ?? 0;
};

describe('texts from outside the chat', () => {
  it.each<[string, string[], object | null]>([
    ['none', [], null],
    ['nothing dangerous', ['Mostly at night, after she is asleep.', 'Wednesdays are hard'], null],
    ['a crisis', ['fine', 'I want to kill myself'], { level: 'card', tier: 'T1', category: 'suicide' }],
    ['a crisis in Spanish', ['quiero suicidarme'], { level: 'card', tier: 'T1', category: 'suicide' }],
    [
      'two dangers: the more urgent one, which names the other',
      ['I want to kill myself', 'her face is drooping on one side and she cant lift her arm'],
      { level: 'card', tier: 'T0', category: 'stroke', also: 'suicide' },
    ],
  ])('%s', async (_, texts, expected) => {
    expect(await screened(texts)).toEqual(expected);
  });

  it('are counted by the language in which they are written, without any text, and stored nowhere', async () => {
    const labels = { tier: 'T1', category: 'suicide', language: 'es' };
    const before = await counted(labels);
    await screened(['me quiero matar, canary-9'], 'en');
    expect(await counted(labels)).toBe(before + 1);
    expect(await collectionsWith(coach, 'canary-9')).toEqual([]);
  });

  it.each([
    ['a caregiver', aCaregiver()],
    ['nobody', nobody],
    ['another service', theService('care-profile')],
  ])('are not taken from %s', async (_, principal) => {
    const response = await fetch(`${coach.url}/internal/screenings`, {
      method: 'POST',
      headers: {
        [ASSERTION_HEADER]: await assertionFor('coach', principal),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ texts: [], lang: 'en' }),
    });
    expect([401, 403]).toContain(response.status);
  });

  it.each([
    {},
    { texts: 'one', lang: 'en' },
    { texts: ['a'.repeat(LENGTH.message + 1)], lang: 'en' },
    { texts: [], lang: 'fr' },
  ])('are refused as %j', async (body) => {
    await expect(coach.ask(screening, { by: 'assessment', body })).rejects.toThrow('400');
  });
});
