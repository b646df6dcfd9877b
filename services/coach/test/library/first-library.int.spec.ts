import { Readiness } from '@careward/platform/observability/health';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, describe, expect, it } from '@jest/globals';
import { seedLibrary } from '../seed-library.js';
import { startCoach, type RunningCoach } from '../start-coach.js';

const prefix = testPrefix();
const [one, other, later] = seedLibrary;
if (!one || !other || !later) throw new Error('the library has three topics');
const started: RunningCoach[] = [];
afterAll(() => Promise.all(started.map((coach) => coach.stop())));

async function aCopy(): Promise<RunningCoach> {
  const coach = await startCoach(prefix);
  started.push(coach);
  return coach;
}
const readinessOf = ({ app }: RunningCoach) =>
  app
    .get(Readiness)
    .check()
    .catch(() => 'not ready' as const);

describe('the first start of the coach', () => {
  it('is not ready before it has every document that discovery has published', async () => {
    const coach = await aCopy();
    expect(await readinessOf(coach)).toBe('not ready');
    for (const document of [one, other]) coach.documents.set(document.documentId, document);
    await coach.stockLibrary([one]);
    expect(await readinessOf(coach)).toBe('not ready');
    await coach.stockLibrary([one, other]);
    expect(await readinessOf(coach)).toBe('ready');
  });

  it('asks discovery no more once it had them all', async () => {
    const [coach] = started;
    if (!coach) throw new Error('no copy has started');
    coach.documents.set(later.documentId, later);
    expect(await readinessOf(coach)).toBe('ready');
    await coach.peers.stop();
    expect(await readinessOf(coach)).toBe('ready');
  });

  it('is the only one that waits for discovery', async () => {
    const next = await aCopy();
    await next.peers.stop();
    expect(await readinessOf(next)).toBe('ready');
  });
});
