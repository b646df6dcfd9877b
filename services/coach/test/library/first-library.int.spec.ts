import { Readiness } from '@careward/platform/observability/health';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, describe, expect, it } from '@jest/globals';
import { seedLibrary } from '../seed-library.js';
import { startCoach, type RunningCoach } from '../start-coach.js';

const prefix = testPrefix();
const [one, other] = seedLibrary;
if (!one || !other) throw new Error('the library has two topics');
const started: RunningCoach[] = [];
afterAll(() => Promise.all(started.map((coach) => coach.stop())));

async function aCopy(): Promise<RunningCoach> {
  const coach = await startCoach(prefix);
  started.push(coach);
  return coach;
}
const isReady = ({ app }: RunningCoach) =>
  app
    .get(Readiness)
    .check()
    .then(
      () => true,
      () => false,
    );

describe('the first start of the coach', () => {
  it('is not ready before it has every document that discovery has published', async () => {
    const coach = await aCopy();
    expect(await isReady(coach)).toBe(false);
    for (const document of [one, other]) coach.documents.set(document.documentId, document);
    await coach.stockLibrary([one]);
    expect(await isReady(coach)).toBe(false);
    await coach.stockLibrary([one, other]);
    expect(await isReady(coach)).toBe(true);
  });

  it('is the only one that waits for discovery', async () => {
    const next = await aCopy();
    await next.peers.stop();
    expect(await isReady(next)).toBe(true);
  });
});
